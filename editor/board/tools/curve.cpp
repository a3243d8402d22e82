#include "editor/board/tools/curve.hpp"

#include "core/geometry/ring.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

namespace muster::editor {

using geometry::Point;
using sheet::MapRing;

namespace {

constexpr std::size_t maxDrawn = 20'000;  ///< maximum number of input points of a hand-drawn line

Point between(Point a, Point b, double share) { return {a.x + (b.x - a.x) * share, a.y + (b.y - a.y) * share}; }

/// An extra point before the first or after the last that continues the line straight.
Point beyond(Point end, Point inner) { return {2 * end.x - inner.x, 2 * end.y - inner.y}; }

/// The time that the curve takes between two points.
double timeBetween(Point a, Point b) { return std::max(std::sqrt(geometry::distance(a, b)), 1e-6); }

}  // namespace

double distanceToStretch(Point at, Point from, Point to)
{
    const double dx = to.x - from.x, dy = to.y - from.y;
    const double square = dx * dx + dy * dy;
    if (square <= 0) return geometry::distance(at, from);
    const double share = std::clamp(((at.x - from.x) * dx + (at.y - from.y) * dy) / square, 0.0, 1.0);
    return geometry::distance(at, between(from, to, share));
}

double areaOf(const MapRing& ring) { return std::abs(geometry::signedArea(ring)); }

MapRing withoutRepeats(const MapRing& points, double min)
{
    MapRing kept;
    for (const auto& point : points)
        if (kept.empty() || geometry::distance(kept.back(), point) > min) kept.push_back(point);
    return kept;
}

MapRing simplified(const MapRing& line, double tolerance)
{
    if (line.size() < 3) return line;
    // A mouse delivers some hundred points; many more would be slow without visible difference.
    MapRing points;
    const std::size_t step = line.size() / maxDrawn + 1;
    for (std::size_t i = 0; i + 1 < line.size(); i += step) points.push_back(line[i]);
    points.push_back(line.back());

    std::vector<bool> kept(points.size(), false);
    kept.front() = kept.back() = true;
    std::vector<std::pair<std::size_t, std::size_t>> open{{0, points.size() - 1}};
    while (!open.empty()) {
        const auto [first, last] = open.back();
        open.pop_back();
        double farthest = tolerance;
        std::size_t place = 0;
        for (std::size_t i = first + 1; i < last; ++i) {
            const double away = distanceToStretch(points[i], points[first], points[last]);
            if (away > farthest) farthest = away, place = i;
        }
        if (place == 0) continue;
        kept[place] = true;
        open.emplace_back(first, place);
        open.emplace_back(place, last);
    }
    MapRing result;
    for (std::size_t i = 0; i < points.size(); ++i)
        if (kept[i]) result.push_back(points[i]);
    return result;
}

MapRing simplifiedRing(const MapRing& ring, double tolerance)
{
    if (ring.size() < 4) return ring;
    // Split at two points far apart, so that the result does not depend on where the drawing began.
    const auto start = ring.front();
    const auto far = std::max_element(ring.begin(), ring.end(), [&](Point a, Point b) {
        return geometry::distance(start, a) < geometry::distance(start, b);
    });
    MapRing turned(far, ring.end());
    turned.insert(turned.end(), ring.begin(), far + 1);
    auto half = simplified(turned, tolerance);
    half.pop_back();
    return half;
}

std::vector<geometry::Handles> smoothHandles(const MapRing& points, bool isClosed)
{
    const std::size_t count = points.size();
    if (count < 3) return {};
    std::vector<geometry::Handles> handles(count);
    for (std::size_t i = 0; i < count; ++i) {
        const Point at = points[i], inner = points[i == 0 ? 1 : count - 2];
        const Point before = i > 0 ? points[i - 1] : isClosed ? points.back() : beyond(at, inner);
        const Point after = i + 1 < count ? points[i + 1] : isClosed ? points.front() : beyond(at, inner);
        const double come = timeBetween(before, at), go = timeBetween(at, after);
        const Point speed = (at - before) * (1 / come) - (after - before) * (1 / (come + go)) + (after - at) * (1 / go);
        if (isClosed || i > 0) handles[i].in = speed * (-come / 3);
        if (isClosed || i + 1 < count) handles[i].out = speed * (go / 3);
    }
    return handles;
}

}  // namespace muster::editor
