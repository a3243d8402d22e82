#pragma once

#include "core/geometry/place.hpp"

#include <span>
#include <vector>

namespace muster::geometry {

/// The overlap depth of two convex rings: the shortest move that separates them; negative if they are apart. Stops
/// early, with any value not above `enough`, once the depth is known not to exceed it.
double pressedDepth(std::span<const Point> a, std::span<const Point> b, double enough);

/// Appends the part of a ring on the left of the straight line from a to b to `out`; separate pieces stay joined by
/// edges without area.
void cutToLeft(std::span<const Point> ring, Point a, Point b, std::vector<Point>& out);

/// The area of any rings clipped to a convex one.
double areaWithin(const Place& place, std::span<const Point> convex);

}  // namespace muster::geometry
