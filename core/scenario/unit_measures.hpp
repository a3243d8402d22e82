#pragma once

#include "core/scenario/battlefield.hpp"

#include <optional>
#include <string>
#include <vector>

namespace muster::rules {

/// The move and shooting distances of the element on a placement, by the system's `measuring`; lengths in the system's
/// measure.
struct UnitMeasures {
    struct Length {
        std::string label;
        double length = 0;  ///< for a move in squares, their number
    };
    std::vector<Length> moves, ranges;
    std::vector<Length> onWays;  ///< moves made entirely on roads
    std::optional<double> arc;   ///< degrees, centred on the front; absent if the game does not define it
    bool inSquares = false;      ///< moves are counted in squares of the grid
};

/// Empty for a base of a missing army. Lengths of 0 or less, and those that cannot be computed, are left out.
UnitMeasures measuresOf(const Battlefield& field, Evaluation& evaluation, const Side& side, const Placement& placement);

/// The outline of the area within range and arc of a base: a ring of points. The range is measured from the base's
/// centre; the arc is centred on its facing.
std::vector<geometry::Point> arcOutline(const Placement& placement, double range, std::optional<double> arc);

/// A numeric result of an expression, of any numeric type; nothing if it is not a number or not finite.
std::optional<double> numberOf(const std::optional<expr::Value>& value);

}  // namespace muster::rules
