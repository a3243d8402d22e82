#include "core/geometry/overlay.hpp"

#include "core/geometry/convex.hpp"
#include "core/geometry/ring.hpp"
#include "core/geometry/strips.hpp"

#include <vector>

namespace muster::geometry {

namespace {

constexpr std::size_t maxCutWork = 1'000'000;

Box shared(const Box& a, const Box& b)
{
    return {std::max(a.left, b.left), std::min(a.right, b.right), std::max(a.lower, b.lower),
            std::min(a.upper, b.upper)};
}

}  // namespace

double overlapArea(const Place& a, const Place& b, Effort* effort)
{
    if (!a.isArea() || !b.isArea() || overlapDepth(a.bounds, b.bounds) <= 0) return 0;
    if (const std::size_t pairs = a.points.size() * b.points.size(); (a.convex || b.convex) && pairs <= maxCutWork) {
        if (!spend(effort, pairs)) return 0;
        return a.convex ? areaWithin(b, a.points) : areaWithin(a, b.points);
    }
    double sum = 0;
    const Layer layers[] = {{a, 0}, {b, 1}};
    visitStrips(
        layers, shared(a.bounds, b.bounds),
        [&](const StripPiece& piece) {
            if (piece.covered[0] > 0 && piece.covered[1] > 0) sum += piece.area();
        },
        effort);
    return sum;
}

double coveredArea(std::span<const Place> pieces, const Place& region, Effort* effort)
{
    std::vector<Place> on;
    double sum = 0;
    bool apart = true;
    for (const Place& piece : pieces) {
        if (!piece.isArea() || overlapDepth(piece.bounds, region.bounds) <= 0 ||
            !spend(effort, 1 + std::min<std::size_t>(on.size(), 64)))
            continue;
        apart = apart && on.size() < 64 && std::none_of(on.begin(), on.end(), [&](const Place& other) {
                    return overlapDepth(other.bounds, piece.bounds) > 0;
                });
        on.push_back(piece);
    }
    if (apart) {
        for (const Place& piece : on) sum += overlapArea(piece, region, effort);
        return sum;
    }
    std::vector<Layer> layers{{region, 0}};
    for (const Place& piece : on) layers.push_back({piece, 1});
    visitStrips(
        layers, region.bounds,
        [&](const StripPiece& piece) {
            if (piece.covered[0] > 0 && piece.covered[1] > 0) sum += piece.area();
        },
        effort);
    return sum;
}

std::optional<Shape> nearerPart(const Place& region, Point p, Point q)
{
    if (!region.convex || !isWithinReach(p) || !isWithinReach(q) || p == q) return std::nullopt;
    // The perpendicular bisector, with p on its left.
    const Point middle = (p + q) * 0.5, toP = p - q;
    std::vector<Point> part;
    cutToLeft(region.points, middle, middle + Point{toP.y, -toP.x}, part);
    part.resize(tidyRing(part, false));
    if (part.empty()) return std::nullopt;
    const auto count = static_cast<std::uint32_t>(part.size());
    return Shape(Place::Kind::area, std::move(part), {count});
}

}  // namespace muster::geometry
