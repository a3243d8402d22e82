#include "core/geometry/ring.hpp"

#include "core/geometry/segments.hpp"

#include <numbers>
#include <numeric>
#include <vector>

namespace muster::geometry {

Box boundsOf(std::span<const Point> points)
{
    Box box = Box::around(points[0]);
    for (const Point p : points.subspan(1)) box.include(p);
    return box;
}

double pathLength(std::span<const Point> points)
{
    double sum = 0;
    for (std::size_t i = 1; i < points.size(); ++i)
        sum += std::hypot(points[i].x - points[i - 1].x, points[i].y - points[i - 1].y);
    return sum;
}

std::size_t dropRepeated(std::span<Point> path)
{
    if (path.empty()) return 0;
    const double fine = grain(boundsOf(path));
    std::size_t kept = 1;
    for (std::size_t i = 1; i < path.size(); ++i)
        if (distance(path[i], path[kept - 1]) > fine) path[kept++] = path[i];
    return kept;
}

namespace {

/// True if the path from a over b to c is straight. Reversing is not straight: that is reported elsewhere.
bool goesStraightOn(Point a, Point b, Point c, double fine)
{
    const Point whole = c - a;
    const double size = length(whole);
    return std::abs(cross(whole, b - a)) <= fine * size && dot(b - a, c - b) > 0;
}

double twiceArea(std::span<const Point> ring)
{
    double sum = 0;
    for (std::size_t i = 2; i < ring.size(); ++i) sum += cross(ring[i - 1] - ring[0], ring[i] - ring[0]);
    return sum;
}

std::size_t dropStraight(std::span<Point> ring, double fine)
{
    std::size_t kept = 0;
    for (std::size_t i = 0; i < ring.size(); ++i) {
        // The previous corner may become collinear with the new one.
        while (kept >= 2 && goesStraightOn(ring[kept - 2], ring[kept - 1], ring[i], fine)) --kept;
        ring[kept++] = ring[i];
    }
    while (kept >= 3 && goesStraightOn(ring[kept - 2], ring[kept - 1], ring[0], fine)) --kept;
    if (kept >= 3 && goesStraightOn(ring[kept - 1], ring[0], ring[1], fine)) {
        std::copy(ring.begin() + 1, ring.begin() + static_cast<std::ptrdiff_t>(kept), ring.begin());
        --kept;
    }
    return kept;
}

}  // namespace

std::size_t tidyRing(std::span<Point> ring, bool hole)
{
    std::size_t count = dropRepeated(ring);
    if (count == 0) return 0;
    const Box bounds = boundsOf(ring.first(count));
    const double fine = grain(bounds);
    while (count > 1 && distance(ring[0], ring[count - 1]) <= fine) --count;
    count = dropStraight(ring.first(count), fine);
    if (count < 3) return 0;
    const double twice = twiceArea(ring.first(count));
    // A figure of eight may enclose as much to the left as to the right: that is a crossing, not an empty ring, so the
    // boxes decide.
    if (std::min(bounds.width(), bounds.depth()) <= fine) return 0;
    if ((twice < 0) != hole) std::reverse(ring.begin(), ring.begin() + static_cast<std::ptrdiff_t>(count));
    return count;
}

bool isConvex(std::span<const Point> ring)
{
    const std::size_t n = ring.size();
    int turns = 0;
    for (std::size_t i = 0; i < n; ++i) {
        const Point before = ring[(i + n - 1) % n], here = ring[i], after = ring[i + 1 == n ? 0 : i + 1];
        if (cross(here - before, after - here) <= 0) return false;
        // One full turn to the left: the edges change from descending to ascending exactly once.
        if (here.y - before.y < 0 && after.y - here.y >= 0) ++turns;
    }
    return turns == 1;
}

double signedArea(std::span<const Point> ring)
{
    double twice = 0;
    for (std::size_t i = 2; i < ring.size(); ++i) twice += cross(ring[i - 1] - ring[0], ring[i] - ring[0]);
    return twice / 2;
}

namespace {

struct NumberedEdge {
    Point from, to;
    Box box;
    std::size_t number;
};

/// The point where two edges of a ring meet although they should not; neighbours share a corner.
std::optional<Point> meeting(const NumberedEdge& a, const NumberedEdge& b, std::size_t count, double fine)
{
    if ((a.number + 1) % count == b.number || (b.number + 1) % count == a.number) {
        const NumberedEdge& first = (a.number + 1) % count == b.number ? a : b;
        const NumberedEdge& second = &first == &a ? b : a;
        const Point back = first.from - first.to, on = second.to - second.from;
        const bool foldsBack =
            dot(back, on) > 0 && std::abs(cross(back, on)) <= fine * std::max(length(back), length(on));
        return foldsBack ? std::optional(first.to) : std::nullopt;
    }
    if (crossInside(a.from, a.to, b.from, b.to)) {
        const double whole = cross(a.to - a.from, b.to - b.from);
        return a.from + (a.to - a.from) * (cross(b.from - a.from, b.to - b.from) / whole);
    }
    for (const Point p : {a.from, a.to})
        if (squaredDistance(p, b.from, b.to) <= fine * fine) return p;
    for (const Point p : {b.from, b.to})
        if (squaredDistance(p, a.from, a.to) <= fine * fine) return p;
    return std::nullopt;
}

std::vector<NumberedEdge> edgesFromTheLeft(std::span<const Point> ring)
{
    std::vector<NumberedEdge> edges;
    edges.reserve(ring.size());
    for (std::size_t i = 0; i < ring.size(); ++i) {
        const Point from = ring[i], to = ring[(i + 1) % ring.size()];
        Box box = Box::around(from);
        box.include(to);
        edges.push_back({from, to, box, i});
    }
    std::sort(edges.begin(), edges.end(),
              [](const NumberedEdge& a, const NumberedEdge& b) { return a.box.left < b.box.left; });
    return edges;
}

}  // namespace

std::optional<Crossing> findCrossing(std::span<const Point> ring, Effort* effort)
{
    const auto edges = edgesFromTheLeft(ring);
    const double fine = grain(boundsOf(ring));
    std::vector<const NumberedEdge*> open;
    for (const NumberedEdge& edge : edges) {
        if (!spend(effort, 1 + open.size())) return std::nullopt;
        std::size_t kept = 0;
        for (const NumberedEdge* other : open) {
            if (other->box.right < edge.box.left - fine) continue;
            open[kept++] = other;
            if (overlapDepth(other->box, edge.box) < -fine) continue;
            if (const auto at = meeting(*other, edge, ring.size(), fine))
                return Crossing{std::min(other->number, edge.number), std::max(other->number, edge.number), *at};
        }
        open.resize(kept);
        open.push_back(&edge);
    }
    return std::nullopt;
}

Place placeOf(Place::Kind kind, std::span<const Point> points, std::span<const std::uint32_t> ringEnds)
{
    Place place{kind, false, points, ringEnds, boundsOf(points)};
    place.convex = kind == Place::Kind::area && ringEnds.size() == 1 && isConvex(points);
    return place;
}

}  // namespace muster::geometry
