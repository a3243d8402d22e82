#pragma once

#include "core/game/game.hpp"

#include <memory>
#include <vector>

namespace muster::rules {

/// What the ids of rules in house rules files begin with.
inline constexpr std::string_view housePrefix = "house/";

/// True for the name of a rule that house rules define.
constexpr bool isOfHouseRules(std::string_view name) { return name.starts_with(housePrefix); }

/// A game with the rules that house rules files add.
struct GameWithHouseRules {
    std::shared_ptr<const Game> game;              ///< keeps the documents alive; null if the system cannot be compiled
    std::vector<std::vector<text::Fault>> faults;  ///< in each house rules file
};

/// Compiles a system again, with the `rules` of house rules files of a valid form: the nearest to the army first,
/// because its rules replace those of the same id in the others. Each file has its own allowance of work.
GameWithHouseRules loadWithHouseRules(const Game& game,
                                      const std::vector<std::shared_ptr<const text::Document>>& houses);

}  // namespace muster::rules
