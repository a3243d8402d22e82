#pragma once

#include "editor/live_check/file_checker.hpp"
#include "tests/editor/board/rebuild/palette_user.hpp"

#include <string>
#include <vector>

namespace muster::test {

/// An action by which a user may change a battlefield.
struct UserAction {
    /// Dragging an item, one of its corners, its frame or its rotation handle; dragging kinds or units from the
    /// palettes; entering a value; replacing the text.
    enum class Gesture { drag, corner, stretch, turn, pieces, units, value, source };
    Gesture gesture = Gesture::drag;
    std::string pointer;  ///< of the item or side
    geometry::Point to;   ///< target of its middle or corner; offset for a frame
    std::size_t corner = 0;
    int across = 0, up = 0;  ///< the side or corner of the frame
    double degrees = 0;
    std::string kind;  ///< of terrain
    std::vector<std::string> units;
    std::vector<geometry::Point> places;  ///< targets of pieces dropped in turn, or of units dropped together
    std::string control;                  ///< of a value: the name of its control in the panels
    QString entered;
    editor::ChangeMaker change;  ///< the approximate result, precise enough for checking the rules

    bool isByMouse() const { return gesture != Gesture::value && gesture != Gesture::source; }
    std::string words() const;
};

/// Mouse actions, then value entries, for this battlefield: enough to break any rule that reads positions and the
/// toolkit's own values. `armies` are paths available to sides.
std::vector<UserAction> actsOn(const editor::BoardModel& board, const text::Document& text,
                               const std::vector<std::string>& armies);

/// Performs the action; false if an item cannot be pressed. Dragged items are not yet released.
bool perform(PaletteUser& user, const UserAction& action);

}  // namespace muster::test
