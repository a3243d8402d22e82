// Woods, orchards and scrub: crowns of trees with a shadow each.
#include "printer/map/ground_kinds.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace muster::printer::map {

namespace {

constexpr Ink crown{152, 190, 124};
constexpr Ink crownShade{120, 160, 100};
constexpr double shadowOffset = 0.38;

struct Circle {
    double x, y, radius;
};

/// A clump: the outline of overlapping crowns, seen from its middle, and strokes in their shade.
struct Clump {
    Outline outline;
    Outlines strokes;
};

Clump clumpOf(const std::vector<Circle>& crowns)
{
    Clump clump;
    const int corners = crowns.size() == 1 ? 14 : 24;
    for (int i = 0; i < corners; ++i) {
        const double angle = 2 * std::numbers::pi * i / corners;
        const Point way{std::cos(angle), std::sin(angle)};
        double farthest = 0.2;
        for (const auto& one : crowns) {
            const double along = one.x * way.x + one.y * way.y;
            const double aside = one.x * way.y - one.y * way.x;
            const double half = one.radius * one.radius - aside * aside;
            if (half > 0) farthest = std::max(farthest, along + std::sqrt(half));
        }
        const double lobes = crowns.size() == 1 ? 1 + 0.07 * std::cos(5 * angle) : 1;
        clump.outline.push_back({way.x * farthest * lobes, way.y * farthest * lobes});
    }
    for (const auto& one : crowns) {
        Outline stroke;
        for (const double angle : {-0.35, 0.25, 0.85, 1.45, 1.95})
            stroke.push_back(
                {one.x + 0.62 * one.radius * std::cos(angle), one.y + 0.62 * one.radius * std::sin(angle)});
        clump.strokes.push_back(std::move(stroke));
    }
    return clump;
}

/// Clumps at the spots: every shadow, then every crown.
void plant(GroundBrush& brush, const std::vector<Point>& spots, const std::vector<Clump>& kinds)
{
    std::vector<std::vector<Point>> spotsOf(kinds.size());
    for (const auto at : spots) spotsOf[chanceAt(at) % kinds.size()].push_back(at);
    for (std::size_t i = 0; i < kinds.size(); ++i)
        brush.figures(spotsOf[i], {moved(kinds[i].outline, shadowOffset, shadowOffset)}, true, 0, crownShade,
                      crownShade);
    for (std::size_t i = 0; i < kinds.size(); ++i) {
        brush.figures(spotsOf[i], {kinds[i].outline}, true, 0.2, tone::leaf, crown);
        brush.figures(spotsOf[i], kinds[i].strokes, false, 0.15, tone::leaf);
    }
}

/// The edge of a wood: bumps no farther out than half a millimetre.
void scallops(GroundBrush& brush, const Ground& ground, double size, Ink ink)
{
    Lines lines{{}, false, 0.28, ink, std::nullopt, Dash::solid, true};
    for (const auto& ring : ground.area) {
        const double outward = turning(ring) > 0 ? 1 : -1;
        for (std::size_t i = 0; i < ring.size() && !brush.isSpent(); ++i) {
            const Point from = ring[i];
            const Point to = ring[(i + 1) % ring.size()];
            const double length = std::hypot(to.x - from.x, to.y - from.y);
            if (length <= 0 || brush.isAlongFrame(from, to)) continue;
            const int bumps = std::clamp(static_cast<int>(std::lround(length / size)), 1, 2'000);
            const Point along{(to.x - from.x) / length, (to.y - from.y) / length};
            const Point side = leftOf(along);
            Outline wave{from};
            for (int bump = 0; bump < bumps; ++bump) {
                const double bumpSize = length / bumps;
                for (int step = 1; step <= 4; ++step) {
                    const double part = step / 4.0;
                    const double at = (bump + part) * bumpSize;
                    const double rise = outward * std::min(0.5, bumpSize * 0.3) * std::sin(part * std::numbers::pi);
                    wave.push_back({from.x + along.x * at + side.x * rise, from.y + along.y * at + side.y * rise});
                }
            }
            brush.spend(static_cast<std::size_t>(bumps));
            lines.outlines.push_back(std::move(wave));
        }
    }
    brush.add(std::move(lines));
}

}  // namespace

void paintWoods(GroundBrush& brush, const Ground& ground)
{
    static const std::vector<Clump> clumps{
        clumpOf({{-0.8, 0.3, 0.8}, {0.85, 0.35, 0.72}, {0.05, -0.5, 0.85}}),
        clumpOf({{-0.7, -0.15, 0.85}, {0.75, 0.2, 0.95}}),
        clumpOf({{-0.95, 0.25, 0.68}, {0.05, -0.2, 0.85}, {0.95, 0.2, 0.7}}),
        clumpOf({{0, 0, 1.05}}),
    };
    static const std::vector<Clump> trees{clumpOf({{0, 0, 0.8}}), clumpOf({{0, 0, 0.65}})};
    brush.fill(ground.area, {206, 223, 186});
    scallops(brush, ground, 2.0, tone::leaf);
    auto pattern = brush.pattern(ground.area);
    auto spots = brush.besideWays(pattern.spots(4.4, 3.2, 1.6, 0.12), 1.5);
    // Some clearings look less like a carpet.
    std::erase_if(spots, [](Point at) { return chanceAt(at) / 8 % 9 == 0; });
    if (spots.size() > 2) return plant(brush, spots, clumps);
    plant(brush, brush.besideWays(pattern.spots(2.5, 2.3, 0.95, 0.08), 0.8), trees);
}

void paintOrchard(GroundBrush& brush, const Ground& ground)
{
    brush.fill(ground.area, {226, 234, 204});
    brush.edge(ground, 0.25, tone::leaf);
    static const std::vector<Clump> trees{clumpOf({{0, 0, 0.75}})};
    plant(brush, brush.besideWays(brush.pattern(ground.area).spots(2.9, 2.9, 0.9, 0, false), 0.8), trees);
}

void paintScrub(GroundBrush& brush, const Ground& ground)
{
    static const Outlines bush{{{-0.95, 0.35},
                                {-0.9, -0.05},
                                {-0.6, -0.3},
                                {-0.25, -0.15},
                                {-0.05, -0.5},
                                {0.35, -0.55},
                                {0.6, -0.2},
                                {0.9, 0.0},
                                {0.95, 0.35}}};
    static const Outlines grass{{{-0.5, 0.35}, {-0.65, -0.2}}, {{0, 0.35}, {0, -0.35}}, {{0.5, 0.35}, {0.65, -0.2}}};
    brush.fill(ground.area, {228, 233, 208});
    brush.edge(ground, 0.2, tone::leaf, Dash::dashed);
    std::array<std::vector<Point>, 2> spots;
    for (const auto at : brush.pattern(ground.area).spots(4.2, 3.1, 1.0, 0.22))
        spots[chanceAt(at) % 3 == 0].push_back(at);
    brush.figures(spots[0], bush, true, 0.2, tone::leaf, Ink{190, 206, 160});
    brush.figures(spots[1], grass, false, 0.2, tone::leaf);
}

}  // namespace muster::printer::map
