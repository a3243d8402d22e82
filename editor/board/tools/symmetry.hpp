#pragma once

#include "core/sheet/map.hpp"
#include "editor/board/view/board_host.hpp"
#include "editor/document/scenario_edits.hpp"
#include "editor/judge/board_model.hpp"

#include <QObject>

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace muster::editor {

/// Where a place of the board lies when the board is mirrored.
sheet::MapPoint mirroredPlace(const BoardModel& board, sheet::MapPoint at, scenario::Mirror axis);
sheet::MapRing mirroredRing(const BoardModel& board, const sheet::MapRing& ring, scenario::Mirror axis);
/// Whether a ring or line is its own mirror image, so that it needs no partner.
bool isOwnMirror(const BoardModel& board, const sheet::MapRing& ring, scenario::Mirror axis);

/// The item that stands as the mirror image of another one: of the same kind, at the mirrored place, of the same size.
/// Null when there is none, or it is its own.
const BoardItem* partnerOf(const BoardModel& board, const BoardItem& item, scenario::Mirror axis);

/// An item as it would lie on the other half.
BoardItem mirroredItem(const BoardModel& board, BoardItem item, scenario::Mirror axis);

/// Two changes one after the other as one: the second is made of the text that the first leaves.
Change chained(const text::Document& text, const Change& first, const ChangeMaker& second);

/// A change of places or shapes together with the same for the partners that its items have on the board as it was
/// before; a piece that is added together with its partner. Other changes come back as they are. For any thread.
Change completed(const text::Document& text, const BoardModel& board, Change change, scenario::Mirror axis);

/// The live mirror: what is drawn or moved on one half of the board happens on the other one, too.
class Symmetry : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;

    std::optional<scenario::Mirror> axis() const { return m_axis; }
    void setAxis(std::optional<scenario::Mirror> axis);

    /// The partners of items that come to lie so, each as it would lie then; of a piece that is not on the board yet,
    /// its copy.
    std::vector<BoardItem> followersOf(const BoardModel& board, const std::vector<BoardItem>& items) const;

Q_SIGNALS:
    void changed();

private:
    std::optional<scenario::Mirror> m_axis;
};

}  // namespace muster::editor
