#pragma once

#include "editor/board/stamps/stamp.hpp"
#include "editor/board/view/board_host.hpp"

#include <optional>
#include <string_view>
#include <vector>

namespace muster::editor {

/// Before the id of a stamp where a kind of terrain may stand too; no id of a kind contains a colon.
inline constexpr std::string_view stampPrefix = "stamp:";

/// The stamp that such an id names; null for a kind of terrain.
const Stamp* stampNamed(std::string_view id);

/// A piece of a stamp as a game has it.
struct StampPiece {
    const TerrainKind* kind = nullptr;  ///< of the board
    rules::ShapeSpec shape;             ///< about [0, 0], in the system's measure
};

/// The pieces of a stamp on a board, of its first variant that the game has kinds for; empty without one, and on a
/// board where terrain fills squares.
std::vector<StampPiece> piecesOf(const Stamp& stamp, const BoardModel& board);

/// The stamp around a place, as one group; nothing if the game lacks its kinds.
std::optional<DropPlan> planStamp(const Stamp& stamp, const BoardModel& board, geometry::Point at);

}  // namespace muster::editor
