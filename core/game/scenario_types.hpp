#pragma once

#include "core/expr/type.hpp"
#include "core/game/scope.hpp"

#include <vector>

namespace muster::rules {

/// The parts of a system that the types of a scenario are made from.
struct ScenarioParts {
    expr::Type army, unit, leader;
    expr::Type terrainKind;                                           ///< a row of the system's kinds of terrain
    std::vector<expr::Type::Field> scenario, side, piece, placement;  ///< the system's own keys
};

/// What rules read of a scenario, by scope. All lengths are in the system's measure, whatever the file's is.
struct ScenarioTypes {
    expr::Type scenario, side, terrain, zone, objective, placement;
};

ScenarioTypes scenarioTypes(const ScenarioParts& parts);

/// The keys that a scenario, side, terrain piece or placement has in every system, so that a system cannot add them
/// again.
std::vector<std::string> scenarioNames(Scope scope);

}  // namespace muster::rules
