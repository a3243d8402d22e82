#pragma once

#include "core/geometry/makers.hpp"

#include <cstdint>
#include <optional>
#include <span>

namespace muster::geometry {

/// A step of length 1 in a direction of degrees clockwise from "away from the near edge"; exact for multiples of 90.
Point direction(double degrees);
/// The vector turned by the angle whose direction() is given.
constexpr Point turnedTo(Point v, Point turn) { return {v.x * turn.y + v.y * turn.x, v.y * turn.y - v.x * turn.x}; }

inline bool isWithinReach(Point p) { return std::abs(p.x) <= farthest && std::abs(p.y) <= farthest; }  // false for NaN

Box boundsOf(std::span<const Point> points);

/// Brings a ring of numbers within reach into order, in place: repeated, closing and straight-on corners dropped,
/// counter-clockwise, or clockwise for a hole. Gives the number of corners left, or 0 when they enclose nothing.
std::size_t tidyRing(std::span<Point> ring, bool hole);

/// Drops points that repeat the one before, in place, and gives the number left.
std::size_t dropRepeated(std::span<Point> path);

/// What a ring encloses: positive when it runs counter-clockwise.
double signedArea(std::span<const Point> ring);

/// Whether a tidy ring is convex, which also means that it does not cross itself.
bool isConvex(std::span<const Point> ring);

/// Two edges of a tidy ring, by the number of the corner where each begins, and where they meet.
struct Crossing {
    std::size_t first;
    std::size_t second;
    Point at;
};

/// Where a tidy ring crosses or touches itself.
std::optional<Crossing> findCrossing(std::span<const Point> ring, Effort* effort = nullptr);

/// The view of rings in order.
Place placeOf(Place::Kind kind, std::span<const Point> points, std::span<const std::uint32_t> ringEnds);

}  // namespace muster::geometry
