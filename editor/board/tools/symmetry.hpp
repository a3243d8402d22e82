#pragma once

#include "core/sheet/map.hpp"
#include "editor/board/view/board_desk.hpp"
#include "editor/document/scenario_edits.hpp"
#include "editor/judge/board_picture.hpp"

#include <QObject>

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace muster::editor {

/// Where a place of the board lies when the board is mirrored.
sheet::MapPoint mirroredPlace(const BoardPicture& board, sheet::MapPoint at, scenario::Mirror way);
sheet::MapRing mirroredRing(const BoardPicture& board, const sheet::MapRing& ring, scenario::Mirror way);
/// Whether a ring or line is its own mirror image, so that it needs no partner.
bool isOwnMirror(const BoardPicture& board, const sheet::MapRing& ring, scenario::Mirror way);

/// The thing that stands as the mirror image of another one: of the same kind, at the mirrored place, of the same size.
/// Null when there is none, or it is its own.
const BoardThing* partnerOf(const BoardPicture& board, const BoardThing& thing, scenario::Mirror way);

/// A thing as it would lie on the other half.
BoardThing mirroredThing(const BoardPicture& board, BoardThing thing, scenario::Mirror way);

/// Two changes one after the other as one: the second is made of the text that the first leaves.
Change chained(const text::Document& text, const Change& first, const ChangeMaker& second);

/// A change of places or shapes together with the same for the partners that its things have on the board as it was
/// before; a piece that is added together with its partner. Other changes come back as they are. For any thread.
Change completed(const text::Document& text, const BoardPicture& board, Change change, scenario::Mirror way);

/// The live mirror: what is drawn or moved on one half of the board happens on the other one, too.
class Symmetry : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;

    std::optional<scenario::Mirror> way() const { return m_way; }
    void setWay(std::optional<scenario::Mirror> way);

    /// The partners of things that come to lie so, each as it would lie then; of a piece that is not on the board yet,
    /// its copy.
    std::vector<BoardThing> followersOf(const BoardPicture& board, const std::vector<BoardThing>& things) const;

Q_SIGNALS:
    void changed();

private:
    std::optional<scenario::Mirror> m_way;
};

}  // namespace muster::editor
