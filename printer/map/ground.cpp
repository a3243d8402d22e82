#include "printer/map/ground.hpp"

#include "printer/map/pattern.hpp"

#include <algorithm>
#include <cmath>

namespace muster::printer::map {

using sheet::MapLook;

namespace {

constexpr Ink brown{122, 92, 54};
constexpr Ink leaf{62, 104, 56};
constexpr Ink reed{52, 100, 92};
constexpr Ink deepWater{44, 92, 140};
constexpr Ink stone{96, 90, 82};
constexpr Ink brick{128, 66, 56};
constexpr Ink dark{60, 54, 48};

/// The drawing order of kinds of terrain.
int layerOf(const Ground& ground)
{
    switch (ground.look) {
    case MapLook::water: return ground.path.empty() ? 1 : 3;
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

Point left(Point along) { return {along.y, -along.x}; }

Outlines strokesAcross(const std::vector<Tick>& ticks, double from, double to)
{
    Outlines made;
    for (const auto& tick : ticks) {
        const Point side = left(tick.along);
        made.push_back({{tick.at.x + side.x * from, tick.at.y + side.y * from},
                        {tick.at.x + side.x * to, tick.at.y + side.y * to}});
    }
    return made;
}

Outline ringAround(double radius, int corners)
{
    Outline ring;
    for (int i = 0; i < corners; ++i) {
        const double angle = 2 * 3.14159265358979 * i / corners;
        ring.push_back({radius * std::cos(angle), radius * std::sin(angle)});
    }
    return ring;
}

/// The second kind of the same look is drawn heavier than the first.
double heavier(const Ground& ground)
{
    return ground.look == MapLook::area || ground.look == MapLook::line
               ? 1.0
               : 1.0 + 0.7 * std::min<std::uint32_t>(ground.shade, 3);
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

void GroundPainter::paint(const std::vector<Ground>& grounds)
{
    std::vector<std::size_t> order(grounds.size());
    for (std::size_t i = 0; i < order.size(); ++i) order[i] = i;
    std::stable_sort(order.begin(), order.end(),
                     [&](auto a, auto b) { return layerOf(grounds[a]) < layerOf(grounds[b]); });
    for (std::size_t i = 0; i < order.size();) {
        const int layer = layerOf(grounds[order[i]]);
        auto end = i;
        while (end < order.size() && layerOf(grounds[order[end]]) == layer) ++end;
        // Draw the edges of all roads first, then their surfaces, so that crossing roads merge.
        const bool isWay = layer >= 3 && layer <= 5;
        if (isWay)
            for (auto k = i; k < end; ++k) paintWay(grounds[order[k]], true);
        for (auto k = i; k < end; ++k) {
            const auto& ground = grounds[order[k]];
            if (isWay)
                paintWay(ground, false);
            else if (layer == 6 || layer == 9)
                paintBarrier(ground);
            else if (layer == 7 || layer == 10)
                paintCrossing(ground);
            else
                paintArea(ground);
        }
        i = end;
    }
}

bool GroundPainter::isAlongFrame(Point a, Point b) const
{
    constexpr double close = 0.02;
    const auto both = [&](double x, double y, double line) {
        return std::abs(x - line) < close && std::abs(y - line) < close;
    };
    return both(a.x, b.x, m_board.left) || both(a.x, b.x, m_board.right) || both(a.y, b.y, m_board.top) ||
           both(a.y, b.y, m_board.bottom);
}

void GroundPainter::fill(const Ground& ground, Ink ink) { add({ground.area, true, 0, ink, ink}); }

void GroundPainter::edge(const Ground& ground, double thickness, Ink ink, Dash dash)
{
    const double max = ground.path.empty() ? 2.0 : 0.2 + 0.25 * ground.width;  // so that a narrow way keeps its surface
    add({withoutFrame(ground.area, m_board), false, std::min(max, thickness * heavier(ground)), ink, std::nullopt, dash,
         true});
}

void GroundPainter::hachures(const Ground& ground, double length, Ink ink)
{
    Lines lines{{}, false, 0.18, ink};
    for (const auto& ring : ground.area) {
        const double inward = turning(ring) > 0 ? -1 : 1;
        std::size_t count = 0;
        for (const auto& tick : ticksAlong(ring, true, 1.5)) {
            if (isAlongFrame(tick.at, tick.at) || m_budget == 0) continue;
            --m_budget;
            const Point side = left(tick.along);
            const double reach = inward * length * (++count % 2 == 0 ? 1.0 : 0.6);
            lines.outlines.push_back({tick.at, {tick.at.x + side.x * reach, tick.at.y + side.y * reach}});
        }
    }
    add(std::move(lines));
}

void GroundPainter::scallops(const Ground& ground, double size, Ink ink)
{
    Lines lines{{}, false, 0.25, ink, std::nullopt, Dash::solid, true};
    for (const auto& ring : ground.area) {
        const double outward = turning(ring) > 0 ? 1 : -1;
        for (std::size_t i = 0; i < ring.size() && m_budget > 0; ++i) {
            const Point from = ring[i];
            const Point to = ring[(i + 1) % ring.size()];
            const double length = std::hypot(to.x - from.x, to.y - from.y);
            if (length <= 0 || isAlongFrame(from, to)) continue;
            const int bumps = std::clamp(static_cast<int>(std::lround(length / size)), 1, 2'000);
            const Point along{(to.x - from.x) / length, (to.y - from.y) / length};
            const Point side = left(along);
            Outline wave{from};
            for (int bump = 0; bump < bumps; ++bump) {
                const double bumpSize = length / bumps;
                for (int step = 1; step <= 5; ++step) {
                    const double part = step / 5.0;
                    const double at = (bump + part) * bumpSize;
                    const double rise = outward * std::min(0.55, bumpSize * 0.3) * std::sin(part * 3.14159265358979);
                    wave.push_back({from.x + along.x * at + side.x * rise, from.y + along.y * at + side.y * rise});
                }
            }
            m_budget -= std::min<std::size_t>(m_budget, static_cast<std::size_t>(bumps));
            lines.outlines.push_back(std::move(wave));
        }
    }
    add(std::move(lines));
}

void GroundPainter::figures(const std::vector<Point>& spots, const Outlines& figure, bool closed, double thickness,
                            Ink ink, std::optional<Ink> fillInk)
{
    Lines lines{{}, closed, thickness, ink, fillInk};
    for (const auto at : spots) {
        for (const auto& part : figure) {
            Outline moved;
            for (const auto corner : part) moved.push_back({at.x + corner.x, at.y + corner.y});
            lines.outlines.push_back(std::move(moved));
        }
    }
    add(std::move(lines));
}

void GroundPainter::paintArea(const Ground& ground)
{
    if (ground.area.empty()) return;
    const Pattern pattern(ground.area, m_labels, m_budget);
    const Outlines stones{{{-0.7, 0.35}, {-0.2, -0.45}, {0.5, 0.35}}, {{0.7, 0.35}, {0.9, 0.1}}};
    switch (ground.look) {
    case MapLook::plain: edge(ground, 0.2, stone, Dash::dotted); break;
    case MapLook::hill:
    case MapLook::rockyHill: {
        const auto darker = static_cast<std::uint8_t>(std::clamp(ground.level - 1, 0, 3) * 14);
        fill(ground, {static_cast<std::uint8_t>(233 - darker), static_cast<std::uint8_t>(217 - darker),
                      static_cast<std::uint8_t>(186 - darker)});
        hachures(ground, 2.2 + 0.8 * std::clamp(ground.level - 1, 0, 3), brown);
        edge(ground, 0.3, brown);
        if (ground.look == MapLook::rockyHill) figures(pattern.spots(5.0, 3.2, 0.9, 0.25), stones, false, 0.2, stone);
        break;
    }
    case MapLook::woods: {
        fill(ground, {203, 221, 186});
        scallops(ground, 2.0, leaf);
        const auto trees = pattern.spots(4.4, 3.6, 1.0, 0.18);
        figures(trees, {{{0, 0.6}, {0, 1.15}}}, false, 0.25, leaf);
        figures(trees, {ringAround(0.85, 8)}, true, 0.18, leaf, Ink{158, 192, 138});
        break;
    }
    case MapLook::orchard:
        fill(ground, {222, 231, 198});
        edge(ground, 0.25, leaf);
        figures(pattern.spots(3.0, 3.0, 0.6, 0, false), {ringAround(0.62, 8)}, true, 0, leaf, leaf);
        break;
    case MapLook::scrub:
        fill(ground, {228, 232, 208});
        edge(ground, 0.2, leaf, Dash::dashed);
        figures(pattern.spots(4.6, 3.4, 0.8, 0.25), {{{-0.75, 0.4}, {-0.5, -0.2}, {0, 0.4}, {0.3, -0.5}, {0.75, 0.4}}},
                false, 0.22, leaf);
        break;
    case MapLook::fields: {
        fill(ground, {243, 233, 190});
        edge(ground, 0.25, brown);
        const auto at = frameOf(ground.area).centre();
        const bool across = static_cast<int>(std::floor(at.x / 7) + std::floor(at.y / 7)) % 2 == 0;
        add({pattern.hatching(across ? 20 : -70, 1.5), false, 0.16, {176, 146, 62}});
        break;
    }
    case MapLook::rough:
        fill(ground, {232, 227, 216});
        edge(ground, 0.25, stone, Dash::dashed);
        figures(pattern.spots(4.6, 3.4, 0.9, 0.3), stones, false, 0.2, stone);
        break;
    case MapLook::marsh:
        fill(ground, {216, 229, 220});
        edge(ground, 0.25, reed, Dash::dashed);
        figures(
            pattern.spots(5.2, 3.2, 0.9, 0.2),
            {{{-1, 0.4}, {1, 0.4}}, {{-0.45, 0.4}, {-0.7, -0.4}}, {{0, 0.4}, {0, -0.6}}, {{0.45, 0.4}, {0.7, -0.4}}},
            false, 0.2, reed);
        break;
    case MapLook::sand:
        fill(ground, {246, 237, 212});
        edge(ground, 0.2, brown, Dash::dotted);
        figures(pattern.spots(2.2, 1.8, 0.2, 0.3), {ringAround(0.16, 5)}, true, 0, brown, brown);
        break;
    case MapLook::water:
        fill(ground, {196, 217, 234});
        edge(ground, 0.45, deepWater);
        figures(pattern.spots(6.4, 3.0, 1.1, 0.12),
                {{{-1.3, 0.15}, {-0.8, -0.25}, {-0.2, 0.2}, {0.35, -0.25}, {0.9, 0.2}, {1.3, -0.1}}}, false, 0.2,
                deepWater);
        break;
    case MapLook::lava:
        fill(ground, {240, 190, 160});
        edge(ground, 0.6, brick);
        figures(pattern.spots(4.0, 3.2, 0.8, 0.25),
                {{{-0.9, 0}, {-0.3, -0.6}, {0, 0.1}, {0.5, -0.5}, {0.9, 0.3}}, {{-0.3, -0.6}, {-0.4, -0.95}}}, false,
                0.3, brick);
        break;
    case MapLook::town: {
        fill(ground, {236, 226, 216});
        auto blocks = pattern.spots(5.2, 4.4, 1.4, 0.1);
        if (blocks.empty()) blocks = pattern.spots(1.6, 1.5, 0.5, 0);
        const auto frame = frameOf(ground.area);
        const bool small = frame.width() < 8 || frame.height() < 8;
        const double half = small ? 0.55 : 1.35;
        if (small) blocks = pattern.spots(1.9, 1.8, 0.75, 0, false);
        const Ink roof = small ? brick : Ink{190, 146, 128};
        figures(blocks, {{{-half, -half * 0.8}, {half, -half * 0.8}, {half, half * 0.8}, {-half, half * 0.8}}}, true,
                small ? 0 : 0.2, brick, roof);
        edge(ground, 0.3, brick);
        break;
    }
    case MapLook::building:
        fill(ground, {226, 214, 206});
        add({pattern.hatching(45, 1.8), false, 0.15, brick});
        edge(ground, 0.8, dark);
        break;
    case MapLook::camp:
        fill(ground, {240, 236, 226});
        edge(ground, 0.2, dark, Dash::dashed);
        figures(pattern.spots(3.6, 3.0, 0.9, 0), {{{-1, 0.7}, {0, -0.8}, {1, 0.7}}}, true, 0.2, dark, Ink(255));
        break;
    default: {
        static constexpr double angles[] = {45, 135, 0, 90, 22.5, 112.5};
        fill(ground, 238);
        const auto which = ground.shade % 6;
        add({pattern.hatching(angles[which], 2.0 + ground.shade / 6 % 3), false, 0.16, stone});
        if (ground.shade % 12 >= 6)
            add({pattern.hatching(angles[which] + 90, 2.0 + ground.shade / 6 % 3), false, 0.16, stone});
        edge(ground, 0.3, dark);
    }
    }
}

void GroundPainter::paintWay(const Ground& ground, bool casing)
{
    const bool isWater = ground.look == MapLook::water;
    const Ink bank = isWater ? deepWater : Ink{110, 92, 70};
    const Ink surface = isWater                        ? Ink{196, 217, 234}
                        : ground.look == MapLook::road ? Ink{250, 244, 228}
                                                       : Ink{214, 200, 176};
    const bool narrow = ground.width < 1.0 && !ground.path.empty();
    if (casing) {
        if (narrow)
            add({ground.path, false, isWater ? 1.1 : 1.2, bank, std::nullopt, Dash::solid, true});
        else
            edge(ground, isWater ? 0.7 : 0.5, bank);
        if (ground.look != MapLook::sunkenRoad) return;
        const double half = std::max(ground.width / 2, 0.5);
        for (const auto& way : ground.path) {
            const auto ticks = ticksAlong(way, false, 1.4);
            add({strokesAcross(ticks, half, half + 1.0), false, 0.2, bank});
            add({strokesAcross(ticks, -half, -half - 1.0), false, 0.2, bank});
        }
        return;
    }
    if (narrow)
        add({ground.path, false, isWater ? 0.45 : 0.7, surface, std::nullopt, Dash::solid, true});
    else
        fill(ground, surface);
    if (!isWater) return;
    if (ground.width < 2.4) {  // too narrow for waves: a dashed line in the middle distinguishes it from a road
        add({ground.path, false, 0.25, deepWater, std::nullopt, ground.shade % 2 == 0 ? Dash::dashed : Dash::dotted});
        return;
    }
    const Pattern pattern(ground.area, m_labels, m_budget);
    figures(pattern.spots(5.0, 2.4, 0.9, 0.12), {{{-1.1, 0.15}, {-0.6, -0.2}, {0, 0.15}, {0.6, -0.2}, {1.1, 0.1}}},
            false, 0.18, deepWater);
}

void GroundPainter::paintBarrier(const Ground& ground)
{
    const double half = std::max(ground.width / 2, 0.45);
    if (ground.path.empty()) {
        fill(ground, 214);
        edge(ground, 0.6, dark);
        return;
    }
    for (const auto& way : ground.path) {
        switch (ground.look) {
        case MapLook::railway:
            add({strokesAcross(ticksAlong(way, false, 1.8), -1.1, 1.1), false, 0.3, dark});
            add({{way}, false, 0.5, dark});
            break;
        case MapLook::fence:
            add({{way}, false, 0.3, brown});
            add({strokesAcross(ticksAlong(way, false, 2.2 * heavier(ground)), -0.8, 0.8), false, 0.3 * heavier(ground),
                 brown});
            break;
        case MapLook::wall:
            add({{way}, false, 2 * half, dark});
            add({{way}, false, std::max(0.2, 2 * half - 0.5 * heavier(ground)), {206, 198, 188}});
            add({strokesAcross(ticksAlong(way, false, 1.6), -half, half), false, 0.25 * heavier(ground), dark});
            break;
        case MapLook::trench: {
            add({{way}, false, 2 * half, {214, 196, 166}});
            Outline teeth;
            double side = half + 0.25;
            for (const auto& tick : ticksAlong(way, false, 1.1)) {
                const Point across = left(tick.along);
                teeth.push_back({tick.at.x + across.x * side, tick.at.y + across.y * side});
                side = -side;
            }
            if (teeth.size() > 1) add({{teeth}, false, 0.35 * heavier(ground), brown});
            break;
        }
        case MapLook::cliff: {
            add({{way}, false, 0.6, dark});
            Lines teeth{{}, true, 0, dark, dark};
            for (const auto& tick : ticksAlong(way, false, 2.0)) {
                const Point across = left(tick.along);
                const auto at = [&](double along, double out) {
                    return Point{tick.at.x + tick.along.x * along - across.x * out,
                                 tick.at.y + tick.along.y * along - across.y * out};
                };
                teeth.outlines.push_back({at(-0.7, 0), at(0.7, 0), at(0, 1.3)});
            }
            add(std::move(teeth));
            break;
        }
        default:
            add({{way}, false, 2 * half, 220});
            add({{way}, false, 0.4, dark, std::nullopt, ground.shade % 2 == 0 ? Dash::dashed : Dash::dotted});
            if (ground.shade % 4 >= 2)
                add({strokesAcross(ticksAlong(way, false, 3.0), -half - 0.4, half + 0.4), false, 0.3, dark});
        }
    }
}

void GroundPainter::paintCrossing(const Ground& ground)
{
    const double half = std::max(ground.width / 2, 0.7);
    if (ground.path.empty()) {
        fill(ground, 255);
        edge(ground, 0.5, dark, ground.look == MapLook::ford ? Dash::dotted : Dash::solid);
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
            add({{along(half), along(-half)}, false, 0.35, dark, std::nullopt, Dash::dotted});
            add({strokesAcross(ticks, -half * 0.6, half * 0.6), false, 0.25, dark});
            continue;
        }
        add({{way}, false, 2 * half, Ink(255)});
        if (ground.look == MapLook::bridge) add({strokesAcross(ticks, -half, half), false, 0.15, stone});
        add({{along(half), along(-half)}, false, 0.5 * heavier(ground), dark});
    }
}

}  // namespace muster::printer::map
