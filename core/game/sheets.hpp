#pragma once

#include "core/game/game.hpp"
#include "core/sheet/description.hpp"

namespace muster::rules {

/// The sheets of a game, compiled: expressions read in a sheet for an army, unit, group, scenario or side what a rule
/// of that scope reads.
sheet::Description::Compiled sheetsOf(const Game& game);

/// The sheets of a scenario for a game that describes none of its own: map, positions and a deployment for each side.
/// Their faults stand in the text of sheet::usualScenarioSheets().
sheet::Description::Compiled usualScenarioSheetsOf(const Game& game);

}  // namespace muster::rules
