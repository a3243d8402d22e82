#pragma once

#include "editor/judge/board_picture.hpp"

#include <vector>

namespace muster::editor {

// Things as they would be elsewhere: for showing what is being dragged. What the file will say is worked out by
// scenario_edits.

BoardThing moved(BoardThing thing, double dx, double dy);
/// Turned clockwise about a point.
BoardThing turned(BoardThing thing, double degrees, sheet::MapPoint about);
/// Stretched about a point. Bases keep their size and move; what is turned is stretched along its own sides.
BoardThing stretched(BoardThing thing, double across, double up, sheet::MapPoint about);
/// A polygon or line with one of its points elsewhere.
BoardThing withPoint(BoardThing thing, std::size_t index, sheet::MapPoint to);
/// The outline of a line of that width, its bends mitred: near enough for showing.
sheet::MapRing outlineOfLine(const sheet::MapRing& bends, double width);

struct BoardBox {
    sheet::MapPoint low, high;
    double width() const { return high.x - low.x; }
    double depth() const { return high.y - low.y; }
    sheet::MapPoint centre() const { return {(low.x + high.x) / 2, (low.y + high.y) / 2}; }
};
/// The box around a thing; of a mere spot one without size.
BoardBox boxOf(const BoardThing& thing);
BoardBox boxOf(const std::vector<BoardThing>& things);

}  // namespace muster::editor
