#pragma once

#include "editor/board/view/board_camera.hpp"
#include "editor/board/view/transformed_items.hpp"

#include <QCursor>
#include <QPointF>
#include <QRectF>

#include <optional>
#include <vector>

namespace muster::editor {

/// A handle of the selection.
struct Handle {
    enum class Action { turn, stretch, bend };
    Action action = Action::stretch;
    QPointF at;              ///< in widget coordinates
    int across = 0, up = 0;  ///< of a stretch handle: its side or corner, -1 west or south, 1 east or north
    std::size_t bend = 0;    ///< index of the point of a polygon or line
};

/// All handles of unlocked items, uppermost first.
std::vector<Handle> handlesOf(const std::vector<BoardItem>& items, const BoardCamera& camera);
/// The frame that carries the handles, in widget coordinates; empty without handles.
QRectF frameOf(const std::vector<BoardItem>& items, const BoardCamera& camera);
std::optional<Handle> handleAt(const std::vector<Handle>& handles, QPointF at);
QCursor cursorOf(const Handle& handle);

}  // namespace muster::editor
