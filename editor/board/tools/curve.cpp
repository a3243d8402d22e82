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
constexpr std::size_t maxOfStretch = 24;  ///< maximum number of points of the curve between two given ones

Point between(Point a, Point b, double share) { return {a.x + (b.x - a.x) * share, a.y + (b.y - a.y) * share}; }

/// An extra point before the first or after the last that continues the line straight.
Point beyond(Point end, Point inner) { return {2 * end.x - inner.x, 2 * end.y - inner.y}; }

/// A point of the centripetal curve from b to c, by Barry and Goldman's pyramid.
Point onCurve(const Point (&p)[4], double share)
{
    double t[4] = {0, 0, 0, 0};
    for (int i = 1; i < 4; ++i) t[i] = t[i - 1] + std::max(std::sqrt(geometry::distance(p[i - 1], p[i])), 1e-6);
    const double at = t[1] + (t[2] - t[1]) * share;
    Point a[3], b[2];
    for (int i = 0; i < 3; ++i) a[i] = between(p[i], p[i + 1], (at - t[i]) / (t[i + 1] - t[i]));
    for (int i = 0; i < 2; ++i) b[i] = between(a[i], a[i + 1], (at - t[i]) / (t[i + 2] - t[i]));
    return between(b[0], b[1], (at - t[1]) / (t[2] - t[1]));
}

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

MapRing smoothed(const MapRing& points, double tolerance)
{
    if (points.size() < 3) return points;
    MapRing curve;
    for (std::size_t i = 0; i + 1 < points.size(); ++i) {
        const Point around[4] = {i == 0 ? beyond(points[0], points[1]) : points[i - 1], points[i], points[i + 1],
                                 i + 2 < points.size() ? points[i + 2] : beyond(points[i + 1], points[i])};
        MapRing stretch;
        for (std::size_t step = 0; step <= maxOfStretch; ++step)
            stretch.push_back(onCurve(around, static_cast<double>(step) / maxOfStretch));
        stretch = simplified(stretch, tolerance);
        if (!curve.empty()) curve.pop_back();
        curve.insert(curve.end(), stretch.begin(), stretch.end());
    }
    return curve;
}

}  // namespace muster::editor
