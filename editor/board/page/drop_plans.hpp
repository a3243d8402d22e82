#pragma once

#include "editor/board/view/board_host.hpp"
#include "editor/document/scenario_edits.hpp"

#include <string_view>
#include <vector>

namespace muster::editor {

/// A piece of a kind in its usual shape and size, with its middle at a place; on a board of squares the square there.
/// Nothing for a kind that the system has not.
std::optional<DropPlan> planPiece(const BoardModel& board, std::string_view kind, sheet::MapPoint at);

/// The bases of units that do not stand on the board yet, as one formation about a place, facing as their side does.
/// Nothing when there are none.
std::optional<DropPlan> planUnits(const BoardModel& board, std::string_view side, const std::vector<std::string>& units,
                                  const scenario::Formation& formation, sheet::MapPoint at);

/// The same in the side's zone, as near to its middle as no other base stands; at its middle where there is no room.
std::optional<DropPlan> planUnitsAtHome(const BoardModel& board, std::string_view side,
                                        const std::vector<std::string>& units, const scenario::Formation& formation);

/// Where a side's bases look: as its others do, away from its own edge, or to the middle of the board.
double facingOf(const BoardModel& board, std::size_t side);
/// The middle of a side's zone; of the board where it has none.
sheet::MapPoint homeOf(const BoardModel& board, std::size_t side);

}  // namespace muster::editor
