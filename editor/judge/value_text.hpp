#pragma once

#include "core/expr/value.hpp"
#include "core/library/catalogue.hpp"
#include "editor/judge/game_words.hpp"

#include <string>
#include <string_view>

namespace muster::editor {

/// A value as JSON text.
std::string jsonOf(const expr::Value& value);

/// A number or text as a person would write it.
std::string plainText(const expr::Value& value);

/// "yes" or "no", translated.
std::string truthText(bool truth);

/// A value of a property for people: ids of tables by their labels, lists joined, truths as yes and no.
std::string shownText(const expr::Value& value, text::Node schema, const rules::Catalogue& catalogue,
                      const GameWords& words);

/// "missileRange" as "Missile range", "old-guard" as "Old guard".
std::string titleOf(std::string_view key);

/// Whether values of the property are one of a few: an enumeration, or the rows of a table.
bool isChoice(text::Node schema);

}  // namespace muster::editor
