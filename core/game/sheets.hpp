#pragma once

#include "core/game/game.hpp"
#include "core/sheet/description.hpp"

namespace muster::rules {

/// The compiled sheets of a game; in a sheet for an army, unit, group, scenario or side, expressions read the variables
/// of that scope.
sheet::Description::Compiled sheetsOf(const Game& game);

/// The default sheets of a scenario, for a game that defines none: map, positions and a deployment for each side.
/// Faults refer to the text of sheet::usualScenarioSheets().
sheet::Description::Compiled usualScenarioSheetsOf(const Game& game);

}  // namespace muster::rules
