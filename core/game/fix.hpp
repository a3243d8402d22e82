#pragma once

#include "core/game/evaluation.hpp"
#include "core/game/game.hpp"
#include "core/text/document.hpp"

#include <string>

namespace muster::rules {

/// The JSON Patch of a rule's `fix` for one element, as JSON text: paths made absolute, templates filled in; a text
/// that is one whole expression becomes its value if that is a number, true or false. Operations whose `when` does not
/// hold are left out. Empty if that leaves none, if an expression fails, or gives a number that JSON lacks.
std::string patchOf(const Rule& rule, text::Node element, Evaluation& evaluation);

}  // namespace muster::rules
