// Towns and buildings: roofs with a ridge, a bright and a shaded side, and a shadow on the ground.
#include "printer/map/ground_kinds.hpp"

#include <algorithm>
#include <array>
#include <cmath>

namespace muster::printer::map {

namespace {

constexpr Ink roofBright{214, 158, 132};
constexpr Ink roofShade{184, 120, 98};
constexpr Ink slateBright{204, 198, 190};
constexpr Ink slateShade{160, 154, 148};
constexpr Ink shadow{186, 176, 164};
constexpr Ink wall{88, 48, 40};

Outline rectangle(double left, double top, double right, double bottom)
{
    return {{left, top}, {right, top}, {right, bottom}, {left, bottom}};
}

/// A house with its ridge along or across, and its roof in the light and in the shade.
struct House {
    double halfWidth, halfDepth;
    bool isAcross;
    Ink bright = roofBright, shade = roofShade;
};

void build(GroundBrush& brush, const std::vector<Point>& spots, const std::vector<House>& houses, double thickness)
{
    std::vector<std::vector<Point>> spotsOf(houses.size());
    for (const auto at : spots) spotsOf[chanceAt(at) % houses.size()].push_back(at);
    for (std::size_t i = 0; i < houses.size(); ++i) {
        const double w = houses[i].halfWidth;
        const double d = houses[i].halfDepth;
        const double fall = std::min(0.45, d * 0.5);
        const bool across = houses[i].isAcross;
        brush.figures(spotsOf[i], {rectangle(-w + fall, -d + fall, w + fall, d + fall)}, true, 0, shadow, shadow);
        brush.figures(spotsOf[i], {rectangle(-w, -d, w, d)}, true, thickness, wall, houses[i].bright);
        brush.figures(spotsOf[i], {across ? rectangle(0, -d, w, d) : rectangle(-w, 0, w, d)}, true, thickness * 0.7,
                      wall, houses[i].shade);
    }
}

/// Houses stand in groups, with open ground between them.
std::vector<Point> grouped(std::vector<Point> spots)
{
    std::erase_if(spots, [](Point at) {
        const Point block{std::floor(at.x / 14) * 14, std::floor(at.y / 10.5) * 10.5};
        return chanceAt(block) % 7 < 2 || chanceAt(at) / 8 % 7 == 0;
    });
    return spots;
}

Point middleOf(Point a, Point b) { return {(a.x + b.x) / 2, (a.y + b.y) / 2}; }

double lengthBetween(Point a, Point b) { return std::hypot(b.x - a.x, b.y - a.y); }

/// The two halves of a roof on four walls, the brighter first, with a ridge along the longer ones.
std::array<Outline, 2> halvesOf(const Outline& walls)
{
    auto ring = walls;
    if (lengthBetween(ring[0], ring[1]) < lengthBetween(ring[1], ring[2]))
        std::rotate(ring.begin(), ring.begin() + 1, ring.end());
    const Point from = middleOf(ring[3], ring[0]);
    const Point to = middleOf(ring[1], ring[2]);
    std::array<Outline, 2> halves{Outline{ring[0], ring[1], to, from}, Outline{from, to, ring[2], ring[3]}};
    const auto first = Frame::around(halves[0]).centre();
    const auto second = Frame::around(halves[1]).centre();
    if (first.x + first.y > second.x + second.y) std::swap(halves[0], halves[1]);
    return halves;
}

}  // namespace

void paintTown(GroundBrush& brush, const Ground& ground)
{
    static const std::vector<House> large{{1.5, 0.95, false},
                                          {0.95, 1.4, true},
                                          {1.2, 0.8, false},
                                          {1.6, 0.85, false},
                                          {1.3, 0.9, false, slateBright, slateShade}};
    static const std::vector<House> small{{0.9, 0.6, false}, {0.6, 0.85, true}};
    brush.fill(ground.area, {240, 231, 219});
    brush.edge(ground, 0.3, tone::brick);
    const auto frame = frameOf(ground.area);
    auto pattern = brush.pattern(ground.area);
    if (std::min(frame.width(), frame.height()) >= 9) {
        const auto all = brush.besideWays(pattern.spots(4.6, 3.5, 1.9, 0.1), 1.2);
        const auto spots = all.size() > 12 ? grouped(all) : all;
        if (spots.size() > 3) return build(brush, spots, large, 0.2);
    }
    build(brush, brush.besideWays(pattern.spots(2.7, 2.4, 1.1, 0.06, false), 0.6), small, 0.15);
}

void paintBuilding(GroundBrush& brush, const Ground& ground)
{
    const auto frame = frameOf(ground.area);
    const double fall = std::min(0.5, 0.2 * std::min(frame.width(), frame.height()));
    brush.fill(moved(ground.area, fall, fall), shadow);
    if (ground.area.size() == 1 && ground.area.front().size() == 4) {
        const auto halves = halvesOf(ground.area.front());
        brush.fill({halves[0]}, roofBright);
        brush.fill({halves[1]}, roofShade);
        brush.add({{halves[0], halves[1]}, true, 0.2, wall});
    } else {
        brush.fill(ground.area, roofBright);
        brush.add({brush.pattern(ground.area).hatching(45, 1.4), false, 0.15, wall});
    }
    brush.edge(ground, 0.45, wall);
}

}  // namespace muster::printer::map
