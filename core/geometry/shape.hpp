#pragma once

#include "core/geometry/place.hpp"

#include <memory>
#include <span>
#include <vector>

namespace muster::geometry {

/// A place that owns its points: a spot, a path or a closed area with holes. Immutable, cheap to copy, and never
/// without points. Made by the functions of makers.hpp.
class Shape {
public:
    /// Takes rings that are already normalised (see Place); otherwise use makers.hpp.
    Shape(Place::Kind kind, std::vector<Point> points, std::vector<std::uint32_t> ringEnds);

    const Place& place() const;
    operator const Place&() const { return place(); }

    const Box& bounds() const { return place().bounds; }
    bool isArea() const { return place().isArea(); }
    bool convex() const { return place().convex; }
    std::size_t cornerCount() const { return place().points.size(); }
    std::size_t ringCount() const { return place().ringCount(); }
    /// Ring 0 is the outer one, counter-clockwise; the others are holes. The first point is not repeated at the end.
    std::span<const Point> ring(std::size_t i) const { return place().ring(i); }
    double area() const { return geometry::area(place()); }
    double perimeter() const { return geometry::perimeter(place()); }
    Point centre() const { return geometry::centre(place()); }

private:
    struct Data;
    std::shared_ptr<const Data> m_data;
};

/// Moves a shape; returns it unchanged if the move is not a number or exceeds the limits (see farthest in makers.hpp).
Shape moved(const Shape& shape, Point by);
/// Rotated clockwise around a point.
Shape rotated(const Shape& shape, double degrees, Point about);
/// Mirrored in the straight line through a point in the direction of the degrees (0 = away from the near edge).
Shape mirrored(const Shape& shape, Point through, double degrees);

}  // namespace muster::geometry
