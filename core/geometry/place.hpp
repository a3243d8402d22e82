#pragma once

#include "core/geometry/point.hpp"

#include <cstdint>
#include <span>

namespace muster::geometry {

/// A position: a spot, a path without width, or an area. A view: the points belong to a Shape or to the caller, and
/// must outlive it. All measuring functions take places, so numbers from elsewhere need no copy on the heap.
struct Place {
    enum class Kind : std::uint8_t { point, path, area };

    Kind kind = Kind::point;
    bool convex = false;            ///< an area of one ring without reflex corners
    std::span<const Point> points;  ///< ring after ring, the first point not repeated at the end; no three collinear
    std::span<const std::uint32_t>
        ringEnds;  ///< one past the last point of each ring: the outer one (counter-clockwise), then holes (clockwise)
    Box bounds;

    bool isArea() const { return kind == Kind::area; }
    std::size_t ringCount() const { return ringEnds.size(); }
    std::span<const Point> ring(std::size_t i) const
    {
        const std::uint32_t begin = i == 0 ? 0 : ringEnds[i - 1];
        return points.subspan(begin, ringEnds[i] - begin);
    }
};

/// Calls visit(from, to) for every edge until it returns false; true if it never did. A spot is an edge of zero length.
template <class Visit>
bool forEdges(const Place& place, Visit visit)
{
    if (place.kind == Place::Kind::point) return place.points.empty() || visit(place.points[0], place.points[0]);
    if (place.kind == Place::Kind::path) {
        for (std::size_t i = 1; i < place.points.size(); ++i)
            if (!visit(place.points[i - 1], place.points[i])) return false;
        return true;
    }
    for (std::size_t r = 0; r < place.ringCount(); ++r) {
        const auto ring = place.ring(r);
        for (std::size_t i = 0, before = ring.size() - 1; i < ring.size(); before = i++)
            if (!visit(ring[before], ring[i])) return false;
    }
    return true;
}

/// 0 for a spot or a path.
double area(const Place& place);
/// The length of all its rings, or of the path.
double perimeter(const Place& place);
/// The centre of gravity; for a path its middle by length.
Point centre(const Place& place);

/// True if the area contains the point; within rounding of its edge counts as inside. A path or spot contains only its
/// own points.
bool holds(const Place& place, Point point);

}  // namespace muster::geometry
