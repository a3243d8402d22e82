#pragma once

#include "editor/live_check/board_model.hpp"

#include <set>
#include <string>
#include <vector>

namespace muster::editor {

/// What of a board is hidden on the screen. No file contains it, and it changes no verdict.
struct BoardHidden {
    std::set<std::string> layers;  ///< as layerOf() names them
    std::set<std::string> items;   ///< as keysOf() names them
    bool operator==(const BoardHidden&) const = default;
};

/// The layer of an item: those of one kind and, of rally points and bases, of one side.
std::string layerOf(const BoardItem& item, const BoardModel& board);

/// A name for each item of the board, in their order, that it keeps while others come and go.
std::vector<std::string> keysOf(const BoardModel& board);

/// For each item of the board, whether it is hidden.
std::vector<bool> hiddenItems(const BoardModel& board, const BoardHidden& hidden);

/// The map of the board without the items that are hidden.
sheet::MapPicture visibleMap(const BoardModel& board, const std::vector<bool>& hidden);

}  // namespace muster::editor
