#include "printer/map/sides.hpp"

#include "core/geometry/rotation.hpp"

#include <algorithm>
#include <cmath>

namespace muster::printer::map {

namespace {

Outline starAt(Point at, double outer, double inner)
{
    Outline star;
    for (int i = 0; i < 10; ++i) {
        const double radius = i % 2 == 0 ? outer : inner;
        const Point way = geometry::direction(i * 36.0);
        star.push_back({at.x + radius * way.x, at.y - radius * way.y});
    }
    return star;
}

}  // namespace

void drawInLook(std::vector<Item>& items, const Outlines& shape, const SideLook& look, const std::vector<Frame>& names)
{
    if (shape.empty()) return;
    if (look.fill == SideFill::solid && !look.light) {
        // A white edge separates adjacent solid bases.
        items.emplace_back(Lines{shape, true, 0.25, Ink(255), look.ink});
        return;
    }
    items.emplace_back(Lines{shape, true, 0.4, look.ink, look.ground});
    if (look.fill == SideFill::hollow) return;
    std::size_t budget = 200;
    const Pattern pattern(shape, names, budget);
    const double step = look.fill == SideFill::solid ? 0.75 : 1.1;
    items.emplace_back(Lines{pattern.hatching(look.fill == SideFill::solid ? 135 : 45, step), false, 0.2, look.ink});
    if (look.fill == SideFill::crossed) items.emplace_back(Lines{pattern.hatching(135, step), false, 0.2, look.ink});
}

Outline facingMark(const Outlines& shape, Point centre, double degrees)
{
    if (shape.empty()) return {};
    const Point north = geometry::direction(degrees), ahead{north.x, -north.y};
    double front = 0;
    for (const auto corner : shape.front())
        front = std::max(front, (corner.x - centre.x) * ahead.x + (corner.y - centre.y) * ahead.y);
    const double size = std::clamp(front * 0.8, 0.7, 1.5);
    const auto at = [&](double out, double aside) {
        return Point{centre.x + ahead.x * (front + out) - ahead.y * aside,
                     centre.y + ahead.y * (front + out) + ahead.x * aside};
    };
    return {at(0.1, -size * 0.8), at(0.1, size * 0.8), at(size, 0)};
}

void drawFacing(std::vector<Item>& items, const Outlines& shape, Point centre, double degrees, Ink ink)
{
    if (!shape.empty()) items.emplace_back(Lines{{facingMark(shape, centre, degrees)}, true, 0, ink, ink});
}

void drawObjective(std::vector<Item>& items, Point at, const SideLook* holder)
{
    static constexpr SideLook nobody{Ink(0), SideFill::hollow, Ink(255), false};
    // A white edge, so that the star stands out from the ground.
    items.emplace_back(Lines{{starAt(at, 3.1, 1.5)}, true, 0, Ink(255), Ink(255)});
    auto look = holder != nullptr ? *holder : nobody;
    if (look.fill == SideFill::hollow) look.ground = 255;
    drawInLook(items, {starAt(at, 2.5, 1.05)}, look);
    if (look.fill == SideFill::solid && !look.light)
        items.emplace_back(Lines{{starAt(at, 2.5, 1.05)}, true, 0.2, look.ink});
}

void drawRallyPoint(std::vector<Item>& items, Point at, const SideLook& look)
{
    items.emplace_back(Lines{{{{at.x, at.y}, {at.x, at.y - 4}}}, false, 0.4, look.ink});
    const Outlines flag{{{at.x, at.y - 4}, {at.x + 3, at.y - 3}, {at.x, at.y - 2}}};
    drawInLook(items, flag, look);
    items.emplace_back(Lines{flag, true, 0.3, look.ink});
    items.emplace_back(Lines{{{{at.x - 0.8, at.y}, {at.x + 0.8, at.y}}}, false, 0.4, look.ink});
}

}  // namespace muster::printer::map
