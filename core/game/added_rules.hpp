#pragma once

#include "core/diagnostics/rule_id.hpp"
#include "core/game/game.hpp"

#include <memory>
#include <vector>

namespace muster::rules {

/// What the ids of rules in house rules files and in lists name as their owner.
inline constexpr std::string_view houseOwner = "house", listOwner = "army-list";

/// True for a rule that house rules or a list may add to those of the game, as a text names it.
constexpr bool isAdded(const diagnostics::RuleId& rule) { return rule.owner == houseOwner || rule.owner == listOwner; }

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
