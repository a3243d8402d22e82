#pragma once

#include "core/roster/rule_runner.hpp"
#include "core/scenario/battlefield.hpp"

namespace muster::rules {

/// Evaluates the rules of scenarios, terrain, zones, objectives, sides and placements on everything on the board.
void runScenarioRules(const Battlefield& field, RuleRunner& runner, Evaluation& evaluation);

}  // namespace muster::rules
