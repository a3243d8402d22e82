// Fields, rough ground, sand, lava, camps, and kinds without a look.
#include "printer/map/ground_kinds.hpp"

#include <array>
#include <cmath>

namespace muster::printer::map {

void paintFields(GroundBrush& brush, const Ground& ground)
{
    brush.fill(ground.area, {244, 235, 194});
    const auto at = frameOf(ground.area).centre();
    const bool across = static_cast<int>(std::floor(at.x / 7) + std::floor(at.y / 7)) % 2 == 0;
    const double way = across ? 20 : -70;
    auto pattern = brush.pattern(ground.area);
    brush.add({pattern.hatching(way, 2.0), false, 0.22, {190, 160, 80}});
    brush.add({pattern.hatching(way, 2.0, 1.0), false, 0.32, {178, 172, 92}, std::nullopt, Dash::dotted});
    brush.edge(ground, 0.3, tone::brown);
}

void drawBoulders(GroundBrush& brush, const std::vector<Point>& spots)
{
    static const Outline large{{-0.95, 0.45}, {-0.8, -0.2}, {-0.3, -0.6}, {0.25, -0.45}, {0.55, 0.1}, {0.5, 0.45}};
    static const Outline small{{0.6, 0.45}, {0.65, 0.15}, {0.85, 0.0}, {1.1, 0.2}, {1.15, 0.45}};
    constexpr Ink face{226, 221, 211};
    brush.figures(spots, {large, small}, true, 0.2, tone::stone, face);
    brush.figures(spots, {{{-0.3, -0.6}, {-0.15, -0.1}, {0.5, 0.2}}, {{-0.15, -0.1}, {-0.25, 0.4}}}, false, 0.15,
                  tone::stone);
}

void paintRough(GroundBrush& brush, const Ground& ground)
{
    static const Outlines pebbles{{{-0.8, 0.3}, {-0.55, -0.05}, {-0.25, 0.3}}, {{0.2, 0.1}, {0.5, -0.3}, {0.85, 0.1}}};
    brush.fill(ground.area, {235, 230, 219});
    brush.edge(ground, 0.25, tone::stone, Dash::dashed);
    std::array<std::vector<Point>, 2> spots;
    for (const auto at : brush.pattern(ground.area).spots(4.4, 3.2, 1.2, 0.2)) spots[chanceAt(at) % 2].push_back(at);
    drawBoulders(brush, spots[0]);
    brush.figures(spots[1], pebbles, false, 0.2, tone::stone);
}

void paintSand(GroundBrush& brush, const Ground& ground)
{
    brush.fill(ground.area, {247, 238, 214});
    brush.edge(ground, 0.2, tone::brown, Dash::dotted);
    brush.figures(brush.pattern(ground.area).spots(2.2, 1.8, 0.2, 0.3), {ringAround(0.16, 5)}, true, 0, tone::brown,
                  tone::brown);
}

void paintLava(GroundBrush& brush, const Ground& ground)
{
    static const Outlines flame{{{-0.9, 0}, {-0.3, -0.6}, {0, 0.1}, {0.5, -0.5}, {0.9, 0.3}},
                                {{-0.3, -0.6}, {-0.4, -0.95}}};
    brush.fill(ground.area, {241, 192, 162});
    const auto depth = brush.depthOf(ground.area);
    if (depth.deepest() > 4) brush.fill(depth.deeperThan(depth.deepest() * 0.4), {248, 218, 160});
    brush.figures(brush.pattern(ground.area).spots(4.0, 3.2, 0.8, 0.25), flame, false, 0.3, tone::brick);
    brush.edge(ground, 0.6, tone::brick);
}

void paintCamp(GroundBrush& brush, const Ground& ground)
{
    brush.fill(ground.area, {240, 236, 226});
    brush.edge(ground, 0.2, tone::dark, Dash::dashed);
    const auto spots = brush.pattern(ground.area).spots(3.6, 3.0, 1.0, 0);
    brush.figures(spots, {{{-1, 0.7}, {0, -0.8}, {0, 0.7}}}, true, 0.2, tone::dark, Ink(255));
    brush.figures(spots, {{{0, 0.7}, {0, -0.8}, {1, 0.7}}}, true, 0.2, tone::dark, Ink{212, 204, 190});
}

void paintPlainArea(GroundBrush& brush, const Ground& ground)
{
    static constexpr double angles[] = {45, 135, 0, 90, 22.5, 112.5};
    brush.fill(ground.area, 238);
    const auto which = ground.shade % 6;
    auto pattern = brush.pattern(ground.area);
    brush.add({pattern.hatching(angles[which], 2.0 + ground.shade / 6 % 3), false, 0.16, tone::stone});
    if (ground.shade % 12 >= 6)
        brush.add({pattern.hatching(angles[which] + 90, 2.0 + ground.shade / 6 % 3), false, 0.16, tone::stone});
    brush.edge(ground, 0.3, tone::dark);
}

}  // namespace muster::printer::map
