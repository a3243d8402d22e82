#pragma once

#include "core/expr/type.hpp"
#include "core/game/scope.hpp"

#include <string_view>
#include <vector>

namespace muster::rules {

/// The parts of a system from which the types of a scenario are built.
struct ScenarioParts {
    expr::Type army, unit, leader;
    expr::Type terrainKind;                                           ///< a row of the system's kinds of terrain
    std::vector<expr::Type::Field> scenario, side, piece, placement;  ///< the system's own keys
};

/// What the fields of a scenario have as their unit of measure, in place of the system's own unit.
inline constexpr std::string_view unitOfLengths = "measure", unitOfAreas = "square measure";

/// The types that rules read of a scenario, by scope. All lengths are in the system's measure, regardless of the
/// file's.
struct ScenarioTypes {
    expr::Type scenario, side, terrain, zone, objective, placement;
};

ScenarioTypes scenarioTypes(const ScenarioParts& parts);

/// The keys that a scenario, side, terrain piece or placement has in every system; a system cannot add them again.
std::vector<std::string> scenarioNames(Scope scope);

}  // namespace muster::rules
