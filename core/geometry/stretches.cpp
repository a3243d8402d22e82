#include "core/geometry/stretches.hpp"

#include "core/geometry/depth.hpp"

namespace muster::geometry {

namespace {

/// All fractions where the line may pass from inside to outside: 0, 1, and where it meets an edge or passes a corner.
std::vector<double> meetings(const Place& place, Point from, Point to)
{
    std::vector<double> at{0, 1};
    const Point along = to - from;
    const double whole = dot(along, along);
    const double fine = grain(place.bounds, Box::around(from)) * std::sqrt(whole);
    forEdges(place, [&](Point a, Point b) {
        const double sideA = cross(along, a - from), sideB = cross(along, b - from);
        if ((sideA > fine && sideB > fine) || (sideA < -fine && sideB < -fine)) return true;
        const auto add = [&](Point p) {
            const double t = dot(p - from, along) / whole;
            if (t > 0 && t < 1) at.push_back(t);
        };
        if (std::abs(sideA) <= fine) add(a);
        if (std::abs(sideB) <= fine) add(b);
        if ((sideA > 0) != (sideB > 0)) add(a + (b - a) * (sideA / (sideA - sideB)));
        return true;
    });
    std::sort(at.begin(), at.end());
    return at;
}

/// Stretches between meetings whose middle satisfies `wanted`, with neighbours joined.
template <class Wanted>
std::vector<Stretch> stretches(const Place& place, Point from, Point to, Effort* effort, Wanted wanted)
{
    std::vector<Stretch> found;
    const double size = distance(from, to), fine = grain(place.bounds, Box::around(from));
    if (size <= fine) return found;
    const auto at = meetings(place, from, to);
    if (!spend(effort, at.size() * place.points.size())) return found;
    double begin = 0;
    for (std::size_t i = 1; i < at.size(); ++i) {
        if ((at[i] - begin) * size <= fine) continue;
        if (wanted(from + (to - from) * ((begin + at[i]) / 2), 4 * fine)) {
            if (!found.empty() && found.back().end == begin)
                found.back().end = at[i];
            else
                found.push_back({begin, at[i]});
        }
        begin = at[i];
    }
    return found;
}

}  // namespace

std::vector<Stretch> stretchesInside(const Place& place, Point from, Point to, Effort* effort)
{
    return stretches(place, from, to, effort, [&](Point p, double fine) { return depthWithin(place, p) > fine; });
}

std::vector<Stretch> stretchesOutside(const Place& place, Point from, Point to, Effort* effort)
{
    return stretches(place, from, to, effort, [&](Point p, double fine) { return depthWithin(place, p) < -fine; });
}

}  // namespace muster::geometry
