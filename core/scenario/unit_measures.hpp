#pragma once

#include "core/scenario/battlefield.hpp"

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace muster::rules {

/// How far what stands on a placement moves and shoots by the system's `measuring`; lengths in the system's measure.
struct UnitMeasures {
    struct Length {
        std::string label;
        double length = 0;  ///< of a move in squares their number
    };
    std::vector<Length> moves, ranges;
    std::vector<Length> onWays;  ///< moves that are made on roads from beginning to end
    std::optional<double> arc;   ///< degrees, its front in their middle; absent where the game does not say
    bool inSquares = false;      ///< moves are counted in squares of the grid
};

/// Empty for a base of an army that is not there. Lengths that are 0 or less, or cannot be computed, are left out.
UnitMeasures measuresOf(const Battlefield& field, Evaluation& evaluation, const Side& side, const Placement& placement);

/// The length of a way along its points.
double wayLength(std::span<const geometry::Point> points);

/// The outline of what lies within a range of a base and within its arc: a ring of points. The range is measured from
/// the base's middle, the arc is open to where the base faces.
std::vector<geometry::Point> arcOutline(const Placement& placement, double range, std::optional<double> arc);

/// A number that an expression gave, of whatever kind; nothing when it is none or not finite.
std::optional<double> numberOf(const std::optional<expr::Value>& value);

}  // namespace muster::rules
