#pragma once

#include "editor/board/view/board_host.hpp"
#include "editor/document/scenario_edits.hpp"

#include <string_view>
#include <vector>

namespace muster::editor {

/// A piece of a kind in its usual shape and size, centred at a place; on a board of squares, in the square there. Or a
/// stamp. Nothing for an unknown kind.
std::optional<DropPlan> planPiece(const BoardModel& board, std::string_view kind, geometry::Point at);

/// Unplaced bases of units in one formation around a place, with their side's facing. Nothing if there are none.
std::optional<DropPlan> planUnits(const BoardModel& board, std::string_view side, const std::vector<std::string>& units,
                                  const scenario::Formation& formation, geometry::Point at);

/// The same in the side's zone, as close to its middle as other bases allow; at its middle if there is no space.
std::optional<DropPlan> planUnitsAtHome(const BoardModel& board, std::string_view side,
                                        const std::vector<std::string>& units, const scenario::Formation& formation);

/// The facing for a side's bases: that of its other bases, away from its own edge, or towards the middle of the board.
double facingOf(const BoardModel& board, std::size_t side);
/// The middle of a side's zone, or of the board if it has none.
geometry::Point homeOf(const BoardModel& board, std::size_t side);

}  // namespace muster::editor
