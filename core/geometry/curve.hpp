#pragma once

#include "core/geometry/point.hpp"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace muster::geometry {

/// The handles of a corner, relative to it: where the curve before it comes from and the one after it leads to, as in a
/// cubic Bézier curve. A handle of length 0 is none.
struct Handles {
    Point in, out;
    friend bool operator==(const Handles&, const Handles&) = default;
};

/// A path of straight stretches.
struct Flattened {
    std::vector<Point> points;
    std::vector<std::uint32_t> corners;  ///< for each point, the corner that it is or that its stretch begins at
};

/// Flattens a path through corners, of which none or all have handles. Every corner is a point of it, and nothing of a
/// curve is farther from it than `tolerance`, unless it has more than `max` points: then it ends after one more.
Flattened flattened(std::span<const Point> corners, std::span<const Handles> handles, bool isClosed, double tolerance,
                    std::size_t max);

}  // namespace muster::geometry
