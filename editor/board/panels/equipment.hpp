#pragma once

namespace muster::editor {

class BoardPage;

/// Gives a board its tools, the bar of what they draw, its panels and the live mirror.
void equip(BoardPage& page);

}  // namespace muster::editor
