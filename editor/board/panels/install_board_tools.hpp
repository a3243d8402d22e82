#pragma once

namespace muster::editor {

class BoardPage;

/// Gives a board its tools, the bar of what they draw, its panels and the live mirror.
void installBoardTools(BoardPage& page);

}  // namespace muster::editor
