#pragma once

#include "core/game/game.hpp"
#include "core/library/catalogue.hpp"

#include <string>
#include <string_view>

namespace muster::validator {

/// A keyword of a property's schema, or of the definition to which the property refers.
text::Node keywordOf(text::Node property, std::string_view keyword, const rules::Game& game);

/// What people call a key: its title, else its name in words.
std::string titleOfKey(std::string_view name, text::Node property, const rules::Game& game);

/// The table whose rows the values of a property are; empty if it names none.
std::string tableOfKey(text::Node property, const rules::Game& game);

/// A value of a file as players read it: rows of tables by their labels.
std::string valueInWords(text::Node value, text::Node property, const rules::Catalogue& catalogue);

}  // namespace muster::validator
