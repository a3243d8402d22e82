#pragma once

#include "core/geometry/effort.hpp"
#include "core/geometry/place.hpp"

namespace muster::geometry {

/// The shortest distance between two places; 0 if they meet or one contains the other.
double distance(const Place& a, const Place& b, Effort* effort = nullptr);
double distance(Point point, const Place& place);

/// How far `inner` protrudes from `outer`: the distance to `outer` of the farthest point of `inner`, 0 if all of it is
/// inside. Exact if `outer` is convex or a corner protrudes farthest; else accurate to a thousandth of the size of
/// `inner`.
double protrusion(const Place& inner, const Place& outer, Effort* effort = nullptr);

/// True if `inner` protrudes from `outer` by no more than the tolerance (and rounding).
bool inside(const Place& inner, const Place& outer, double tolerance = 0, Effort* effort = nullptr);

/// True if two areas overlap by more than the tolerance. Touching is not overlapping. For two convex areas, the depth
/// is the shortest move that separates them; for others, it is the diameter of the largest disc inside both. A path or
/// spot overlaps an area if it is more than half the tolerance inside it.
bool overlaps(const Place& a, const Place& b, double tolerance = 0, Effort* effort = nullptr);

/// For two convex areas, the shortest move that separates them; 0 or less if they do not overlap.
double pressedDepth(const Place& a, const Place& b);

}  // namespace muster::geometry
