// Hills: hachures down the slopes, and brighter steps up to the crest.
#include "printer/map/ground_kinds.hpp"

#include <algorithm>
#include <cmath>

namespace muster::printer::map {

namespace {

constexpr double hachureGap = 1.25;
constexpr double stepHigh = 7.0;  // mm: only a hill this deep has a second step
constexpr Ink slope{229, 212, 178};
constexpr Ink crest{248, 240, 219};
constexpr Ink slopeStroke{150, 122, 84};

Ink between(Ink a, Ink b, double part)
{
    const auto mix = [&](int from, int to) {
        return static_cast<std::uint8_t>(std::lround(from + (to - from) * part));
    };
    return {mix(a.red, b.red), mix(a.green, b.green), mix(a.blue, b.blue)};
}

Ink darkened(Ink ink, int by)
{
    const auto part = [&](int value) { return static_cast<std::uint8_t>(std::max(0, value - by)); };
    return {part(ink.red), part(ink.green), part(ink.blue)};
}

/// Strokes down a slope from its upper edge inwards: thin where the light falls on it, thick in the shade.
void hachures(GroundBrush& brush, const Outlines& rings, double length, double weight, Ink ink)
{
    Lines bright{{}, false, 0.14 * weight, ink};
    Lines shaded{{}, false, 0.3 * weight, ink};
    for (const auto& ring : rings) {
        const double inward = turning(ring) > 0 ? -1 : 1;
        std::size_t count = 0;
        for (const auto& tick : ticksAlong(ring, true, hachureGap)) {
            if (brush.isAlongFrame(tick.at, tick.at) || !brush.spend()) continue;
            const Point side = leftOf(tick.along);
            const double reach = inward * length * (++count % 3 == 0 ? 1.0 : count % 3 == 1 ? 0.62 : 0.8);
            const bool isBright = inward * (side.x + side.y) > 0.2;
            (isBright ? bright : shaded)
                .outlines.push_back({tick.at, {tick.at.x + side.x * reach, tick.at.y + side.y * reach}});
        }
    }
    brush.add(std::move(bright));
    brush.add(std::move(shaded));
}

}  // namespace

void paintHill(GroundBrush& brush, const Ground& ground)
{
    const int level = std::clamp(ground.level - 1, 0, 3);
    const Ink base = darkened(slope, level * 12);
    brush.fill(ground.area, base);
    const auto depth = brush.depthOf(ground.area);
    const int steps = std::min(3, (depth.deepest() > stepHigh ? 2 : 1) + std::min(level, 1));
    const double length = std::min(2.0 + 0.7 * level, std::max(1.0, depth.deepest() * 0.5));
    hachures(brush, ground.area, length, 1.0, tone::brown);
    for (int step = 1; depth.deepest() > 2.5 && step <= steps; ++step) {
        const auto ring = depth.deeperThan(depth.deepest() * step / (steps + 1.0) * 0.95);
        const double part = static_cast<double>(step) / steps;
        brush.fill(ring, between(base, crest, part));
        hachures(brush, ring, -std::min(1.3, length * 0.6), 0.8, between(slopeStroke, crest, 0.15 * part));
    }
    brush.edge(ground, 0.3, tone::brown);
    if (ground.look == sheet::MapLook::rockyHill)
        drawBoulders(brush, brush.pattern(ground.area).spots(5.6, 3.8, 1.2, 0.22));
}

}  // namespace muster::printer::map
