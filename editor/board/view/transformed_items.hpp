#pragma once

#include "editor/live_check/board_model.hpp"

#include <vector>

namespace muster::editor {

// Items as they would be elsewhere, for the preview of a drag. The text is changed by the same motion.

BoardItem transformed(BoardItem item, const geometry::Motion& motion, const rules::BoardFrame& frame);
std::vector<BoardItem> transformed(std::vector<BoardItem> items, const geometry::Motion& motion,
                                   const rules::BoardFrame& frame);
/// A polygon or line with other points; they are not rotated any more.
BoardItem withPoints(BoardItem item, sheet::MapRing points, const rules::BoardFrame& frame);

/// The box around an item; of size zero for a point.
geometry::Box boxOf(const BoardItem& item);
geometry::Box boxOf(const std::vector<BoardItem>& items);

}  // namespace muster::editor
