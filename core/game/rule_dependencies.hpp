#pragma once

#include "core/game/game.hpp"
#include "core/game/names_read.hpp"

#include <set>

namespace muster::rules {

/// The derived values of units, leaders, groups and the army that have one of the names, and those that they are
/// derived from.
std::set<const Derived*> derivedFor(const Game& game, NamesRead names);

/// Marks the derived values that a verdict or a cost can depend on, and the rules whose texts need others as well. Most
/// derived values are for sheets; skipping them makes a check several times faster.
void markVerdictDependencies(Game& game);

}  // namespace muster::rules
