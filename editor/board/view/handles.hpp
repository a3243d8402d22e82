#pragma once

#include "editor/board/view/board_camera.hpp"
#include "editor/board/view/transformed_items.hpp"

#include <QCursor>
#include <QPointF>
#include <QRectF>

#include <optional>
#include <vector>

namespace muster::editor {

/// Something of a selection that can be taken hold of.
struct Handle {
    enum class Action { turn, stretch, bend };
    Action action = Action::stretch;
    QPointF at;              ///< in the widget
    int across = 0, up = 0;  ///< of a stretch: which side or corner, -1 west or south, 1 east or north
    std::size_t bend = 0;    ///< which point of a polygon or line
};

/// Everything that can be taken hold of on items that may be changed; what is drawn above comes first.
std::vector<Handle> handlesOf(const std::vector<BoardItem>& items, const BoardCamera& camera);
/// The frame around them that carries the handles, in the widget; empty where there are none.
QRectF frameOf(const std::vector<BoardItem>& items, const BoardCamera& camera);
std::optional<Handle> handleAt(const std::vector<Handle>& handles, QPointF at);
QCursor cursorOf(const Handle& handle);

}  // namespace muster::editor
