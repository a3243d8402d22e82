#include "core/geometry/distance.hpp"

#include "core/geometry/convex.hpp"
#include "core/geometry/depth.hpp"
#include "core/geometry/overlay.hpp"
#include "core/geometry/segments.hpp"
#include "core/geometry/stretches.hpp"

#include <limits>
#include <numbers>

namespace muster::geometry {

double distance(Point point, const Place& place) { return holds(place, point) ? 0 : -depthWithin(place, point); }

namespace {

bool isUprightBox(const Place& place)
{
    return place.convex && place.points.size() == 4 &&
           area(place) >= place.bounds.width() * place.bounds.depth() * (1 - 1e-15);
}

/// A point just inside an area, next to the middle of its longest edge.
Point justInside(const Place& area)
{
    const auto ring = area.ring(0);
    Point from = ring.back(), to = ring[0];
    for (std::size_t i = 1; i < ring.size(); ++i)
        if (distance(ring[i - 1], ring[i]) > distance(from, to)) from = ring[i - 1], to = ring[i];
    const Point along = to - from;
    return (from + to) * 0.5 + Point{-along.y, along.x} * 1e-6;
}

/// True if all of `inner` is inside `outer`, within rounding; does not compute the protrusion.
bool isHeld(const Place& inner, const Place& outer, Effort* effort)
{
    for (const Point p : inner.points)
        if (!spend(effort, outer.points.size()) || !holds(outer, p)) return false;
    if (outer.convex || inner.kind == Place::Kind::point) return true;
    if (!inner.isArea())
        return forEdges(inner, [&](Point a, Point b) {
            return spend(effort, outer.points.size()) && stretchesOutside(outer, a, b, effort).empty();
        });
    const bool uncut = forEdges(outer, [&](Point a, Point b) {
        Box box = Box::around(a);
        box.include(b);
        return !meet(box, inner.bounds) ||
               (spend(effort, inner.points.size()) && stretchesInside(inner, a, b, effort).empty());
    });
    // Without crossings it is entirely inside or, as in a notch that it just fills, entirely outside.
    return uncut && holds(outer, justInside(inner));
}

double farthestCorner(const Place& inner, const Place& outer, Effort* effort)
{
    double max = 0;
    for (const Point p : inner.points)
        if (spend(effort, 2 * outer.points.size())) max = std::max(max, distance(p, outer));
    return max;
}

/// The protrusion; any number above `enough` if it is known to exceed that.
double protrusionUpTo(const Place& inner, const Place& outer, double fine, double enough, Effort* effort)
{
    const double corner = farthestCorner(inner, outer, effort);
    if (outer.convex || inner.kind == Place::Kind::point || corner > enough) return corner;
    PeakSearch search;
    search.within = inner.bounds;
    search.measure = [&](Point p) { return -depthWithin(outer, p); };
    search.off = [&](Point p) { return -depthWithin(inner, p); };
    search.nearestOn = [&](Point p) { return nearestPoint(inner, p); };
    search.start = corner;
    search.fine = fine;
    search.enough = std::max(enough, std::numeric_limits<double>::min());
    search.edges = inner.points.size() + outer.points.size();
    search.steps = stepsFor(inner.points.size() + outer.points.size());
    search.effort = effort;
    return findPeak(search);
}

}  // namespace

double protrusion(const Place& inner, const Place& outer, Effort* effort)
{
    if (isHeld(inner, outer, effort)) return 0;
    const double fine = std::max(inner.bounds.width(), inner.bounds.depth()) / 1000;
    return protrusionUpTo(inner, outer, fine, std::numeric_limits<double>::infinity(), effort);
}

bool inside(const Place& inner, const Place& outer, double tolerance, Effort* effort)
{
    const double allowed = std::max(tolerance, 0.0) + 4 * grain(inner.bounds, outer.bounds);
    if (!outer.bounds.grownBy(allowed).contains(inner.bounds)) return false;
    if (isUprightBox(outer) && outer.bounds.contains(inner.bounds)) return true;
    if (isHeld(inner, outer, effort)) return true;
    return protrusionUpTo(inner, outer, allowed / 10, allowed, effort) <= allowed;
}

namespace {

/// The length of the edges inside a box: those that can belong to the edge of a shape in it.
double lengthNear(const Place& place, const Box& box)
{
    double sum = 0;
    forEdges(place, [&](Point a, Point b) {
        Box edge = Box::around(a);
        edge.include(b);
        if (meet(edge, box)) sum += distance(a, b);
        return true;
    });
    return sum;
}

/// True if a disc wider than the tolerance fits into both.
bool shareADisc(const Place& a, const Place& b, double tolerance, Effort* effort)
{
    const Box shared{std::max(a.bounds.left, b.bounds.left), std::min(a.bounds.right, b.bounds.right),
                     std::max(a.bounds.lower, b.bounds.lower), std::min(a.bounds.upper, b.bounds.upper)};
    if (!spend(effort, a.points.size() + b.points.size())) return false;
    const double edges = lengthNear(a, shared) + lengthNear(b, shared);
    if (a.isArea() && b.isArea()) {
        const double common = overlapArea(a, b, effort);
        if (common <= tolerance * tolerance * std::numbers::pi / 4 || common <= grain(a.bounds, b.bounds) * edges)
            return false;
        // No point of an area is deeper in it than r if the area exceeds r times its perimeter (plus a disc for each
        // hole).
        const double holes = static_cast<double>(a.ringCount() + b.ringCount() - 2);
        if (common > tolerance / 2 * edges + holes * tolerance * tolerance) return true;
    }
    PeakSearch search;
    search.within = shared.grownBy(grain(a.bounds, b.bounds));
    search.measure = [&](Point p) {
        return std::min(a.isArea() ? depthWithin(a, p) : 1e300, b.isArea() ? depthWithin(b, p) : 1e300);
    };
    if (!a.isArea() || !b.isArea()) {
        const Place& thin = a.isArea() ? b : a;
        search.off = [&thin](Point p) { return -depthWithin(thin, p); };
        search.nearestOn = [&thin](Point p) { return nearestPoint(thin, p); };
    }
    search.start = tolerance / 2;
    search.enough = std::nextafter(tolerance / 2, 1e300);
    search.edges = a.points.size() + b.points.size();
    search.steps = stepsFor(a.points.size() + b.points.size());
    search.effort = effort;
    return findPeak(search) > tolerance / 2;
}

}  // namespace

bool overlaps(const Place& a, const Place& b, double tolerance, Effort* effort)
{
    const double allowed = std::max(tolerance, 0.0) + 4 * grain(a.bounds, b.bounds);
    if (!a.isArea() && !b.isArea()) return false;
    if (overlapDepth(a.bounds, b.bounds) <= (a.isArea() && b.isArea() ? allowed : 0 - allowed)) return false;
    if (!spend(effort, a.points.size() + b.points.size())) return false;
    if (a.convex && b.convex) return pressedDepth(a.points, b.points, allowed) > allowed;
    if (a.kind == Place::Kind::point) return depthWithin(b, a.points[0]) > allowed / 2;
    if (b.kind == Place::Kind::point) return depthWithin(a, b.points[0]) > allowed / 2;
    return shareADisc(a, b, allowed, effort);
}

double pressedDepth(const Place& a, const Place& b)
{
    if (!a.convex || !b.convex) return 0;
    return pressedDepth(a.points, b.points, -std::numeric_limits<double>::infinity());
}

namespace {

struct Run {
    Box box;
    std::uint32_t begin, end;
};

struct PlainEdge {
    Point from, to;
};

constexpr std::uint32_t runLength = 32;

std::vector<PlainEdge> edgesOf(const Place& place)
{
    std::vector<PlainEdge> edges;
    forEdges(place, [&](Point a, Point b) {
        edges.push_back({a, b});
        return true;
    });
    return edges;
}

std::vector<Run> runsOf(const std::vector<PlainEdge>& edges)
{
    std::vector<Run> runs;
    for (std::uint32_t i = 0; i < edges.size(); ++i) {
        if (i % runLength == 0) runs.push_back({Box::around(edges[i].from), i, i});
        runs.back().box.include(edges[i].from);
        runs.back().box.include(edges[i].to);
        runs.back().end = i + 1;
    }
    return runs;
}

/// For places with many edges: groups consecutive edges into runs, and skips pairs of runs farther apart than the
/// current minimum.
double squaredDistanceOfMany(const Place& a, const Place& b, Effort* effort)
{
    const auto edgesA = edgesOf(a), edgesB = edgesOf(b);
    const auto runsA = runsOf(edgesA), runsB = runsOf(edgesB);
    double best = std::numeric_limits<double>::infinity();
    const auto mayBeNearer = [&](const Box& x, const Box& y) {
        const double apart = distance(x, y);
        return apart * apart < best;
    };
    if (!spend(effort, edgesA.size() + edgesB.size() + runsA.size() * runsB.size())) return best;
    for (const Run& x : runsA)
        for (const Run& y : runsB) {
            if (!mayBeNearer(x.box, y.box)) continue;
            if (!spend(effort, std::uint64_t{x.end - x.begin} * (y.end - y.begin))) return best;
            for (std::uint32_t i = x.begin; i < x.end; ++i) {
                Box box = Box::around(edgesA[i].from);
                box.include(edgesA[i].to);
                if (!mayBeNearer(box, y.box)) continue;
                for (std::uint32_t j = y.begin; j < y.end; ++j)
                    best = std::min(best, squaredDistance(edgesA[i].from, edgesA[i].to, edgesB[j].from, edgesB[j].to));
            }
            if (best == 0) return 0;
        }
    return best;
}

Box boxOf(Point a, Point b)
{
    Box box = Box::around(a);
    box.include(b);
    return box;
}

double squared(double x) { return x * x; }

/// Skips edges whose boxes are farther apart than the current minimum: most are.
double squaredDistanceOfFew(const Place& a, const Place& b)
{
    double best = std::numeric_limits<double>::infinity();
    forEdges(a, [&](Point from, Point to) {
        const Box box = boxOf(from, to);
        if (squared(distance(box, b.bounds)) >= best) return true;
        return forEdges(b, [&](Point c, Point d) {
            if (squared(distance(box, boxOf(c, d))) < best) best = std::min(best, squaredDistance(from, to, c, d));
            return best > 0;
        });
    });
    return best;
}

}  // namespace

double distance(const Place& a, const Place& b, Effort* effort)
{
    const std::uint64_t pairs = std::uint64_t{a.points.size()} * b.points.size();
    if (!spend(effort, 32 + a.points.size() + b.points.size())) return 0;
    if (a.isArea() && holds(a, b.points[0])) return 0;
    if (b.isArea() && holds(b, a.points[0])) return 0;
    if (pairs > 1024) return std::sqrt(squaredDistanceOfMany(a, b, effort));
    return spend(effort, pairs) ? std::sqrt(squaredDistanceOfFew(a, b)) : 0;
}

}  // namespace muster::geometry
