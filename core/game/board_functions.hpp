#pragma once

#include "core/expr/program.hpp"

namespace muster::rules {

/// The default tolerance of rules for overlap and protrusion: the precision of setting down a base by hand.
constexpr double handTolerance = 0.01;

/// Adds the board geometry functions to the rule language: area, centre, distance, inside, overlaps, overlapArea,
/// protrusion, parts, reachable and sees. Lengths are in the measure of the board.
void addBoardFunctions(expr::Environment& environment);

}  // namespace muster::rules
