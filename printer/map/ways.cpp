// Roads, streams, walls, crossings: everything drawn along its middle line.
#include "printer/map/ground_kinds.hpp"

#include <algorithm>
#include <cmath>

namespace muster::printer::map {

using sheet::MapLook;

void paintWay(GroundBrush& brush, const Ground& ground, bool casing)
{
    const bool isWater = ground.look == MapLook::water;
    const Ink bank = isWater ? tone::deepWater : Ink{110, 92, 70};
    const Ink surface = isWater ? tone::water : ground.look == MapLook::road ? Ink{250, 244, 228} : Ink{214, 200, 176};
    const bool narrow = ground.width < 1.0 && !ground.path.empty();
    if (casing) {
        if (narrow)
            brush.add({ground.path, false, isWater ? 1.1 : 1.2, bank, std::nullopt, Dash::solid, true});
        else
            brush.edge(ground, isWater ? 0.7 : 0.5, bank);
        if (ground.look != MapLook::sunkenRoad) return;
        const double half = std::max(ground.width / 2, 0.5);
        for (const auto& way : ground.path) {
            const auto ticks = ticksAlong(way, false, 1.4);
            brush.add({strokesAcross(ticks, half, half + 1.0), false, 0.2, bank});
            brush.add({strokesAcross(ticks, -half, -half - 1.0), false, 0.2, bank});
        }
        return;
    }
    if (narrow)
        brush.add({ground.path, false, isWater ? 0.45 : 0.7, surface, std::nullopt, Dash::solid, true});
    else
        brush.fill(ground.area, surface);
    if (!isWater) return;
    if (ground.width < 2.4) {  // too narrow for waves: a dashed line in the middle distinguishes it from a road
        brush.add({ground.path, false, 0.25, tone::deepWater, std::nullopt,
                   ground.shade % 2 == 0 ? Dash::dashed : Dash::dotted});
        return;
    }
    const auto pattern = brush.pattern(ground.area);
    brush.figures(pattern.spots(6.2, 2.9, 1.1, 0.2), {{{-1.1, 0.15}, {-0.6, -0.2}, {0, 0.15}, {0.6, -0.2}, {1.1, 0.1}}},
                  false, 0.18, tone::deepWater);
}

void paintBarrier(GroundBrush& brush, const Ground& ground)
{
    const double half = std::max(ground.width / 2, 0.45);
    if (ground.path.empty()) {
        brush.fill(ground.area, 214);
        brush.edge(ground, 0.6, tone::dark);
        return;
    }
    for (const auto& way : ground.path) {
        switch (ground.look) {
        case MapLook::railway:
            brush.add({strokesAcross(ticksAlong(way, false, 1.8), -1.1, 1.1), false, 0.3, tone::dark});
            brush.add({{way}, false, 0.5, tone::dark});
            break;
        case MapLook::fence:
            brush.add({{way}, false, 0.3, tone::brown});
            brush.add({strokesAcross(ticksAlong(way, false, 2.2 * heavier(ground)), -0.8, 0.8), false,
                       0.3 * heavier(ground), tone::brown});
            break;
        case MapLook::wall:
            brush.add({{way}, false, 2 * half, tone::dark});
            brush.add({{way}, false, std::max(0.2, 2 * half - 0.5 * heavier(ground)), {206, 198, 188}});
            brush.add(
                {strokesAcross(ticksAlong(way, false, 1.6), -half, half), false, 0.25 * heavier(ground), tone::dark});
            break;
        case MapLook::trench: {
            brush.add({{way}, false, 2 * half, {214, 196, 166}});
            Outline teeth;
            double side = half + 0.25;
            for (const auto& tick : ticksAlong(way, false, 1.1)) {
                const Point across = leftOf(tick.along);
                teeth.push_back({tick.at.x + across.x * side, tick.at.y + across.y * side});
                side = -side;
            }
            if (teeth.size() > 1) brush.add({{teeth}, false, 0.35 * heavier(ground), tone::brown});
            break;
        }
        case MapLook::cliff: {
            brush.add({{way}, false, 0.6, tone::dark});
            Lines teeth{{}, true, 0, tone::dark, tone::dark};
            for (const auto& tick : ticksAlong(way, false, 2.0)) {
                const Point across = leftOf(tick.along);
                const auto at = [&](double along, double out) {
                    return Point{tick.at.x + tick.along.x * along - across.x * out,
                                 tick.at.y + tick.along.y * along - across.y * out};
                };
                teeth.outlines.push_back({at(-0.7, 0), at(0.7, 0), at(0, 1.3)});
            }
            brush.add(std::move(teeth));
            break;
        }
        default:
            brush.add({{way}, false, 2 * half, 220});
            brush.add(
                {{way}, false, 0.4, tone::dark, std::nullopt, ground.shade % 2 == 0 ? Dash::dashed : Dash::dotted});
            if (ground.shade % 4 >= 2)
                brush.add(
                    {strokesAcross(ticksAlong(way, false, 3.0), -half - 0.4, half + 0.4), false, 0.3, tone::dark});
        }
    }
}

void paintCrossing(GroundBrush& brush, const Ground& ground)
{
    const double half = std::max(ground.width / 2, 0.7);
    if (ground.path.empty()) {
        brush.fill(ground.area, 255);
        brush.edge(ground, 0.5, tone::dark, ground.look == MapLook::ford ? Dash::dotted : Dash::solid);
        return;
    }
    for (const auto& way : ground.path) {
        const auto ticks = ticksAlong(way, false, ground.look == MapLook::ford ? 1.2 : 0.9);
        const auto along = [&](double offset) {
            Outline side;
            for (std::size_t i = 0; i < way.size(); ++i) {
                const Point from = way[i == 0 ? 0 : i - 1];
                const Point to = way[i == 0 ? 1 : i];
                const double length = std::max(1e-9, std::hypot(to.x - from.x, to.y - from.y));
                side.push_back(
                    {way[i].x + (to.y - from.y) / length * offset, way[i].y - (to.x - from.x) / length * offset});
            }
            return side;
        };
        if (ground.look == MapLook::ford) {
            brush.add({{along(half), along(-half)}, false, 0.35, tone::dark, std::nullopt, Dash::dotted});
            brush.add({strokesAcross(ticks, -half * 0.6, half * 0.6), false, 0.25, tone::dark});
            continue;
        }
        brush.add({{way}, false, 2 * half, Ink(255)});
        if (ground.look == MapLook::bridge) brush.add({strokesAcross(ticks, -half, half), false, 0.15, tone::stone});
        brush.add({{along(half), along(-half)}, false, 0.5 * heavier(ground), tone::dark});
    }
}

}  // namespace muster::printer::map
