#include "core/geometry/depth.hpp"

#include "core/geometry/segments.hpp"

#include <queue>

namespace muster::geometry {

double depthWithin(const Place& place, Point point)
{
    double nearest = std::numeric_limits<double>::infinity();
    bool odd = false;
    forEdges(place, [&](Point from, Point to) {
        if (place.isArea() && (from.y > point.y) != (to.y > point.y))
            odd ^= point.x < from.x + (to.x - from.x) * ((point.y - from.y) / (to.y - from.y));
        nearest = std::min(nearest, squaredDistance(point, from, to));
        return true;
    });
    return odd ? std::sqrt(nearest) : -std::sqrt(nearest);
}

Point nearestPoint(const Place& place, Point point)
{
    if (depthWithin(place, point) > 0) return point;
    Point best = place.points[0];
    double nearest = std::numeric_limits<double>::infinity();
    forEdges(place, [&](Point from, Point to) {
        const Point along = to - from;
        const double whole = dot(along, along);
        const Point foot = from + along * (whole > 0 ? std::clamp(dot(point - from, along) / whole, 0.0, 1.0) : 0.0);
        const Point rest = point - foot;
        if (const double d = dot(rest, rest); d < nearest) {
            nearest = d;
            best = foot;
        }
        return true;
    });
    return best;
}

namespace {

struct Square {
    Point middle;
    double half;
    double atMost;
    bool operator<(const Square& other) const { return atMost < other.atMost; }
};

}  // namespace

double findPeak(const PeakSearch& search)
{
    double best = search.start;
    std::size_t steps = search.steps;
    std::priority_queue<Square> open;
    const auto look = [&](Point middle, double half) {
        if (steps == 0) return;
        steps = spend(search.effort, search.edges) ? steps - 1 : 0;
        const double corner = half * 1.4142135623730952, height = search.measure(middle);
        if (height + corner <= best + search.fine) return;
        const double off = search.off ? search.off(middle) : 0;
        if (off > corner) return;
        if (off <= 0)
            best = std::max(best, height);
        else if (search.nearestOn)
            best = std::max(best, search.measure(search.nearestOn(middle)));
        open.push({middle, half, height + corner});
    };
    // Start with squares as wide as the box is narrow, at most 64, so that a long road is not searched like a field.
    const double width = search.within.width(), depth = search.within.depth(), longest = std::max(width, depth);
    const double half = std::max(std::min(width, depth), longest / 64) / 2;
    if (!(longest > 0)) return best;
    for (double x = search.within.left + half; x - half < search.within.right; x += 2 * half)
        for (double y = search.within.lower + half; y - half < search.within.upper; y += 2 * half) look({x, y}, half);
    while (!open.empty() && best < search.enough && steps > 0) {
        const Square top = open.top();
        if (top.atMost <= best + search.fine) break;
        open.pop();
        const double h = top.half / 2;
        if (!(h > 0)) break;
        for (const Point corner : {Point{-h, -h}, {h, -h}, {-h, h}, {h, h}}) look(top.middle + corner, h);
    }
    return best;
}

std::size_t stepsFor(std::size_t edges) { return std::clamp<std::size_t>(20'000'000 / (edges + 1), 200, 20'000); }

}  // namespace muster::geometry
