// Lakes with lines along their shore, and marsh.
#include "printer/map/ground_kinds.hpp"

#include <algorithm>
#include <array>

namespace muster::printer::map {

void paintLake(GroundBrush& brush, const Ground& ground)
{
    static const Outlines wave{{{-1.3, 0.15}, {-0.8, -0.25}, {-0.2, 0.2}, {0.35, -0.25}, {0.9, 0.2}, {1.3, -0.1}}};
    brush.fill(ground.area, tone::water);
    const auto depth = brush.depthOf(ground.area);
    double shore = 0;
    double thickness = 0.24;
    // The lines are wider apart and thinner towards the middle.
    for (double gap = 0.9; shore + gap < depth.deepest() * 0.6 && thickness > 0.12; gap += 0.5, thickness -= 0.05) {
        shore += gap;
        brush.add({depth.deeperThan(shore), true, thickness, {108, 148, 186}});
    }
    const auto middle = shore > 0 ? depth.deeperThan(shore + 0.9) : ground.area;
    brush.figures(brush.pattern(middle).spots(7.0, 3.6, 1.4, 0.15), wave, false, 0.2, tone::deepWater);
    brush.edge(ground, 0.45, tone::deepWater);
}

void paintMarsh(GroundBrush& brush, const Ground& ground)
{
    static const Outlines tuft{{{-1.1, 0.45}, {1.1, 0.45}},
                               {{-0.35, 0.45}, {-0.8, -0.3}},
                               {{-0.15, 0.45}, {-0.3, -0.6}},
                               {{0.15, 0.45}, {0.3, -0.6}},
                               {{0.35, 0.45}, {0.8, -0.3}}};
    static const Outlines strokes{{{-1.2, -0.15}, {0.3, -0.15}}, {{-0.4, 0.35}, {1.2, 0.35}}};
    brush.fill(ground.area, {215, 230, 222});
    brush.edge(ground, 0.25, tone::reed, Dash::dashed);
    std::array<std::vector<Point>, 2> spots;
    for (const auto at : brush.pattern(ground.area).spots(3.7, 2.3, 1.2, 0.1))
        spots[chanceAt(at) % 5 < 3].push_back(at);
    brush.figures(spots[0], tuft, false, 0.2, tone::reed);
    brush.figures(spots[1], strokes, false, 0.18, {92, 142, 160});
}

}  // namespace muster::printer::map
