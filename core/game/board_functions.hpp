#pragma once

#include "core/expr/program.hpp"

namespace muster::rules {

/// How far elements may press into one another, or stick out, in rules that do not say: what a hand leaves when it sets
/// a base down.
constexpr double handTolerance = 0.01;

/// Adds the geometry of the board to the rule language: area, centre, distance, inside, overlaps, overlapArea,
/// protrusion, parts, reachable and sees. Lengths are in the measure of the board.
void addBoardFunctions(expr::Environment& environment);

}  // namespace muster::rules
