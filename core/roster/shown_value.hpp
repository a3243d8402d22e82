#pragma once

#include "core/expr/value.hpp"
#include "core/game/game.hpp"
#include "core/game/phrases.hpp"
#include "core/library/catalogue.hpp"

#include <string>
#include <string_view>

namespace muster::rules {

/// The language in which values are shown.
struct ShownWords {
    const Phrases& phrases;
    std::string_view yes = "yes", no = "no";
};

/// The value of a property in words: ids of a table as its labels, lists and records joined by commas, a list of
/// records as their number. Long lists are cut.
std::string shownText(const expr::Value& value, text::Node schema, const Catalogue& catalogue, const ShownWords& words);

/// "missileRange" becomes "Missile range", "old-guard" becomes "Old guard".
std::string titleOf(std::string_view key);

/// The title of a property: its own, or the word for its key, or else the key as a title.
std::string titleOf(const ElementSchema::Field& field, const Phrases& phrases);

/// The translation of an id or key without a title, or `otherwise`.
std::string wordOf(std::string_view id, std::string otherwise, const Phrases& phrases);

/// Returns true if the property has a fixed set of values: an enumeration, or the rows of a table.
bool isChoice(text::Node schema);

}  // namespace muster::rules
