#pragma once

#include "core/geometry/effort.hpp"
#include "core/geometry/place.hpp"

#include <vector>

namespace muster::geometry {

/// A part of the line from one point to another, in fractions from 0 to 1.
struct Stretch {
    double begin;
    double end;
};

/// The parts of the line from one point to another inside an area, in order. Along an edge or by a corner is not
/// inside.
std::vector<Stretch> stretchesInside(const Place& place, Point from, Point to, Effort* effort = nullptr);

/// The parts of the line outside an area by more than rounding, or off the points of a path or spot.
std::vector<Stretch> stretchesOutside(const Place& place, Point from, Point to, Effort* effort = nullptr);

}  // namespace muster::geometry
