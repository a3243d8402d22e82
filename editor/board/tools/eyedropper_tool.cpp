#include "editor/board/tools/eyedropper_tool.hpp"

#include "editor/board/view/board_view.hpp"
#include "editor/board/view/item_words.hpp"
#include "editor/look/words.hpp"

#include <QKeyEvent>

#include <algorithm>
#include <utility>

namespace muster::editor {

namespace {

constexpr double nearPixels = 4;  ///< pixels

/// The tool that draws an item of a form; empty if none does.
QString toolFor(const BoardItem& item)
{
    if (item.kind == BoardItemKind::objective) return QStringLiteral("objective");
    if (item.kind == BoardItemKind::rallyPoint) return QStringLiteral("rally-point");
    switch (item.form) {
    case ShapeKind::line: return QStringLiteral("way");
    case ShapeKind::ellipse: return QStringLiteral("ellipse");
    case ShapeKind::polygon: return QStringLiteral("polygon");
    case ShapeKind::rectangle:
    case ShapeKind::strip:
    case ShapeKind::square: return QStringLiteral("rectangle");
    case ShapeKind::none:
    case ShapeKind::point: break;
    }
    return {};
}

}  // namespace

QString EyedropperTool::hint() const
{
    return tr("Click terrain, a zone, an objective or a rally point; the tool for more like it follows");
}

void EyedropperTool::press(const BoardPointer& pointer) { m_isPressed = pointer.button == Qt::LeftButton; }

void EyedropperTool::release(const BoardPointer& pointer)
{
    if (!std::exchange(m_isPressed, false) || pointer.button != Qt::LeftButton) return;
    // Bases come from the armies of the sides; what lies below one is meant.
    const auto* item = view().itemAt(
        pointer.at, nearPixels,
        {BoardItemKind::terrain, BoardItemKind::zone, BoardItemKind::objective, BoardItemKind::rallyPoint});
    if (item)
        take(*item);
    else
        view().host().showMessage(tr("There is nothing here that can be drawn."));
}

bool EyedropperTool::key(QKeyEvent& event)
{
    if (event.key() != Qt::Key_Return && event.key() != Qt::Key_Enter) return false;
    const auto* item = view().board().item(utf8(view().selection().current()));
    if (!item || item->kind == BoardItemKind::base) return false;
    take(*item);
    return true;
}

void EyedropperTool::take(const BoardItem& item)
{
    // The board may change with what is chosen here.
    const BoardItem taken = item;
    const auto& board = view().board();
    QString tool = toolFor(taken);
    if (tool.isEmpty()) return view().host().showMessage(tr("There is nothing here that can be drawn."));
    if (taken.kind == BoardItemKind::zone) m_choice.setSubject(DrawingChoice::Subject::zone);
    if (taken.kind == BoardItemKind::terrain) {
        const auto kind = std::find_if(board.kinds.begin(), board.kinds.end(),
                                       [&](const auto& each) { return each.id == taken.type; });
        // A hill is no line, and a road no area, whatever form the file gives them.
        const bool hasLine = taken.form == ShapeKind::line;
        const bool isLine = kind == board.kinds.end() ? hasLine : kind->isLine;
        if (isLine != hasLine) tool = isLine ? QStringLiteral("way") : QStringLiteral("polygon");
        m_choice.setSubject(DrawingChoice::Subject::terrain);
        m_choice.setKind(toQString(taken.type), isLine);
        if (isLine && hasLine) m_choice.setWidth(taken.width);
    }
    if (taken.kind != BoardItemKind::objective)
        m_choice.setSide(taken.side && *taken.side < board.sides.size() ? toQString(board.sides[*taken.side].id)
                                                                        : QString());
    const QString words = nameWords(taken, board);
    view().choose(tool);
    view().host().showMessage(tr("Draws more like %1").arg(words));
}

}  // namespace muster::editor
