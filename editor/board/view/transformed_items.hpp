#pragma once

#include "editor/judge/board_model.hpp"

#include <vector>

namespace muster::editor {

// Items as they would be elsewhere: for showing what is being dragged. What the file will say is computed by
// scenario_edits.

BoardItem moved(BoardItem item, double dx, double dy);
/// Turned clockwise about a point.
BoardItem turned(BoardItem item, double degrees, sheet::MapPoint about);
/// Stretched about a point. Bases keep their size and move; what is turned is stretched along its own sides.
BoardItem stretched(BoardItem item, double across, double up, sheet::MapPoint about);
/// A polygon or line with one of its points elsewhere.
BoardItem withPoint(BoardItem item, std::size_t index, sheet::MapPoint to);
/// The outline of a line of that width, its bends mitred: near enough for showing.
sheet::MapRing outlineOfLine(const sheet::MapRing& bends, double width);

struct BoardBox {
    sheet::MapPoint low, high;
    double width() const { return high.x - low.x; }
    double depth() const { return high.y - low.y; }
    sheet::MapPoint centre() const { return {(low.x + high.x) / 2, (low.y + high.y) / 2}; }
};
/// The box around an item; of a mere spot one without size.
BoardBox boxOf(const BoardItem& item);
BoardBox boxOf(const std::vector<BoardItem>& items);

}  // namespace muster::editor
