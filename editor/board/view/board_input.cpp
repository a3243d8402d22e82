// Mouse, wheel and keys: the view handles zooming and panning, the tool everything else.
#include "editor/board/view/board_dragged.hpp"
#include "editor/board/view/item_words.hpp"
#include "editor/board/view/map_tiles.hpp"
#include "editor/look/words.hpp"

#include <QContextMenuEvent>
#include <QDragEnterEvent>
#include <QHelpEvent>
#include <QMimeData>
#include <QMouseEvent>
#include <QNativeGestureEvent>
#include <QToolTip>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

namespace muster::editor {

using geometry::Point;

bool BoardView::event(QEvent* event)
{
    switch (event->type()) {
    case QEvent::ShortcutOverride:
        if (m_tool && m_tool->wantsKey(static_cast<QKeyEvent&>(*event))) {
            event->accept();
            return true;
        }
        break;
    case QEvent::KeyPress: {
        auto* key = static_cast<QKeyEvent*>(event);
        const bool back =
            key->key() == Qt::Key_Backtab || (key->key() == Qt::Key_Tab && key->modifiers() == Qt::ShiftModifier);
        if ((back || (key->key() == Qt::Key_Tab && key->modifiers() == Qt::NoModifier)) && !m_tool->isBusy() &&
            stepThroughItems(!back)) {
            key->accept();
            return true;
        }
        break;
    }
    case QEvent::NativeGesture: {
        auto* gesture = static_cast<QNativeGestureEvent*>(event);
        if (gesture->gestureType() != Qt::ZoomNativeGesture) break;
        zoomAt(1 + gesture->value(), gesture->position());
        return true;
    }
    case QEvent::ToolTip: {
        auto* help = static_cast<QHelpEvent*>(event);
        return showTip(help->pos(), help->globalPos());
    }
    case QEvent::PaletteChange:
    case QEvent::FontChange: update(); break;
    default: break;
    }
    return QWidget::event(event);
}

void BoardView::zoomAt(double factor, QPointF at)
{
    constexpr double minFactor = 0.1;  // of one event, for any device
    m_fitted = false;
    m_camera.zoomBy(std::max(factor, minFactor), at);
    cameraMoved();
}

bool BoardView::showTip(const QPoint& at, const QPoint& global)
{
    const auto* item = m_dragging ? nullptr : itemAt(m_camera.toBoard(at));
    if (item)
        QToolTip::showText(global, wordsFor(*item, *m_board, m_checkResult.get()), this);
    else
        QToolTip::hideText();
    return true;
}

BoardPointer BoardView::pointerOf(const QMouseEvent& event) const
{
    return {m_camera.toBoard(event.position()), event.position(), event.button(), event.modifiers()};
}

void BoardView::resizeEvent(QResizeEvent*) { updateLayout(); }

void BoardView::mousePressEvent(QMouseEvent* event)
{
    if (!m_board->isValid()) return;
    if (event->button() == Qt::MiddleButton || (event->button() == Qt::LeftButton && m_spaceHeld)) {
        m_panFrom = event->position();
        return refreshCursor();
    }
    if (event->button() == Qt::RightButton && !m_tool->isBusy()) return;  // Qt sends the context menu event separately
    m_tool->press(pointerOf(*event));
    refreshCursor();
}

void BoardView::mouseMoveEvent(QMouseEvent* event)
{
    m_mouse = event->position();
    if (m_panFrom) {
        m_fitted = false;
        m_camera.panBy(event->position() - *m_panFrom);
        m_panFrom = event->position();
        return cameraMoved();
    }
    if (!m_board->isValid()) return;
    m_tool->move(pointerOf(*event));
    refreshCursor();
    Q_EMIT positionChanged(shortPlace(m_camera.toBoard(event->position()), *m_board));
    update();
}

void BoardView::mouseReleaseEvent(QMouseEvent* event)
{
    if (m_panFrom && (event->button() == Qt::MiddleButton || event->button() == Qt::LeftButton)) {
        m_panFrom.reset();
        return refreshCursor();
    }
    if (!m_board->isValid()) return;
    m_tool->release(pointerOf(*event));
    refreshCursor();
}

void BoardView::mouseDoubleClickEvent(QMouseEvent* event)
{
    if (!m_board->isValid() || event->button() != Qt::LeftButton || m_spaceHeld) return;
    m_tool->doublePress(pointerOf(*event));
}

void BoardView::wheelEvent(QWheelEvent* event)
{
    m_fitted = false;
    event->accept();
    // Touchpads report pixels, which pan; wheels zoom.
    const bool isPad = !event->pixelDelta().isNull() && event->phase() != Qt::NoScrollPhase;
    const QPoint turned = event->angleDelta();
    if (isPad && !(event->modifiers() & Qt::ControlModifier))
        m_camera.panBy(event->pixelDelta());
    else if (event->modifiers() & Qt::ShiftModifier)
        m_camera.panBy(QPointF(turned.y() != 0 ? turned.y() : turned.x(), 0) / 2);
    else
        m_camera.zoomBy(std::pow(1.2, turned.y() / 120.0), event->position());
    cameraMoved();
}

void BoardView::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Space && !event->isAutoRepeat() && !m_tool->isBusy()) {
        m_spaceHeld = true;
        return refreshCursor();
    }
    if (event->key() == Qt::Key_Escape) {
        if (m_tool->isBusy())
            m_tool->cancel();
        else if (m_tool != m_tools.front().get())
            choose(m_tools.front()->id());
        else
            m_selection->clear();
        refreshCursor();
        return;
    }
    if (m_board->isValid() && m_tool->key(*event)) return;
    if (handleNavigationKey(*event)) return;
    QWidget::keyPressEvent(event);
}

bool BoardView::handleNavigationKey(QKeyEvent& event)
{
    constexpr double pan = 60;  // pixels
    switch (event.key()) {
    case Qt::Key_Plus:
    case Qt::Key_Equal: zoomBy(1.25); return true;
    case Qt::Key_Minus: zoomBy(1 / 1.25); return true;
    case Qt::Key_Home: fit(); return true;
    case Qt::Key_Left: m_camera.panBy({pan, 0}); break;
    case Qt::Key_Right: m_camera.panBy({-pan, 0}); break;
    case Qt::Key_Up: m_camera.panBy({0, pan}); break;
    case Qt::Key_Down: m_camera.panBy({0, -pan}); break;
    default: return false;
    }
    m_fitted = false;
    cameraMoved();
    return true;
}

void BoardView::keyReleaseEvent(QKeyEvent* event)
{
    if (event->key() != Qt::Key_Space || event->isAutoRepeat()) return QWidget::keyReleaseEvent(event);
    m_spaceHeld = false;
    m_panFrom.reset();
    refreshCursor();
}

void BoardView::leaveEvent(QEvent*)
{
    m_mouse.reset();
    Q_EMIT positionChanged({});
    update();
}

void BoardView::focusOutEvent(QFocusEvent* event)
{
    m_spaceHeld = false;
    m_panFrom.reset();
    QWidget::focusOutEvent(event);
    update();
}

void BoardView::contextMenuEvent(QContextMenuEvent* event)
{
    if (m_tool->isBusy()) return;
    if (event->reason() == QContextMenuEvent::Mouse) {
        const auto* item = itemAt(m_camera.toBoard(event->pos()));
        if (item && !m_selection->contains(item->pointer)) m_selection->set({toQString(item->pointer)}, m_board.get());
        if (!item) m_selection->clear();
        Q_EMIT contextMenuWanted(event->globalPos());
        return;
    }
    const auto items = selected();
    Q_EMIT contextMenuWanted(mapToGlobal(items.empty() ? rect().center() : pixel(items.back()->at)));
}

void BoardView::dragEnterEvent(QDragEnterEvent* event)
{
    if (m_board->isValid() && m_host.plan(*event->mimeData(), {})) event->acceptProposedAction();
}

void BoardView::dragMoveEvent(QDragMoveEvent* event)
{
    BoardPointer pointer{m_camera.toBoard(event->position()), event->position(), Qt::LeftButton, event->modifiers()};
    auto plan = m_host.plan(*event->mimeData(), snapped(pointer));
    if (!plan) return event->ignore();
    m_dropping = true;
    drag(std::move(plan->items), std::move(plan->change));
    event->acceptProposedAction();
}

void BoardView::dragLeaveEvent(QDragLeaveEvent*)
{
    if (!m_dropping) return;
    m_dropping = false;
    endDrag(false);
}

void BoardView::dropEvent(QDropEvent* event)
{
    BoardPointer pointer{m_camera.toBoard(event->position()), event->position(), Qt::LeftButton, event->modifiers()};
    auto plan = m_host.plan(*event->mimeData(), snapped(pointer));
    m_dropping = false;
    if (!plan) {
        endDrag(false);
        return event->ignore();
    }
    drag(std::move(plan->items), std::move(plan->change));
    endDrag(true);
    event->acceptProposedAction();
    setFocus(Qt::OtherFocusReason);
}

/// Selects the next or previous item; false after the last, so that the focus moves to the next widget.
bool BoardView::stepThroughItems(bool forward)
{
    std::vector<std::size_t> order;
    for (std::size_t i = 0; i < m_board->items.size(); ++i)
        if (m_board->items[i].drawn && !m_hiddenItems[i]) order.push_back(i);
    if (order.empty()) return false;
    const auto current = m_board->indexOf(utf8(m_selection->current()));
    const auto found = current ? std::find(order.begin(), order.end(), *current) : order.end();
    std::size_t next = forward ? 0 : order.size() - 1;
    if (found != order.end()) {
        const auto at = static_cast<std::size_t>(found - order.begin());
        if ((forward && at + 1 == order.size()) || (!forward && at == 0)) return false;
        next = forward ? at + 1 : at - 1;
    }
    const auto& item = m_board->items[order[next]];
    m_selection->set({toQString(item.pointer)}, m_board.get(), false);
    reveal(item.at);
    return true;
}

void BoardView::refreshCursor()
{
    if (m_panFrom)
        setCursor(Qt::ClosedHandCursor);
    else if (m_spaceHeld)
        setCursor(Qt::OpenHandCursor);
    else if (m_tool)
        setCursor(m_tool->cursor());
}

}  // namespace muster::editor
