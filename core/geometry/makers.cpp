#include "core/geometry/makers.hpp"

#include "core/geometry/ring.hpp"
#include "core/geometry/rotation.hpp"

#include <fmt/format.h>
#include <numbers>

namespace muster::geometry {

namespace {

using Kind = GeometryError::Kind;

std::string show(Point p) { return fmt::format("({:.6g}, {:.6g})", p.x == 0 ? 0.0 : p.x, p.y == 0 ? 0.0 : p.y); }

std::optional<GeometryError> numberError(std::span<const Point> points, std::size_t fewest)
{
    if (points.size() > maxCorners)
        return GeometryError{Kind::tooManyCorners,
                             fmt::format("has {} corners; at most {} are allowed", points.size(), maxCorners),
                             maxCorners,
                             {},
                             {}};
    for (std::size_t i = 0; i < points.size(); ++i) {
        if (!isFinite(points[i]))
            return GeometryError{Kind::notFinite, "has a coordinate that is not a number", i, {}, {}};
        if (!isWithinReach(points[i]))
            return GeometryError{Kind::notFinite,
                                 fmt::format("has a corner too far from the board, at {}", show(points[i])),
                                 i,
                                 {},
                                 points[i]};
    }
    if (points.size() < fewest)
        return GeometryError{Kind::tooFewCorners,
                             fmt::format("needs at least {} different points, but has {}", fewest, points.size()),
                             {},
                             {},
                             {}};
    return std::nullopt;
}

std::size_t countDifferent(std::span<const Point> points)
{
    std::vector<Point> sorted(points.begin(), points.end());
    std::sort(sorted.begin(), sorted.end(), [](Point a, Point b) { return a.x < b.x || (a.x == b.x && a.y < b.y); });
    return static_cast<std::size_t>(std::unique(sorted.begin(), sorted.end()) - sorted.begin());
}

/// The given corner that corresponds to a tidy one.
std::optional<std::size_t> indexOf(std::span<const Point> given, Point corner)
{
    const auto found = std::find(given.begin(), given.end(), corner);
    return found == given.end() ? std::nullopt : std::optional(static_cast<std::size_t>(found - given.begin()));
}

GeometryError crossingError(std::span<const Point> given, std::span<const Point> ring, const Crossing& crossing)
{
    const auto end = [&](std::size_t edge) { return ring[(edge + 1) % ring.size()]; };
    const Point a = ring[crossing.first], b = end(crossing.first), c = ring[crossing.second], d = end(crossing.second);
    return {Kind::crossesItself,
            fmt::format("crosses itself: the side from {} to {} meets the side from {} to {} at {}", show(a), show(b),
                        show(c), show(d), show(crossing.at)),
            indexOf(given, a), indexOf(given, c), crossing.at};
}

/// True if the corners of a tidy ring are in the given order.
bool isInGivenOrder(std::span<const Point> given, std::span<const Point> ring)
{
    std::size_t onward = 0;
    for (std::size_t i = 0; i < ring.size(); ++i)
        onward += indexOf(given, ring[i]) < indexOf(given, ring[(i + 1) % ring.size()]);
    return onward > 1;
}

bool isStraight(std::span<const Point> points)
{
    const Point start = points[0];
    const Point end = *std::max_element(points.begin(), points.end(),
                                        [&](Point a, Point b) { return distance(start, a) < distance(start, b); });
    const double fine = grain(boundsOf(points)) * distance(start, end);
    return std::all_of(points.begin(), points.end(),
                       [&](Point p) { return std::abs(cross(end - start, p - start)) <= fine; });
}

/// Why corners form no polygon: too few, collinear, or crossing.
GeometryError ringError(std::span<const Point> given, std::vector<Point> ring)
{
    const std::size_t different = countDifferent(given);
    if (different < 3)
        return {
            Kind::tooFewCorners, fmt::format("needs at least 3 different corners, but has {}", different), {}, {}, {}};
    if (ring.empty() || isStraight(given))
        return {Kind::noArea, "encloses no area: all its corners lie on one straight line", {}, {}, {}};
    if (!isInGivenOrder(given, ring)) std::reverse(ring.begin(), ring.end());
    const auto crossing = findCrossing(ring);
    return crossing ? crossingError(given, ring, *crossing)
                    : GeometryError{Kind::crossesItself, "crosses itself", {}, {}, {}};
}

std::optional<GeometryError> measureError(Point centre, double width, double depth, double degrees)
{
    if (auto error = numberError({&centre, 1}, 1)) return error;
    if (!std::isfinite(degrees))
        return GeometryError{Kind::badMeasure, "has a rotation that is not a number", {}, {}, {}};
    for (const double measure : {width, depth}) {
        if (!std::isfinite(measure) || measure > farthest)
            return GeometryError{
                Kind::badMeasure, "has a width or depth that is too large or not a number", {}, {}, {}};
        // Sizes within rounding count as zero.
        if (measure <= 4 * grain(Box::around(centre)))
            return GeometryError{Kind::badMeasure,
                                 fmt::format("has a width or depth of {:.6g}, which must be above 0", measure),
                                 {},
                                 {},
                                 {}};
    }
    return std::nullopt;
}

ShapeResult turned(std::vector<Point> corners, Point centre, double degrees)
{
    const Point turn = direction(degrees);
    for (Point& p : corners) p = centre + turnedTo(p, turn);
    const auto count = static_cast<std::uint32_t>(corners.size());
    return Shape(Place::Kind::area, std::move(corners), {count});
}

}  // namespace

ShapeResult point(Point at)
{
    if (auto error = numberError({&at, 1}, 1)) return *error;
    return Shape(Place::Kind::point, {at}, {1});
}

ShapeResult path(std::span<const Point> points)
{
    if (auto error = numberError(points, 2)) return *error;
    std::vector<Point> kept(points.begin(), points.end());
    kept.resize(dropRepeated(kept));
    if (kept.size() < 2)
        return GeometryError{Kind::tooFewCorners, "needs at least 2 different points, but has 1", {}, {}, {}};
    const auto count = static_cast<std::uint32_t>(kept.size());
    return Shape(Place::Kind::path, std::move(kept), {count});
}

ShapeResult polygon(std::span<const Point> corners, Effort* effort)
{
    if (auto error = numberError(corners, 3)) return *error;
    // Each corner is copied, normalised and sorted.
    spend(effort, 8 * corners.size());
    std::vector<Point> ring(corners.begin(), corners.end());
    ring.resize(tidyRing(ring, false));
    if (ring.empty() || (!isConvex(ring) && findCrossing(ring, effort))) return ringError(corners, std::move(ring));
    const auto count = static_cast<std::uint32_t>(ring.size());
    return Shape(Place::Kind::area, std::move(ring), {count});
}

ShapeResult rectangle(Point centre, double width, double depth, double degrees)
{
    if (auto error = measureError(centre, width, depth, degrees)) return *error;
    const double w = width / 2, d = depth / 2;
    return turned({{-w, -d}, {w, -d}, {w, d}, {-w, d}}, centre, degrees);
}

ShapeResult ellipse(Point centre, double width, double depth, double degrees)
{
    if (auto error = measureError(centre, width, depth, degrees)) return *error;
    std::vector<Point> corners;
    corners.reserve(ellipseCorners);
    for (std::size_t i = 0; i < ellipseCorners; ++i) {
        const Point step = direction(90.0 - 360.0 * static_cast<double>(i) / ellipseCorners);
        corners.push_back({step.x * width / 2, step.y * depth / 2});
    }
    return turned(std::move(corners), centre, degrees);
}

}  // namespace muster::geometry
