#pragma once

#include "core/geometry/ring.hpp"
#include "printer/map/area_index.hpp"

#include <cmath>

/// Measurements for placing labels.
namespace muster::printer::map {

inline double lengthOf(Point a, Point b) { return std::hypot(b.x - a.x, b.y - a.y); }

/// The position at that distance along a path.
Point spotAt(const Outline& way, double at);
/// The position at that distance from one place towards another.
Point towards(Point from, Point to, double distance);

/// The bounding box of several.
Frame around(const std::vector<Frame>& frames);

/// The distance between a frame and an area; 0 if they meet.
double distance(const Frame& frame, const Area& area);
bool meets(const Frame& frame, const Area& area);
bool holds(const Area& area, Point at);
/// True if a straight line goes through an area.
bool crosses(Point from, Point to, const Area& area);

/// Straight lines from a frame to the nearest position on each edge of an area, from short to long.
std::vector<Outline> linesTo(const Area& area, const Frame& from);

}  // namespace muster::printer::map
