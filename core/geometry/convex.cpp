#include "core/geometry/convex.hpp"

#include <limits>

namespace muster::geometry {

namespace {

/// The minimum, over the edges of `a`, of how far `b` reaches behind the edge. The farthest point of b advances with
/// the edges, so all edges together take one pass around b.
double depthBehindEdges(std::span<const Point> a, std::span<const Point> b, double enough)
{
    double min = std::numeric_limits<double>::infinity();
    std::size_t deepest = 0;
    for (std::size_t i = 0, before = a.size() - 1; i < a.size(); before = i++) {
        const Point along = a[i] - a[before];
        const double size = length(along);
        const auto behind = [&](std::size_t k) { return cross(along, b[k] - a[before]); };
        if (i == 0)
            for (std::size_t k = 1; k < b.size(); ++k)
                if (behind(k) > behind(deepest)) deepest = k;
        for (std::size_t steps = 0; steps < b.size(); ++steps) {
            const std::size_t next = deepest + 1 == b.size() ? 0 : deepest + 1;
            if (behind(next) < behind(deepest)) break;
            deepest = next;
        }
        min = std::min(min, behind(deepest) / size);
        if (min <= enough) break;
    }
    return min;
}

}  // namespace

double pressedDepth(std::span<const Point> a, std::span<const Point> b, double enough)
{
    const double behindA = depthBehindEdges(a, b, enough);
    return behindA <= enough ? behindA : std::min(behindA, depthBehindEdges(b, a, enough));
}

void cutToLeft(std::span<const Point> ring, Point a, Point b, std::vector<Point>& out)
{
    for (std::size_t i = 0, before = ring.size() - 1; i < ring.size(); before = i++) {
        const double sideBefore = cross(b - a, ring[before] - a), side = cross(b - a, ring[i] - a);
        if ((sideBefore < 0) != (side < 0))
            out.push_back(ring[before] + (ring[i] - ring[before]) * (sideBefore / (sideBefore - side)));
        if (side >= 0) out.push_back(ring[i]);
    }
}

double areaWithin(const Place& place, std::span<const Point> convex)
{
    double twice = 0;
    std::vector<Point> ring, cut;
    for (std::size_t r = 0; r < place.ringCount(); ++r) {
        ring.assign(place.ring(r).begin(), place.ring(r).end());
        for (std::size_t i = 0, before = convex.size() - 1; i < convex.size() && !ring.empty(); before = i++) {
            cut.clear();
            cutToLeft(ring, convex[before], convex[i], cut);
            ring.swap(cut);
        }
        for (std::size_t i = 2; i < ring.size(); ++i) twice += cross(ring[i - 1] - ring[0], ring[i] - ring[0]);
    }
    return std::max(0.0, twice / 2);
}

}  // namespace muster::geometry
