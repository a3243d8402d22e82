#pragma once

#include "core/game/game.hpp"

#include <nlohmann/json.hpp>

#include <string>
#include <vector>

namespace muster::validator {

/// The first or least value that a property of a system allows, or the one with which forms start; null if none is
/// known.
nlohmann::ordered_json startingValue(text::Node schema, const rules::Game& game);

/// The keys that every element must have, each with its starting value.
nlohmann::ordered_json startingValues(const rules::ElementSchema& element, const std::vector<std::string>& required,
                                      const rules::Game& game);

/// The values of a new entry of units: those that every entry must have, and those that a unit must have from it or by
/// itself.
nlohmann::ordered_json valuesOfNewEntry(const rules::Game& game);

}  // namespace muster::validator
