#include "core/geometry/curve.hpp"

#include <algorithm>
#include <cmath>

namespace muster::geometry {

namespace {

struct Cubic {
    Point from, first, second, to;

    bool isStraight() const { return first == from && second == to; }
    Point at(double t) const
    {
        const double s = 1 - t;
        return from * (s * s * s) + first * (3 * s * s * t) + second * (3 * s * t * t) + to * (t * t * t);
    }
    /// The number of equal parts, each of which a straight stretch replaces (Wang, 1984).
    double parts(double tolerance) const
    {
        const double bend = std::max(length(from - first * 2 + second), length(first - second * 2 + to));
        constexpr double ofDegree = 0.75;  // d (d - 1) / 8 for the degree 3
        return std::ceil(std::sqrt(ofDegree * bend / tolerance));
    }
};

}  // namespace

Flattened flattened(std::span<const Point> corners, std::span<const Handles> handles, bool isClosed, double tolerance,
                    std::size_t max)
{
    Flattened path;
    if (handles.size() != corners.size()) handles = {};
    for (std::uint32_t i = 0; i < corners.size() && path.points.size() <= max; ++i) {
        path.points.push_back(corners[i]);
        path.corners.push_back(i);
        const std::size_t next = i + 1 < corners.size() ? i + 1 : 0;
        if (handles.empty() || (next == 0 && !isClosed)) continue;
        const Cubic curve{corners[i], corners[i] + handles[i].out, corners[next] + handles[next].in, corners[next]};
        if (curve.isStraight()) continue;
        const double parts = curve.parts(tolerance);
        // Also false if the handles are no numbers, which the caller refuses.
        if (!(parts > 1)) continue;
        for (double part = 1; part < parts && path.points.size() <= max; ++part) {
            path.points.push_back(curve.at(part / parts));
            path.corners.push_back(i);
        }
    }
    return path;
}

}  // namespace muster::geometry
