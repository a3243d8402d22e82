#pragma once

#include "editor/board/view/transformed_items.hpp"

#include <cstddef>
#include <vector>

namespace muster::editor {

/// Finds what lies at a place of the board. Bases and marks lie above terrain, terrain above zones, small terrain above
/// large; zones are taken by their edges.
class BoardItemIndex {
public:
    explicit BoardItemIndex(const BoardModel& board);

    /// Indices into the board's items, uppermost first, of what lies within `reach` of a place.
    std::vector<std::size_t> at(sheet::MapPoint at, double reach) const;
    /// Those that lie wholly in a box.
    std::vector<std::size_t> in(const BoardBox& box) const;

private:
    const BoardModel& m_board;
    std::vector<BoardBox> m_boxes;
    std::vector<std::size_t> m_order;  ///< uppermost first
};

}  // namespace muster::editor
