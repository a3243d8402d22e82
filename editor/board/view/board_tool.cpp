#include "editor/board/view/board_tool.hpp"

#include "editor/board/view/board_view.hpp"

#include <QKeyEvent>

namespace muster::editor {

BoardTool::BoardTool(BoardView& view) : QObject(&view), m_view(view) {}
BoardTool::~BoardTool() = default;

bool BoardTool::wantsKey(const QKeyEvent& event) const
{
    if (!isBusy() || event.modifiers() != Qt::NoModifier) return false;
    return event.key() == Qt::Key_Backspace || event.key() == Qt::Key_Delete || event.key() == Qt::Key_Return ||
           event.key() == Qt::Key_Enter;
}

}  // namespace muster::editor
