#pragma once

#include "core/geometry/effort.hpp"
#include "core/geometry/shape.hpp"

#include <optional>
#include <span>
#include <string>
#include <variant>

namespace muster::geometry {

/// Why a shape cannot be made.
struct GeometryError {
    enum class Kind {
        tooFewCorners,   ///< fewer than three different corners, or two different points of a line
        noArea,          ///< all corners in one straight line, or a width of nothing
        crossesItself,   ///< two edges cross or touch, or an edge runs back over another
        notFinite,       ///< a coordinate that is no number, or farther out than `farthest`
        tooManyCorners,  ///< more than `maxCorners`
        badMeasure,      ///< a width, depth or angle that is no number, or not above 0
    };
    Kind kind;
    std::string message;  ///< such as "the edge from (0, 0) to (4, 4) crosses the edge from (4, 0) to (0, 4) at (2, 2)"
    std::optional<std::size_t>
        index;  ///< of the given point that is at fault, or where the edge at fault begins, from 0
    std::optional<std::size_t> other;  ///< where the edge that it crosses begins
    std::optional<Point> at;           ///< where on the table
};

constexpr std::size_t maxCorners = 10'000;
constexpr double farthest = 1e9;  ///< no coordinate may be larger
constexpr std::size_t ellipseCorners = 64;

using ShapeResult = std::variant<Shape, GeometryError>;

/// A spot, or a flaw when it is no number.
ShapeResult point(Point at);
/// A path without width through at least two different points.
ShapeResult path(std::span<const Point> points);
/// A closed area. Corners may be repeated, in a straight line, in either direction, and closed by the first one or not.
ShapeResult polygon(std::span<const Point> corners, Effort* effort = nullptr);
/// A rectangle about its centre; `width` goes from left to right and `depth` away from the near edge before it is
/// turned clockwise.
ShapeResult rectangle(Point centre, double width, double depth, double degrees = 0);
/// An ellipse, likewise, as a polygon of `ellipseCorners` corners on the curve. Its four outermost points are corners;
/// its area is 0.16 % smaller than the ellipse's, and no side is farther from the curve than 0.0012 of the longer half
/// axis.
ShapeResult ellipse(Point centre, double width, double depth, double degrees = 0);
/// A road or river: a line with a width, its ends flat. Bends come to a point on the outside, those of more than 120
/// degrees are rounded. A line that ends where it began is closed and has a hole. A line may cross itself; one that
/// does so thousands of times is refused.
ShapeResult line(std::span<const Point> points, double width, Effort* effort = nullptr);

}  // namespace muster::geometry
