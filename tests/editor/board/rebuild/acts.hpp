#pragma once

#include "editor/judge/judge.hpp"
#include "tests/editor/board/rebuild/hands.hpp"

#include <string>
#include <vector>

namespace muster::test {

/// One thing that somebody might do to a battlefield.
struct Act {
    enum class Hand { drag, corner, value, source };
    Hand hand = Hand::drag;
    std::string pointer;      ///< of the thing, or the side
    sheet::MapPoint to;       ///< where its middle, or its corner, goes
    std::size_t corner = 0;
    std::string control;      ///< of a value: the name of its control in the panels
    QString entered;
    editor::ChangeMaker change;  ///< what comes of it, near enough to ask the rules

    std::string words() const;
};

/// What can be done with the mouse, then what can be entered, to this battlefield: enough to break any rule that looks at places and at values of
/// the toolkit's own. `armies` are paths that sides may take.
std::vector<Act> actsOn(const editor::BoardPicture& board, const text::Document& text, const std::vector<std::string>& armies);

/// Does it with the hands; false when a thing cannot be got hold of. What is dragged is still held.
bool perform(Hands& hands, const Act& act);

}  // namespace muster::test
