#include "editor/board/view/snapping.hpp"

#include "editor/board/view/transformed_items.hpp"

#include <algorithm>
#include <cmath>

namespace muster::editor {

using geometry::Point;

Snapper::Snapper(const BoardModel& board, SnapChoice choice, double step, const std::set<std::string>& without)
    : m_choice(choice), m_step(step), m_width(board.map.width), m_depth(board.map.depth)
{
    if (choice.edges)
        for (const double part : {0.0, 0.5, 1.0}) {
            m_upright.push_back({m_width * part, 0, m_depth});
            m_level.push_back({m_depth * part, 0, m_width});
        }
    if (choice.squares && board.map.columns > 0 && board.map.rows > 0) {
        for (int i = 0; i <= 2 * board.map.columns; ++i)
            m_upright.push_back({m_width * i / (2 * board.map.columns), 0, m_depth});
        for (int i = 0; i <= 2 * board.map.rows; ++i)
            m_level.push_back({m_depth * i / (2 * board.map.rows), 0, m_width});
    }
    if (choice.pieces)
        for (const auto& item : board.items) {
            if (!item.drawn || without.contains(item.pointer)) continue;
            const auto box = boxOf(item);
            for (const double x : {box.left, box.centre().x, box.right}) m_upright.push_back({x, box.lower, box.upper});
            for (const double y : {box.lower, box.centre().y, box.upper}) m_level.push_back({y, box.left, box.right});
        }
    const auto byPlace = [](const Line& a, const Line& b) { return a.at < b.at; };
    std::stable_sort(m_upright.begin(), m_upright.end(), byPlace);
    std::stable_sort(m_level.begin(), m_level.end(), byPlace);
}

std::optional<Snapper::Line> Snapper::nearest(const std::vector<Line>& lines, double at, double reach) const
{
    const auto above = std::lower_bound(lines.begin(), lines.end(), at,
                                        [](const Line& line, double place) { return line.at < place; });
    std::optional<Line> best;
    if (above != lines.end() && above->at - at <= reach) best = *above;
    if (above != lines.begin() && at - std::prev(above)->at <= reach &&
        (!best || at - std::prev(above)->at < best->at - at))
        best = *std::prev(above);
    if (m_choice.grid && m_step > 0) {
        const double step = std::round(at / m_step) * m_step;
        if (std::abs(step - at) <= reach && (!best || std::abs(step - at) < std::abs(best->at - at)))
            best = Line{step, 0, -1};
    }
    return best;
}

Snapped Snapper::point(Point at, double reach) const
{
    const auto way = box(at, at, reach);
    return {{at.x + way.at.x, at.y + way.at.y}, way.guides};
}

Snapped Snapper::box(const Point& low, const Point& high, double reach) const
{
    Snapped way;
    const auto look = [&](const std::vector<Line>& lines, double from,
                          double to) -> std::optional<std::pair<double, Line>> {
        std::optional<std::pair<double, Line>> best;
        for (const double at : {from, (from + to) / 2, to})
            if (const auto line = nearest(lines, at, reach);
                line && (!best || std::abs(line->at - at) < std::abs(best->first) - 1e-9))
                best = {{line->at - at, *line}};
        return best;
    };
    const auto across = look(m_upright, low.x, high.x), up = look(m_level, low.y, high.y);
    if (across) way.at.x = across->first;
    if (up) way.at.y = up->first;
    // The guide spans from the snap target to the moved box.
    if (across && across->second.to > across->second.from) {
        const auto& line = across->second;
        way.guides.push_back(
            {{line.at, std::min(line.from, low.y + way.at.y)}, {line.at, std::max(line.to, high.y + way.at.y)}});
    }
    if (up && up->second.to > up->second.from) {
        const auto& line = up->second;
        way.guides.push_back(
            {{std::min(line.from, low.x + way.at.x), line.at}, {std::max(line.to, high.x + way.at.x), line.at}});
    }
    return way;
}

double Snapper::angle(double degrees) const
{
    constexpr double step = 15, reach = 4;
    if (!m_choice.angles) return degrees;
    const double near = std::round(degrees / step) * step;
    return std::abs(near - degrees) <= reach ? near : degrees;
}

}  // namespace muster::editor
