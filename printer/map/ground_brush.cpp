#include "printer/map/ground_brush.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace muster::printer::map {

void GroundBrush::edge(const Ground& ground, double thickness, Ink ink, Dash dash)
{
    const double max = ground.path.empty() ? 2.0 : 0.2 + 0.25 * ground.width;  // so that a narrow way keeps its surface
    add({withoutFrame(ground.area, m_board), false, std::min(max, thickness * heavier(ground)), ink, std::nullopt, dash,
         true});
}

void GroundBrush::figures(const std::vector<Point>& spots, const Outlines& figure, bool closed, double thickness,
                          Ink ink, std::optional<Ink> fillInk)
{
    Lines lines{{}, closed, thickness, ink, fillInk};
    for (const auto at : spots)
        for (const auto& part : figure) lines.outlines.push_back(moved(part, at.x, at.y));
    add(std::move(lines));
}

bool GroundBrush::isAlongFrame(Point a, Point b) const
{
    constexpr double close = 0.02;
    const auto both = [&](double x, double y, double line) {
        return std::abs(x - line) < close && std::abs(y - line) < close;
    };
    return both(a.x, b.x, m_board.left) || both(a.x, b.x, m_board.right) || both(a.y, b.y, m_board.top) ||
           both(a.y, b.y, m_board.bottom);
}

void GroundBrush::keepOff(const std::vector<Ground>& grounds)
{
    constexpr std::size_t maxWays = 2'000;
    for (const auto& ground : grounds)
        for (const auto& path : ground.path)
            for (std::size_t i = 1; i < path.size() && m_ways.size() < maxWays; ++i)
                m_ways.push_back({path[i - 1], path[i], ground.width / 2});
}

std::vector<Point> GroundBrush::besideWays(std::vector<Point> spots, double radius)
{
    std::erase_if(spots, [&](Point at) {
        if (m_work < m_ways.size()) return false;
        m_work -= m_ways.size();
        return std::any_of(m_ways.begin(), m_ways.end(),
                           [&](const Way& way) { return distanceToLine(at, way.from, way.to) < way.half + radius; });
    });
    return spots;
}

bool GroundBrush::spend(std::size_t strokes)
{
    if (m_budget == 0) return false;
    m_budget -= std::min(m_budget, strokes);
    return true;
}

double heavier(const Ground& ground)
{
    return ground.look == sheet::MapLook::area || ground.look == sheet::MapLook::line
               ? 1.0
               : 1.0 + 0.7 * std::min<std::uint32_t>(ground.shade, 3);
}

Outlines strokesAcross(const std::vector<Tick>& ticks, double from, double to)
{
    Outlines made;
    for (const auto& tick : ticks) {
        const Point side = leftOf(tick.along);
        made.push_back({{tick.at.x + side.x * from, tick.at.y + side.y * from},
                        {tick.at.x + side.x * to, tick.at.y + side.y * to}});
    }
    return made;
}

Outline ringAround(double radius, int corners)
{
    Outline ring;
    for (int i = 0; i < corners; ++i) {
        const double angle = 2 * std::numbers::pi * i / corners;
        ring.push_back({radius * std::cos(angle), radius * std::sin(angle)});
    }
    return ring;
}

Outline moved(const Outline& outline, double x, double y)
{
    Outline made;
    made.reserve(outline.size());
    for (const auto at : outline) made.push_back({at.x + x, at.y + y});
    return made;
}

Outlines moved(const Outlines& outlines, double x, double y)
{
    Outlines made;
    made.reserve(outlines.size());
    for (const auto& outline : outlines) made.push_back(moved(outline, x, y));
    return made;
}

}  // namespace muster::printer::map
