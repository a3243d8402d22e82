#pragma once

#include "core/rules/game/game.hpp"
#include "core/sheet/description.hpp"

namespace muster::rules {

/// The sheets of a game, compiled: expressions read in a sheet for an army, unit or group what a rule of that scope reads.
sheet::Description::Compiled sheetsOf(const Game& game);

}  // namespace muster::rules
