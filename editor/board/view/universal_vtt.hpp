#pragma once

#include "editor/live_check/board_model.hpp"
#include "editor/live_check/sight_walls.hpp"

#include <QByteArray>

#include <vector>

namespace muster::editor {

/// A battlefield as a file for virtual tabletops, "Universal VTT" 0.3: its map without troops and zones as a picture,
/// and what blocks the view as walls and doors. A square is one of the board's grid, else an inch. Empty for a board
/// without a size.
QByteArray universalVtt(const BoardModel& board, const std::vector<SightWall>& walls);

}  // namespace muster::editor
