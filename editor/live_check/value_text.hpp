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

/// Formats a property's value for display: table ids as labels, lists joined, booleans as yes and no.
std::string shownText(const expr::Value& value, text::Node schema, const rules::Catalogue& catalogue,
                      const GameWords& words);

}  // namespace muster::editor
