#pragma once

#include "core/sheet/map.hpp"
#include "editor/board/view/board_host.hpp"
#include "editor/document/scenario_edits.hpp"
#include "editor/live_check/board_model.hpp"

#include <QObject>

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace muster::editor {

/// The mirror image of a position on the board.
geometry::Point mirroredPlace(const BoardModel& board, geometry::Point at, scenario::Mirror axis);
sheet::MapRing mirroredRing(const BoardModel& board, const sheet::MapRing& ring, scenario::Mirror axis);
/// Returns true if a ring or line is its own mirror image and needs no partner.
bool isOwnMirror(const BoardModel& board, const sheet::MapRing& ring, scenario::Mirror axis);

/// The item that is another one's mirror image: same kind, mirrored position, same size. Null if there is none, or it
/// is the item itself.
const BoardItem* partnerOf(const BoardModel& board, const BoardItem& item, scenario::Mirror axis);

/// An item mirrored to the other half.
BoardItem mirroredItem(const BoardModel& board, BoardItem item, scenario::Mirror axis);

/// Two consecutive changes as one: the second is computed from the text after the first.
Change chained(const text::Document& text, const Change& first, const ChangeMaker& second);

/// Completes a change of positions or shapes with the same change of the mirrored partners, as found on the board
/// before it, and an added piece with its partner. Returns other changes unmodified. For any thread.
Change completed(const text::Document& text, const BoardModel& board, Change change, scenario::Mirror axis);

/// The live mirror: drawing and moving on one half of the board also affects the other one.
class Symmetry : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;

    std::optional<scenario::Mirror> axis() const { return m_axis; }
    void setAxis(std::optional<scenario::Mirror> axis);

    /// The partners of moved items at their new positions; for a piece not yet on the board, its copy.
    std::vector<BoardItem> followersOf(const BoardModel& board, const std::vector<BoardItem>& items) const;

Q_SIGNALS:
    void changed();

private:
    std::optional<scenario::Mirror> m_axis;
};

}  // namespace muster::editor
