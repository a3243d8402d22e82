#pragma once

#include "core/scenario/battlefield.hpp"

#include <optional>
#include <vector>

namespace muster::rules {

/// The positions that the centre of a base can reach in one move, across closed ground, slow ground and bridges as
/// defined by the system's `measuring`. Ignores other bases.
struct MovementReach {
    std::vector<std::vector<geometry::Point>>
        rings;         ///< to be filled by the even-odd rule; the first point is not repeated at the end
    double grain = 0;  ///< resolution, in the board's measure; 0 for squares of the grid
};

/// For a move that counts squares, the reachable squares; else the outline. Nothing if the base has no position, there
/// is no move, or the ground has too many corners to compute interactively.
std::optional<MovementReach> movementReach(const Battlefield& field, Evaluation& evaluation, const Side& side,
                                           const Placement& placement, double move);

/// The same for a move made entirely on ways, such as roads; nothing also if the centre of the base is on none.
std::optional<MovementReach> movementReachOnWays(const Battlefield& field, Evaluation& evaluation, const Side& side,
                                                 const Placement& placement, double move);

}  // namespace muster::rules
