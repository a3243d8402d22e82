#pragma once

#include "editor/board/tools/drawing_choice.hpp"
#include "editor/board/tools/measured_field.hpp"
#include "editor/board/view/board_view.hpp"

#include <QKeySequence>

#include <memory>
#include <vector>

namespace muster::editor {

/// A tool and its shortcut.
struct ToolKey {
    std::unique_ptr<BoardTool> tool;
    QKeySequence key;
};

/// Every tool of a board except selection: for drawing, editing points, setting points and measuring. The choice must
/// outlive them.
std::vector<ToolKey> boardTools(BoardView& view, DrawingChoice& choice, FieldOpener open);

}  // namespace muster::editor
