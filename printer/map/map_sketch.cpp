#include "printer/map/map_sketcher.hpp"

#include "printer/map/ground_brush.hpp"
#include "printer/map/ruler.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace muster::printer::map {

Sketch MapSketcher::sketch()
{
    const auto& board = m_project.board();
    m_sketch.board = board;
    m_sketch.width = board.right + m_bands.right;
    m_sketch.height = board.bottom + m_bands.bottom;
    gatherGrounds();
    gatherBases();
    if (!m_style.numbers) m_placer.leaveNumbersOut();
    if (m_style.names) labelItems();
    if (m_style.table)
        m_sketch.items.emplace_back(Lines{{{{board.left, board.top},
                                            {board.right, board.top},
                                            {board.right, board.bottom},
                                            {board.left, board.bottom}}},
                                          true,
                                          0,
                                          {},
                                          Ink{250, 249, 243}});
    auto covered = m_placer.covered();
    covered.insert(covered.end(), m_squareNumbers.begin(), m_squareNumbers.end());
    markFurniture(0);
    if (!drawGrounds(m_sketch, board, covered, m_grounds))
        m_sketch.notes.emplace_back("There is too much terrain to draw all of it with its pattern.");
    const auto grid = m_sketch.items.size();
    if (m_style.parts.grid) drawGrid(m_sketch, m_picture, m_project);
    markFurniture(grid);
    if (m_style.parts.zones) drawZones();
    drawObjectiveGround();
    clearLines(covered);
    const auto numbers = m_sketch.items.size();
    if (m_style.parts.grid && m_style.names) drawSquareNumbers(m_sketch, m_picture, m_project);
    markFurniture(numbers);
    drawBases(covered);
    drawMarks();
    drawNames();
    const auto ruler = m_sketch.items.size();
    if (m_style.table) drawRuler(m_sketch, m_picture, m_project, m_style, m_measure);
    markFurniture(ruler);
    for (const auto& label : m_placer.labels()) m_sketch.labels.push_back(placeOf(label));
    m_sketch.key = m_placer.key();
    m_sketch.leftOut = m_placer.leftOut();
    if (const auto count = m_sketch.leftOut.size(); count > 0)
        m_sketch.notes.push_back(count == 1 ? "1 more name does not fit on the map."
                                            : fmt::format("{} more names do not fit on the map.", count));
    return std::move(m_sketch);
}

/// Removes lines below names, so that these are readable without a background.
void MapSketcher::clearLines(const std::vector<Frame>& covered)
{
    for (auto& item : m_sketch.items) {
        auto* lines = std::get_if<Lines>(&item);
        if (lines == nullptr || lines->fill || lines->thickness <= 0 || lines->thickness > 0.6) continue;
        lines->outlines = withoutFrames(lines->outlines, lines->closed, covered);
        lines->closed = false;
    }
}

void MapSketcher::drawZones()
{
    for (const auto& zone : m_picture.zones) {
        const Ink ink = zone.sides.empty() ? Ink(70) : m_looks[zone.sides.front()].ink;
        const auto dash = !zone.sides.empty() && zone.sides.front() % 2 == 1 ? Dash::dotted : Dash::dashed;
        auto borders = withoutFrame(m_project.rings(zone.rings), m_project.board());
        if (!borders.empty())
            m_sketch.items.emplace_back(Lines{std::move(borders), false, 0.55, ink, std::nullopt, dash});
    }
}

/// Draws terrain that counts as an objective, slightly inside its edge, where squares and terrain have theirs.
void MapSketcher::drawObjectiveGround()
{
    if (!m_style.parts.objectives) return;
    for (const auto& objective : m_picture.objectives) {
        auto rings = m_project.rings(objective.rings);
        for (auto& ring : rings) {
            const auto centre = Frame::around(ring).centre();
            for (auto& corner : ring) {
                const double away = std::hypot(corner.x - centre.x, corner.y - centre.y);
                if (away > 5)
                    corner = {corner.x - (corner.x - centre.x) / away * 1.7,
                              corner.y - (corner.y - centre.y) / away * 1.7};
            }
        }
        if (!rings.empty())
            m_sketch.items.emplace_back(Lines{std::move(rings), true, 0.4, Ink(0), std::nullopt, Dash::dotted});
    }
}

void MapSketcher::drawMarks()
{
    if (m_style.parts.rallyPoints)
        for (std::size_t side = 0; side < m_picture.sides.size(); ++side)
            for (const auto at : m_picture.sides[side].rallyPoints)
                if (m_project.board().holds(m_project(at)))
                    drawRallyPoint(m_sketch.items, m_project(at), m_looks[side]);
    if (!m_style.parts.objectives) return;
    for (const auto& objective : m_picture.objectives) {
        if (m_project.board().holds(m_project(objective.at)))
            drawObjective(m_sketch.items, m_project(objective.at),
                          objective.holder ? &m_looks[*objective.holder] : nullptr);
    }
}

void MapSketcher::drawBases(const std::vector<Frame>& covered)
{
    for (const auto& standing : m_standing) {
        const auto& look = m_looks[standing.base->side];
        const auto at = standing.centre;
        drawInLook(m_sketch.items, standing.shape, look, covered);
        if (standing.beyond) {
            m_sketch.items.emplace_back(Lines{{{{at.x - 1.2, at.y - 1.2}, {at.x + 1.2, at.y + 1.2}},
                                               {{at.x - 1.2, at.y + 1.2}, {at.x + 1.2, at.y - 1.2}}},
                                              false,
                                              0.6,
                                              look.ink});
        } else if (standing.shape.empty()) {
            drawInLook(m_sketch.items, {moved(ringAround(1.4, 16), at.x, at.y)}, look);
        } else {
            drawFacing(m_sketch.items, standing.shape, at, standing.base->facing, look.ink);
            const bool free =
                std::none_of(covered.begin(), covered.end(), [&](const Frame& name) { return name.holds(at); });
            const auto frame = map::frameOf(standing.shape);
            if (standing.base->leader && free)
                m_sketch.items.emplace_back(
                    Disc{at, std::min(frame.width(), frame.height()) / 4, 0.3, look.within(), std::nullopt});
        }
    }
}

void MapSketcher::drawNames()
{
    for (const auto& label : m_placer.labels()) {
        if (const auto& leader = label.leader; leader.size() > 1) {
            // A white edge, so that the line is visible on solid bases.
            m_sketch.items.emplace_back(Lines{{leader}, false, 0.6, Ink(255)});
            m_sketch.items.emplace_back(Lines{{leader}, false, 0.2, Ink(60)});
            if (m_style.light)
                m_sketch.items.emplace_back(Disc{leader.back(), 0.35, 0.2, Ink(60), Ink(255)});
            else
                m_sketch.items.emplace_back(Disc{leader.back(), 0.5, 0.2, Ink(255), Ink(60)});
        }
        if (label.numbered) {
            const auto frame = label.ground.front().grown(-0.3);
            m_sketch.items.emplace_back(
                Disc{frame.centre(), frame.height() / 2, 0.25, label.lines.front().style.ink, Ink(255)});
        }
        for (const auto& words : label.lines) m_sketch.items.emplace_back(words);
    }
}

Sketch sketchMap(const sheet::MapPicture& picture, const MapStyle& style, const Measure& measure)
{
    return MapSketcher(picture, style, measure).sketch();
}

}  // namespace muster::printer::map
