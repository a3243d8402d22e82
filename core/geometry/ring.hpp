#pragma once

#include "core/geometry/makers.hpp"

#include <cstdint>
#include <optional>
#include <span>

namespace muster::geometry {

inline bool isWithinReach(Point p) { return std::abs(p.x) <= farthest && std::abs(p.y) <= farthest; }  // false for NaN

/// The bounding box of at least one point.
Box boundsOf(std::span<const Point> points);

/// The length of a path through these points; 0 for fewer than two.
double pathLength(std::span<const Point> points);

/// Normalises a ring of numbers within reach, in place: drops repeated, closing and collinear corners;
/// counter-clockwise, or clockwise for a hole. Returns the number of corners left, or 0 if they enclose nothing.
std::size_t tidyRing(std::span<Point> ring, bool hole);

/// Drops points that repeat the previous one, in place, and returns the number left.
std::size_t dropRepeated(std::span<Point> path);

/// The enclosed area: positive if the ring is counter-clockwise.
double signedArea(std::span<const Point> ring);

/// True if a tidy ring is convex, which implies that it does not cross itself.
bool isConvex(std::span<const Point> ring);

/// Two edges of a tidy ring, by the index of their first corner, and their intersection.
struct Crossing {
    std::size_t first;
    std::size_t second;
    Point at;
};

/// The place where a tidy ring crosses or touches itself.
std::optional<Crossing> findCrossing(std::span<const Point> ring, Effort* effort = nullptr);

/// A view of normalised rings.
Place placeOf(Place::Kind kind, std::span<const Point> points, std::span<const std::uint32_t> ringEnds);

}  // namespace muster::geometry
