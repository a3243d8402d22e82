#include "printer/map/ground.hpp"

#include "printer/map/ground_kinds.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

namespace muster::printer::map {

using sheet::MapLook;

namespace {

/// The drawing order of kinds of terrain.
int layerOf(const Ground& ground)
{
    switch (ground.look) {
    case MapLook::water:
        if (!ground.path.empty()) return 3;
        return ground.carries ? 0 : 1;
    case MapLook::sunkenRoad: return 4;
    case MapLook::road: return 5;
    case MapLook::railway: return 6;
    case MapLook::bridge:
    case MapLook::ford: return 7;
    case MapLook::building: return 8;
    case MapLook::line:
    case MapLook::wall:
    case MapLook::fence:
    case MapLook::trench:
    case MapLook::cliff: return 9;
    case MapLook::gate: return 10;
    default: return ground.carries ? 0 : 1;
    }
}

/// The area within the outlines of a piece, in square millimetres; holes count too.
double surfaceOf(const Ground& ground)
{
    double sum = 0;
    for (const auto& outline : ground.area)
        for (std::size_t i = 0; i < outline.size(); ++i) {
            const auto &a = outline[i], &b = outline[(i + 1) % outline.size()];
            sum += a.x * b.y - b.x * a.y;
        }
    return std::abs(sum) / 2;
}

void paintArea(GroundBrush& brush, const Ground& ground)
{
    if (ground.area.empty()) return;
    switch (ground.look) {
    case MapLook::plain: return brush.edge(ground, 0.2, tone::stone, Dash::dotted);
    case MapLook::hill:
    case MapLook::rockyHill: return paintHill(brush, ground);
    case MapLook::woods: return paintWoods(brush, ground);
    case MapLook::orchard: return paintOrchard(brush, ground);
    case MapLook::scrub: return paintScrub(brush, ground);
    case MapLook::fields: return paintFields(brush, ground);
    case MapLook::rough: return paintRough(brush, ground);
    case MapLook::marsh: return paintMarsh(brush, ground);
    case MapLook::sand: return paintSand(brush, ground);
    case MapLook::water: return paintLake(brush, ground);
    case MapLook::lava: return paintLava(brush, ground);
    case MapLook::town: return paintTown(brush, ground);
    case MapLook::building: return paintBuilding(brush, ground);
    case MapLook::camp: return paintCamp(brush, ground);
    default: return paintPlainArea(brush, ground);
    }
}

}  // namespace

bool isLong(MapLook look)
{
    switch (look) {
    case MapLook::road:
    case MapLook::sunkenRoad:
    case MapLook::railway:
    case MapLook::bridge:
    case MapLook::ford:
    case MapLook::wall:
    case MapLook::fence:
    case MapLook::trench:
    case MapLook::cliff:
    case MapLook::gate:
    case MapLook::line: return true;
    default: return false;
    }
}

bool drawGrounds(Sketch& sketch, const Frame& board, const std::vector<Frame>& labels,
                 const std::vector<Ground>& grounds)
{
    GroundBrush brush(sketch, board, labels);
    brush.keepOff(grounds);
    std::vector<std::size_t> order(grounds.size());
    for (std::size_t i = 0; i < order.size(); ++i) order[i] = i;
    std::vector<double> areas(grounds.size(), 0);
    for (std::size_t i = 0; i < areas.size(); ++i)
        if (layerOf(grounds[i]) == 0) areas[i] = surfaceOf(grounds[i]);
    // Ground that carries other ground may carry some of its own kind: an island in a sea, a summit on a hill.
    const auto isBelow = [&](std::size_t a, std::size_t b) {
        const int layer = layerOf(grounds[a]), other = layerOf(grounds[b]);
        if (layer != other || layer != 0) return layer < other;
        return std::pair(grounds[a].level, -areas[a]) < std::pair(grounds[b].level, -areas[b]);
    };
    std::stable_sort(order.begin(), order.end(), isBelow);
    for (std::size_t i = 0; i < order.size();) {
        const int layer = layerOf(grounds[order[i]]);
        auto end = i;
        while (end < order.size() && layerOf(grounds[order[end]]) == layer) ++end;
        // Draw the edges of all roads first, then their surfaces, so that crossing roads merge.
        const bool isWay = layer >= 3 && layer <= 5;
        if (isWay)
            for (auto k = i; k < end; ++k) paintWay(brush, grounds[order[k]], true);
        for (auto k = i; k < end; ++k) {
            const auto& ground = grounds[order[k]];
            if (isWay)
                paintWay(brush, ground, false);
            else if (layer == 6 || layer == 9)
                paintBarrier(brush, ground);
            else if (layer == 7 || layer == 10)
                paintCrossing(brush, ground);
            else
                paintArea(brush, ground);
        }
        i = end;
    }
    return !brush.isSpent();
}

}  // namespace muster::printer::map
