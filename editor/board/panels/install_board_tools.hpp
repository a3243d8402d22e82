#pragma once

namespace muster::editor {

class BoardPage;

/// Installs a board's tools, drawing bar, panels and live mirror.
void installBoardTools(BoardPage& page);

}  // namespace muster::editor
