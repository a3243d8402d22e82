#pragma once

#include "core/scenario/battlefield.hpp"

#include <optional>
#include <vector>

namespace muster::rules {

/// Where the middle of a base can get in one move, over ground that is closed, slow or opened by a bridge as the
/// system's `measuring` says. Other bases are not in its way.
struct MovementReach {
    std::vector<std::vector<geometry::Point>>
        rings;         ///< to be filled by the even-odd rule; none closed by its first point
    double grain = 0;  ///< how exact it is, in the board's measure; 0 for squares of the grid
};

/// Of a move that counts squares, these; else within a length. Nothing when the base stands nowhere, there is no move,
/// or the ground has more corners than can be looked at while somebody waits.
std::optional<MovementReach> movementReach(const Battlefield& field, Evaluation& evaluation, const Side& side,
                                           const Placement& placement, double move);

/// The same for a move that is made on ways, such as roads, from beginning to end; nothing as well when the middle of
/// the base is on none.
std::optional<MovementReach> movementReachOnWays(const Battlefield& field, Evaluation& evaluation, const Side& side,
                                                 const Placement& placement, double move);

}  // namespace muster::rules
