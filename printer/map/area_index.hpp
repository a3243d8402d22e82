#pragma once

#include "printer/map/projection.hpp"

#include <cstdint>

namespace muster::printer::map {

/// A shape on paper with its bounding box; without rings, the box itself. A ring of two corners is a line.
struct Area {
    Frame frame;
    Outlines rings = {};
};

Area areaOf(const Outlines& rings);

/// Areas found by place, and a count of the work of finding them.
class AreaIndex {
public:
    explicit AreaIndex(const Frame& board);

    /// Returns the number of the area, counted from 0.
    std::size_t add(Area area);
    const Area& operator[](std::size_t index) const { return m_areas[index]; }
    std::size_t size() const { return m_areas.size(); }

    /// Calls visit(number) once for each area whose box meets a frame, until it returns true; returns whether it did.
    template <class Visit>
    bool any(const Frame& frame, const Visit& visit) const
    {
        const auto [left, top, right, bottom] = cellsOf(frame);
        ++m_round;
        for (std::size_t row = top; row <= bottom; ++row) {
            for (std::size_t column = left; column <= right; ++column) {
                for (const auto index : m_cells[row * m_columns + column]) {
                    ++m_work;
                    if (m_seen[index] == m_round || !m_areas[index].frame.meets(frame)) continue;
                    m_seen[index] = m_round;
                    m_work += m_corners[index];
                    if (visit(static_cast<std::size_t>(index))) return true;
                }
            }
        }
        return false;
    }
    /// Areas looked at, and corners of those that were near.
    std::size_t work() const { return m_work; }

private:
    struct Cells {
        std::size_t left, top, right, bottom;
    };
    Cells cellsOf(const Frame& frame) const;

    Frame m_board;
    double m_cell;
    std::size_t m_columns, m_rows;
    std::vector<std::vector<std::uint32_t>> m_cells;
    std::vector<Area> m_areas;
    std::vector<std::uint32_t> m_corners;
    mutable std::vector<std::uint32_t> m_seen;  ///< round in which each area was last visited
    mutable std::uint32_t m_round = 0;
    mutable std::size_t m_work = 0;
};

}  // namespace muster::printer::map
