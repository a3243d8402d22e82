#pragma once

#include "editor/board/view/transformed_items.hpp"

#include <cstddef>
#include <vector>

namespace muster::editor {

/// Finds the items at a position. Bases and marks are above terrain, terrain above zones, small terrain above large;
/// zones are hit at their edges.
class BoardItemIndex {
public:
    explicit BoardItemIndex(const BoardModel& board);

    /// Indices into the board's items within `reach` of a position, uppermost first.
    std::vector<std::size_t> at(geometry::Point at, double reach) const;
    /// Items entirely inside a box.
    std::vector<std::size_t> in(const geometry::Box& box) const;

private:
    const BoardModel& m_board;
    std::vector<geometry::Box> m_boxes;
    std::vector<std::size_t> m_order;  ///< uppermost first
};

}  // namespace muster::editor
