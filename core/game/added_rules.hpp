#pragma once

#include "core/game/game.hpp"

#include <memory>
#include <vector>

namespace muster::rules {

/// What the ids of rules in house rules files and in lists begin with.
inline constexpr std::string_view housePrefix = "house/", listPrefix = "army-list/";

/// True for the name of a rule that house rules or a list add to those of the game.
constexpr bool isAdded(std::string_view name) { return name.starts_with(housePrefix) || name.starts_with(listPrefix); }

/// A game with the rules that other files add.
struct GameWithAddedRules {
    std::shared_ptr<const Game> game;              ///< keeps the documents alive; null if the system cannot be compiled
    std::vector<std::vector<text::Fault>> faults;  ///< in each of the files
};

/// Compiles a system again, with the `rules` of house rules files and lists of a valid form: the nearest to the army
/// first, because its rules replace those of the same id in the others. Each file has its own allowance of work.
GameWithAddedRules loadWithAddedRules(const Game& game,
                                      const std::vector<std::shared_ptr<const text::Document>>& files);

}  // namespace muster::rules
