#pragma once

#include "core/game/phrases.hpp"
#include "core/sheet/sheet.hpp"
#include "core/text/document.hpp"

namespace muster::printer {

/// Puts the texts of a game on its sheets into the language of the phrases. What the player wrote into the army or
/// scenario stays: names, notes and titles.
void translate(sheet::Booklet& booklet, const rules::Phrases& phrases, text::Node file);

}  // namespace muster::printer
