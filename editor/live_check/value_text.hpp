#pragma once

#include "core/expr/value.hpp"
#include "core/library/catalogue.hpp"
#include "editor/live_check/game_words.hpp"

#include <string>
#include <string_view>

namespace muster::editor {

/// Formats a value as JSON.
std::string jsonOf(const expr::Value& value);

/// Formats a number or text for display.
std::string plainText(const expr::Value& value);

/// "yes" or "no", translated.
std::string truthText(bool truth);

/// Formats a property's value for display: table ids as labels, lists joined, booleans as yes and no.
std::string shownText(const expr::Value& value, text::Node schema, const rules::Catalogue& catalogue,
                      const GameWords& words);

/// "missileRange" becomes "Missile range", "old-guard" becomes "Old guard".
std::string titleOf(std::string_view key);

/// Returns true if the property has a fixed set of values: an enumeration, or the rows of a table.
bool isChoice(text::Node schema);

}  // namespace muster::editor
