#pragma once

#include "core/geometry/place.hpp"

#include <span>
#include <vector>

namespace muster::geometry {

/// How deep two convex rings press into one another: the shortest move that parts them; below 0 when they are apart.
/// Stops early, with some value not above `enough`, once it is known not to be above it.
double pressedDepth(std::span<const Point> a, std::span<const Point> b, double enough);

/// The part of a ring on the left of the straight line from a to b, appended to `out`; pieces that fall apart stay
/// joined by edges of no area.
void cutToLeft(std::span<const Point> ring, Point a, Point b, std::vector<Point>& out);

/// The area of any rings cut to a convex one.
double areaWithin(const Place& place, std::span<const Point> convex);

}  // namespace muster::geometry
