#pragma once

#include "core/geometry/point.hpp"

#include <span>

namespace muster::geometry {

/// A unit vector in a direction of degrees clockwise from "away from the near edge"; exact for multiples of 90.
Point direction(double degrees);

/// The direction of one point from another in degrees, from -180 to 180; 0 if they coincide.
double bearing(Point from, Point to);

/// The vector rotated by the angle of the direction() given.
constexpr Point turnedTo(Point v, Point turn) { return {v.x * turn.y + v.y * turn.x, v.y * turn.y - v.x * turn.x}; }

/// Rotates points clockwise around another, in place.
void rotate(std::span<Point> points, Point about, double degrees);

}  // namespace muster::geometry
