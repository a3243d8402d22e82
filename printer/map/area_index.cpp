#include "printer/map/area_index.hpp"

#include <algorithm>
#include <cmath>

namespace muster::printer::map {

namespace {

constexpr double smallestCell = 5;   // mm
constexpr double cellsAcross = 128;  // at most

}  // namespace

Area areaOf(const Outlines& rings) { return {frameOf(rings), rings}; }

AreaIndex::AreaIndex(const Frame& board)
    : m_board(board), m_cell(std::max(smallestCell, std::max(board.width(), board.height()) / cellsAcross)),
      m_columns(static_cast<std::size_t>(std::max(0.0, board.width()) / m_cell) + 1),
      m_rows(static_cast<std::size_t>(std::max(0.0, board.height()) / m_cell) + 1), m_cells(m_columns * m_rows)
{}

AreaIndex::Cells AreaIndex::cellsOf(const Frame& frame) const
{
    const auto cell = [&](double at, std::size_t count) {
        return static_cast<std::size_t>(std::clamp(std::floor(at / m_cell), 0.0, static_cast<double>(count - 1)));
    };
    return {cell(frame.left - m_board.left, m_columns), cell(frame.top - m_board.top, m_rows),
            cell(frame.right - m_board.left, m_columns), cell(frame.bottom - m_board.top, m_rows)};
}

std::size_t AreaIndex::add(Area area)
{
    const auto index = m_areas.size();
    const auto [left, top, right, bottom] = cellsOf(area.frame);
    for (std::size_t row = top; row <= bottom; ++row)
        for (std::size_t column = left; column <= right; ++column)
            m_cells[row * m_columns + column].push_back(static_cast<std::uint32_t>(index));
    std::size_t corners = 0;
    for (const auto& ring : area.rings) corners += ring.size();
    m_corners.push_back(static_cast<std::uint32_t>(corners));
    m_seen.push_back(0);
    m_areas.push_back(std::move(area));
    return index;
}

}  // namespace muster::printer::map
