// A line with a width. Most roads and rivers need only their two sides, shifted; the others are the union of their
// stretches and bends.

#include "core/geometry/makers.hpp"
#include "core/geometry/outline.hpp"
#include "core/geometry/ring.hpp"

#include <fmt/format.h>

namespace muster::geometry {

namespace {

constexpr std::uint64_t effortForStretch = 1'000;  // for making it and, usually, the disc around the bend at its end
constexpr double sharpest = -0.5;                  // cosine of the sharpest bend with a sharp corner: 120 degrees

/// The centre line, as different points; a closed one does not repeat its first.
struct Middle {
    std::vector<Point> points;
    bool closed = false;

    std::size_t edgeCount() const { return points.size() - (closed ? 0 : 1); }
    Point at(std::size_t i) const { return points[i % points.size()]; }
    Point along(std::size_t edge) const
    {
        const Point way = at(edge + 1) - at(edge);
        return way * (1 / length(way));
    }
};

/// How far a bend moves the end of the left side back along the line, in half widths: the tangent of half its angle.
std::optional<double> setback(const Middle& middle, std::size_t corner)
{
    if (!middle.closed && (corner == 0 || corner + 1 == middle.points.size())) return 0.0;
    const Point in = middle.along((corner + middle.points.size() - 1) % middle.points.size()),
                out = middle.along(corner);
    if (dot(in, out) < sharpest) return std::nullopt;
    return cross(in, out) / (1 + dot(in, out));
}

Point leftOf(Point along) { return {-along.y, along.x}; }

/// How far back a neighbour's edge reaches beside a stretch, from the setback of the bend between: the sine instead of
/// the tangent of half.
double wideness(double setback, double half)
{
    const double tangent = setback / half;
    return std::abs(2 * tangent / (1 + tangent * tangent) * half);
}

/// One side of the line, `half` to its left (negative: to its right); nothing if a bend is too sharp or uses up more
/// than its edges.
std::optional<std::vector<Point>> side(const Middle& middle, double half)
{
    const std::size_t count = middle.points.size();
    std::vector<double> setbacks;
    for (std::size_t i = 0; i < count; ++i) {
        const auto back = setback(middle, i);
        if (!back) return std::nullopt;
        setbacks.push_back(*back * half);
    }
    for (std::size_t edge = 0; edge < middle.edgeCount(); ++edge) {
        const double size = distance(middle.at(edge), middle.at(edge + 1)), a = setbacks[edge],
                     b = setbacks[(edge + 1) % count];
        // A stretch must also be at least as long as its neighbours are wide there; otherwise they protrude behind its
        // other end.
        if (a + b >= size || std::max(wideness(a, half), wideness(b, half)) > size) return std::nullopt;
    }
    std::vector<Point> points;
    for (std::size_t i = 0; i < count; ++i) {
        const bool last = !middle.closed && i + 1 == count;
        const Point along = middle.along(last ? i - 1 : i);
        points.push_back(middle.points[i] + leftOf(along) * half + along * (last ? -setbacks[i] : setbacks[i]));
    }
    return points;
}

/// Adds a ring that may still cross itself; false if it does, or encloses nothing.
bool addRing(std::vector<Point>& points, std::vector<std::uint32_t>& ends, std::vector<Point> ring, Effort* effort)
{
    ring.resize(tidyRing(ring, !ends.empty()));
    if (ring.empty() || (!isConvex(ring) && findCrossing(ring, effort))) return false;
    points.insert(points.end(), ring.begin(), ring.end());
    ends.push_back(static_cast<std::uint32_t>(points.size()));
    return true;
}

std::optional<Shape> fromSides(const Middle& middle, double half, Effort* effort)
{
    auto left = side(middle, half), right = side(middle, -half);
    if (!left || !right) return std::nullopt;
    std::vector<Point> points;
    std::vector<std::uint32_t> ends;
    if (!middle.closed) {
        right->insert(right->end(), left->rbegin(), left->rend());
        if (!addRing(points, ends, std::move(*right), effort)) return std::nullopt;
    } else {
        const double around = signedArea(middle.points);
        auto& outer = around > 0 ? right : left;
        auto& inner = around > 0 ? left : right;
        // An inner side that turned over has no space left inside.
        if ((signedArea(*inner) > 0) != (around > 0)) return std::nullopt;
        if (findCrossing(middle.points, effort)) return std::nullopt;
        if (!addRing(points, ends, std::move(*outer), effort) || !addRing(points, ends, std::move(*inner), effort))
            return std::nullopt;
    }
    return Shape(Place::Kind::area, std::move(points), std::move(ends));
}

/// The stretch of the line along one edge.
Shape stretch(const Middle& middle, std::size_t edge, double half)
{
    const Point a = middle.at(edge), b = middle.at(edge + 1), aside = leftOf(middle.along(edge)) * half;
    return Shape(Place::Kind::area, {a - aside, b - aside, b + aside, a + aside}, {4});
}

/// The part that a bend adds on its outer side: a corner, or a disc around a sharp one. Nothing if the line is
/// straight.
std::optional<Shape> bend(const Middle& middle, std::size_t corner, double half)
{
    const Point at = middle.at(corner), in = middle.along((corner + middle.points.size() - 1) % middle.points.size()),
                out = middle.along(corner);
    const auto back = setback(middle, corner);
    if (!back) {
        auto disc = ellipse(at, 2 * half, 2 * half);
        return std::holds_alternative<Shape>(disc) ? std::optional(std::get<Shape>(std::move(disc))) : std::nullopt;
    }
    const double aside = *back > 0 ? -half : half;  // the outer side of a bend to the left is the right one
    std::vector<Point> kite{at, at + leftOf(in) * aside, at + leftOf(in) * aside + in * (std::abs(*back) * half),
                            at + leftOf(out) * aside};
    kite.resize(tidyRing(kite, false));
    if (kite.empty()) return std::nullopt;
    const auto count = static_cast<std::uint32_t>(kite.size());
    return Shape(Place::Kind::area, std::move(kite), {count});
}

std::optional<Shape> fromStretches(const Middle& middle, double half, Effort* effort)
{
    std::vector<Shape> shapes;
    for (std::size_t edge = 0; edge < middle.edgeCount(); ++edge) {
        if (!spend(effort, effortForStretch)) return std::nullopt;
        shapes.push_back(stretch(middle, edge, half));
    }
    for (std::size_t corner = middle.closed ? 0 : 1; corner < middle.edgeCount(); ++corner)
        if (auto shape = bend(middle, corner, half)) shapes.push_back(*std::move(shape));
    const std::vector<Place> places(shapes.begin(), shapes.end());
    return unionOf(places, effort);
}

Middle middleOf(std::span<const Point> points)
{
    Middle middle{{points.begin(), points.end()}, false};
    middle.points.resize(dropRepeated(middle.points));
    const double fine = grain(boundsOf(middle.points));
    if (middle.points.size() > 3 && distance(middle.points.front(), middle.points.back()) <= fine) {
        middle.closed = true;
        middle.points.pop_back();
    }
    return middle;
}

}  // namespace

ShapeResult line(std::span<const Point> points, double width, Effort* effort)
{
    ShapeResult thin = path(points);
    if (std::holds_alternative<GeometryError>(thin)) return thin;
    const double fine = grain(std::get<Shape>(thin).bounds());
    if (!std::isfinite(width) || width > farthest || width <= 4 * fine)
        return GeometryError{GeometryError::Kind::badMeasure,
                             std::isfinite(width) ? fmt::format("has a width of {:.6g}, which must be above 0", width)
                                                  : "has a width that is not a number",
                             {},
                             {},
                             {}};
    const Middle middle = middleOf(points);
    const double half = width / 2;
    if (auto shape = fromSides(middle, half, effort)) return *std::move(shape);
    if (auto shape = fromStretches(middle, half, effort)) return *std::move(shape);
    return GeometryError{GeometryError::Kind::crossesItself,
                         "overlaps itself too often to be drawn with its width; use fewer points or a smaller width",
                         {},
                         {},
                         {}};
}

}  // namespace muster::geometry
