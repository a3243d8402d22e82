#pragma once

#include "core/geometry/effort.hpp"
#include "core/geometry/shape.hpp"

#include <optional>
#include <span>
#include <string>
#include <variant>

namespace muster::geometry {

/// Why a shape is invalid.
struct GeometryError {
    enum class Kind {
        tooFewCorners,   ///< fewer than three different corners, or of a line fewer than two different points
        noArea,          ///< all corners in one straight line, or a width of zero
        crossesItself,   ///< two edges cross or touch, or an edge runs back over another
        notFinite,       ///< a coordinate that is not a number, or exceeds `farthest`
        tooManyCorners,  ///< more than `maxCorners`
        badMeasure,      ///< a width, depth or angle that is not a number, or a width or depth of 0 or less
    };
    Kind kind;
    std::string message;  ///< such as "the edge from (0, 0) to (4, 4) crosses the edge from (4, 0) to (0, 4) at (2, 2)"
    std::optional<std::size_t> index;  ///< of the invalid point as given, or of the start of the invalid edge, from 0
    std::optional<std::size_t> other;  ///< start of the edge that it crosses
    std::optional<Point> at;           ///< position on the table
};

constexpr std::size_t maxCorners = 10'000;
constexpr double farthest = 1e9;  ///< maximum absolute value of a coordinate
constexpr std::size_t ellipseCorners = 64;

using ShapeResult = std::variant<Shape, GeometryError>;

/// A spot, or an error if it is not a number.
ShapeResult point(Point at);
/// A path without width through at least two different points.
ShapeResult path(std::span<const Point> points);
/// A closed area. Corners may be repeated, collinear, in either direction, and with or without the first one at the
/// end.
ShapeResult polygon(std::span<const Point> corners, Effort* effort = nullptr);
/// A rectangle around its centre; before rotation clockwise, `width` is from left to right and `depth` away from the
/// near edge.
ShapeResult rectangle(Point centre, double width, double depth, double degrees = 0);
/// An ellipse, likewise, as a polygon of `ellipseCorners` corners on the curve. Its four outermost points are corners;
/// its area is 0.16 % smaller than the ellipse's, and no side is farther from the curve than 0.0012 of the semi-major
/// axis.
ShapeResult ellipse(Point centre, double width, double depth, double degrees = 0);
/// A road or river: a line with a width and flat ends. Bends have a sharp corner on the outside; those of more than 120
/// degrees are rounded. A line that ends where it begins is closed and has a hole. A line may cross itself; one that
/// does so thousands of times is rejected.
ShapeResult line(std::span<const Point> points, double width, Effort* effort = nullptr);

}  // namespace muster::geometry
