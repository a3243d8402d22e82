#pragma once

#include "core/geometry/effort.hpp"
#include "core/geometry/place.hpp"

namespace muster::geometry {

/// The shortest way between two places; 0 when they meet or one holds the other.
double distance(const Place& a, const Place& b, Effort* effort = nullptr);
double distance(Point point, const Place& place);

/// How far `inner` sticks out of `outer`: the distance to `outer` of the point of `inner` that is farthest from it, 0
/// when all of it is inside. Exact when `outer` is convex or a corner sticks out farthest; else to a thousandth of the
/// size of `inner`.
double protrusion(const Place& inner, const Place& outer, Effort* effort = nullptr);

/// Whether nothing of `inner` sticks out of `outer` by more than the tolerance (and rounding).
bool inside(const Place& inner, const Place& outer, double tolerance = 0, Effort* effort = nullptr);

/// Whether two areas press into one another by more than the tolerance. Touching is no overlap.
/// Of two convex areas the depth is the shortest way by which one would have to move to be clear of the other. Of
/// others it is the diameter of the largest disc that lies in both. A path or spot overlaps an area when it is more
/// than half the tolerance inside it.
bool overlaps(const Place& a, const Place& b, double tolerance = 0, Effort* effort = nullptr);

/// Of two convex areas, how far one would have to move to be clear of the other; 0 or less when they do not overlap.
double pressedDepth(const Place& a, const Place& b);

}  // namespace muster::geometry
