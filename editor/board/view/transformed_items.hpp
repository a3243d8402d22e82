#pragma once

#include "editor/live_check/board_model.hpp"

#include <vector>

namespace muster::editor {

// Transformed items for the preview of a drag. scenario_edits computes the values for the file.

BoardItem moved(BoardItem item, double dx, double dy);
/// Rotated clockwise about a point.
BoardItem turned(BoardItem item, double degrees, geometry::Point about);
/// Stretched about a point. Bases keep their size and only move; rotated items are stretched along their own sides.
BoardItem stretched(BoardItem item, double across, double up, geometry::Point about);
/// A polygon or line with one point moved.
BoardItem withPoint(BoardItem item, std::size_t index, geometry::Point to);
/// The approximate outline of a line of that width, with mitred bends.
sheet::MapRing outlineOfLine(const sheet::MapRing& bends, double width);

struct BoardBox {
    geometry::Point low, high;
    double width() const { return high.x - low.x; }
    double depth() const { return high.y - low.y; }
    geometry::Point centre() const { return {(low.x + high.x) / 2, (low.y + high.y) / 2}; }
};
/// The box around an item; of size zero for a point.
BoardBox boxOf(const BoardItem& item);
BoardBox boxOf(const std::vector<BoardItem>& items);

}  // namespace muster::editor
