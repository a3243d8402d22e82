#pragma once

#include "editor/judge/judge.hpp"
#include "tests/editor/board/rebuild/palette_user.hpp"

#include <string>
#include <vector>

namespace muster::test {

/// One item that somebody might do to a battlefield.
struct UserAction {
    /// An item dragged, one of its corners, its frame, its handle for turning; kinds or units dragged from the lists; a
    /// value entered; the text typed over.
    enum class Gesture { drag, corner, stretch, turn, pieces, units, value, source };
    Gesture gesture = Gesture::drag;
    std::string pointer;  ///< of the item, or the side
    sheet::MapPoint to;   ///< where its middle, or its corner, goes; by how much a frame is dragged
    std::size_t corner = 0;
    int across = 0, up = 0;  ///< the side or corner of the frame
    double degrees = 0;
    std::string kind;  ///< of terrain
    std::vector<std::string> units;
    std::vector<sheet::MapPoint> places;  ///< where pieces are dropped one after the other, or units at once
    std::string control;                  ///< of a value: the name of its control in the panels
    QString entered;
    editor::ChangeMaker change;  ///< what comes of it, near enough to ask the rules

    bool isByMouse() const { return gesture != Gesture::value && gesture != Gesture::source; }
    std::string words() const;
};

/// What can be done with the mouse, then what can be entered, to this battlefield: enough to break any rule that looks
/// at places and at values of the toolkit's own. `armies` are paths that sides may take.
std::vector<UserAction> actsOn(const editor::BoardModel& board, const text::Document& text,
                               const std::vector<std::string>& armies);

/// Does it with the hands; false when an item cannot be got hold of. What is dragged is still held.
bool perform(PaletteUser& user, const UserAction& action);

}  // namespace muster::test
