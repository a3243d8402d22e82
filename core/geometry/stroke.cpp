// A line with a width. Most roads and rivers need no more than their two sides, shifted; Boost.Geometry draws the others.

#include "core/geometry/makers.hpp"
#include "core/geometry/overlay.hpp"
#include "core/geometry/ring.hpp"

// Boost 1.74 includes headers of its own that it has declared outdated.
#define BOOST_ALLOW_DEPRECATED_HEADERS
// Its assertions fail on a stranger's wildest numbers, and would end the program or be left out: here they are a drawing that failed.
#define BOOST_ENABLE_ASSERT_HANDLER
#include <boost/geometry.hpp>
#include <boost/geometry/geometries/linestring.hpp>
#include <boost/geometry/geometries/multi_polygon.hpp>
#include <boost/geometry/geometries/point_xy.hpp>
#include <boost/geometry/geometries/polygon.hpp>

#include <fmt/format.h>
#include <stdexcept>

namespace boost {

void assertion_failed(const char* expression, const char*, const char*, long) { throw std::logic_error(expression); }
void assertion_failed_msg(const char* expression, const char*, const char*, const char*, long) { throw std::logic_error(expression); }

}  // namespace boost

namespace muster::geometry {

namespace {

namespace bg = boost::geometry;
using BoostPoint = bg::model::d2::point_xy<double>;
using BoostPolygon = bg::model::polygon<BoostPoint, false, false>;  // counter-clockwise, open, as ours

constexpr double sharpest = -0.5;  // cosine of the sharpest bend that comes to a point: 120 degrees
constexpr std::size_t mostMeetings = 4000;
constexpr std::size_t cornersOfDisc = 32;
constexpr double allowedFault = 1e-4;  ///< of the area of a drawing
constexpr int mostTries = 4;

/// The middle of a line, as different points; a closed one does not repeat its first.
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

/// How far a bend shifts the end of the left side back along the line, by half widths: the tangent of half its angle.
std::optional<double> setback(const Middle& middle, std::size_t corner)
{
    if (!middle.closed && (corner == 0 || corner + 1 == middle.points.size())) return 0.0;
    const Point in = middle.along((corner + middle.points.size() - 1) % middle.points.size()), out = middle.along(corner);
    if (dot(in, out) < sharpest) return std::nullopt;
    return cross(in, out) / (1 + dot(in, out));
}

Point leftOf(Point along) { return {-along.y, along.x}; }

/// One side of the line, `half` to its left (below 0: to its right); nothing when a bend is too sharp or uses up more than its edges.
std::optional<std::vector<Point>> side(const Middle& middle, double half)
{
    const std::size_t count = middle.points.size();
    std::vector<double> setbacks;
    for (std::size_t i = 0; i < count; ++i) {
        const auto back = setback(middle, i);
        if (!back) return std::nullopt;
        setbacks.push_back(*back * half);
    }
    for (std::size_t edge = 0; edge < middle.edgeCount(); ++edge)
        if (setbacks[edge] + setbacks[(edge + 1) % count] >= distance(middle.at(edge), middle.at(edge + 1))) return std::nullopt;
    std::vector<Point> points;
    for (std::size_t i = 0; i < count; ++i) {
        const bool last = !middle.closed && i + 1 == count;
        const Point along = middle.along(last ? i - 1 : i);
        points.push_back(middle.points[i] + leftOf(along) * half + along * (last ? -setbacks[i] : setbacks[i]));
    }
    return points;
}

double signedArea(std::span<const Point> ring)
{
    double sum = 0;
    for (std::size_t i = 0; i < ring.size(); ++i) sum += cross(ring[i] - ring[0], ring[(i + 1) % ring.size()] - ring[0]);
    return sum / 2;
}

/// Adds a ring that may still cross itself; false when it does, or is nothing.
bool addRing(std::vector<Point>& points, std::vector<std::uint32_t>& ends, std::vector<Point> ring)
{
    ring.resize(tidyRing(ring, !ends.empty()));
    if (ring.empty() || (!isConvex(ring) && findCrossing(ring))) return false;
    points.insert(points.end(), ring.begin(), ring.end());
    ends.push_back(static_cast<std::uint32_t>(points.size()));
    return true;
}

std::optional<Shape> fromSides(const Middle& middle, double half)
{
    auto left = side(middle, half), right = side(middle, -half);
    if (!left || !right) return std::nullopt;
    std::vector<Point> points;
    std::vector<std::uint32_t> ends;
    if (!middle.closed) {
        right->insert(right->end(), left->rbegin(), left->rend());
        if (!addRing(points, ends, std::move(*right))) return std::nullopt;
    } else {
        const double around = signedArea(middle.points);
        auto& outer = around > 0 ? right : left;
        auto& inner = around > 0 ? left : right;
        // An inner side that turned over has no room left inside.
        if ((signedArea(*inner) > 0) != (around > 0)) return std::nullopt;
        if (findCrossing(middle.points)) return std::nullopt;
        if (!addRing(points, ends, std::move(*outer)) || !addRing(points, ends, std::move(*inner))) return std::nullopt;
    }
    return Shape(Place::Kind::area, std::move(points), std::move(ends));
}

/// How often stretches of the line come near one another: what drawing it costs.
std::size_t meetings(const Middle& middle, double half)
{
    std::vector<Box> boxes;
    for (std::size_t edge = 0; edge < middle.edgeCount(); ++edge) {
        Box box = Box::around(middle.at(edge));
        box.include(middle.at(edge + 1));
        boxes.push_back(box.grownBy(half));
    }
    std::size_t count = 0;
    for (std::size_t i = 0; i < boxes.size() && count <= mostMeetings; ++i)
        for (std::size_t j = 0; j < i && count <= mostMeetings; ++j) count += meet(boxes[i], boxes[j]);
    return count;
}

std::optional<Shape> shapeOf(const BoostPolygon& drawn, Point origin)
{
    std::vector<Point> points;
    std::vector<std::uint32_t> ends;
    const auto add = [&](const auto& ring) {
        std::vector<Point> own;
        for (const auto& p : ring) own.push_back(origin + Point{p.x(), p.y()});
        if (own.empty() || !std::all_of(own.begin(), own.end(), isWithinReach)) return false;
        own.resize(tidyRing(own, !ends.empty()));
        points.insert(points.end(), own.begin(), own.end());
        if (!own.empty()) ends.push_back(static_cast<std::uint32_t>(points.size()));
        return !own.empty();
    };
    if (!add(drawn.outer())) return std::nullopt;
    for (const auto& hole : drawn.inners()) add(hole);  // a hole too small to enclose anything is left out
    return Shape(Place::Kind::area, std::move(points), std::move(ends));
}

/// The stretches of the line alone, and discs of a radius at its points.
std::vector<Shape> coarsely(const Middle& middle, double half, double discs)
{
    std::vector<Shape> shapes;
    for (std::size_t edge = 0; edge < middle.edgeCount(); ++edge) {
        const Point a = middle.at(edge), b = middle.at(edge + 1), aside = leftOf(middle.along(edge)) * half;
        shapes.push_back(Shape(Place::Kind::area, {a - aside, b - aside, b + aside, a + aside}, {4}));
    }
    for (const Point p : middle.points)
        if (const Made disc = ellipse(p, 2 * discs, 2 * discs); discs > 0 && std::holds_alternative<Shape>(disc)) shapes.push_back(std::get<Shape>(disc));
    return shapes;
}

double coverOf(const std::vector<Shape>& shapes, const Place& region)
{
    const std::vector<Place> places(shapes.begin(), shapes.end());
    return coveredArea(places, region);
}

/// Boost's overlays go wrong now and then without a word: a drawing has to cover all stretches of the line, and nothing but them and
/// discs at its points.
bool isPlausible(const Shape& drawing, const Middle& middle, double half)
{
    const auto stretches = coarsely(middle, half, 0);
    Box all = drawing.bounds();
    for (const Shape& shape : stretches) {
        all.include({shape.bounds().left, shape.bounds().lower});
        all.include({shape.bounds().right, shape.bounds().upper});
    }
    const Made everywhere = rectangle(all.centre(), all.width(), all.depth());
    if (!std::holds_alternative<Shape>(everywhere)) return false;
    const double whole = coverOf(stretches, std::get<Shape>(everywhere)), drawn = drawing.area();
    return coverOf(stretches, drawing) >= whole * (1 - allowedFault) && coverOf(coarsely(middle, half, half * 1.005), drawing) >= drawn * (1 - allowedFault);
}

/// The line with its points moved a little, each in a direction of its own: what goes wrong where edges run along one another goes
/// right when they no longer do.
Middle nudged(Middle middle, double by)
{
    for (std::size_t i = 0; i < middle.points.size(); ++i) middle.points[i] = middle.points[i] + direction(static_cast<double>(i * 137 % 360)) * by;
    return middle;
}

template <class End>
std::optional<Shape> drawnWith(const Middle& middle, double half, const End& end)
{
    namespace buffer = bg::strategy::buffer;
    const Point origin = middle.points[0];  // far-off coordinates would cost the drawing its digits
    bg::model::linestring<BoostPoint> line;
    for (std::size_t i = 0; i <= middle.edgeCount(); ++i) line.push_back({middle.at(i).x - origin.x, middle.at(i).y - origin.y});
    bg::model::multi_polygon<BoostPolygon> result;
    try {
        bg::buffer(line, result, buffer::distance_symmetric<double>(half), buffer::side_straight(), buffer::join_round(cornersOfDisc), end,
                   buffer::point_circle(cornersOfDisc));
    } catch (const bg::exception&) {
        return std::nullopt;
    } catch (const std::logic_error&) {
        return std::nullopt;
    }
    // A line is in one piece; anything else is a drawing that failed.
    auto shape = result.size() == 1 ? shapeOf(result[0], origin) : std::nullopt;
    return shape && isPlausible(*shape, middle, half) ? shape : std::nullopt;
}

std::optional<Shape> drawn(const Middle& middle, double half)
{
    namespace buffer = bg::strategy::buffer;
    return middle.closed ? drawnWith(middle, half, buffer::end_round(cornersOfDisc)) : drawnWith(middle, half, buffer::end_flat());
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

Made line(std::span<const Point> points, double width)
{
    Made thin = path(points);
    if (std::holds_alternative<Flaw>(thin)) return thin;
    const double fine = grain(std::get<Shape>(thin).bounds());
    if (!std::isfinite(width) || width > farthest || width <= 4 * fine)
        return Flaw{Flaw::Kind::badMeasure, std::isfinite(width) ? fmt::format("has a width of {:.6g}, which has to be above 0", width) : "has a width that is no number", {}, {}, {}};
    const Middle middle = middleOf(points);
    const double half = width / 2;
    if (auto shape = fromSides(middle, half)) return *std::move(shape);
    if (meetings(middle, half) <= mostMeetings)
        for (int tries = 0; tries < mostTries; ++tries)
            if (auto shape = drawn(nudged(middle, half * 2e-5 * tries), half)) return *std::move(shape);
    return Flaw{Flaw::Kind::crossesItself, "runs into itself too often to be drawn with its width; fewer points or less width help", {}, {}, {}};
}

}  // namespace muster::geometry
