#pragma once

#include "core/sheet/map.hpp"

#include <QCursor>
#include <QObject>
#include <QPointF>
#include <QString>

QT_BEGIN_NAMESPACE
class QKeyEvent;
class QPainter;
QT_END_NAMESPACE

namespace muster::editor {

class BoardView;

/// The mouse position on the board and in the widget.
struct BoardPointer {
    geometry::Point at;  ///< in the system's measure, without snapping: see BoardView::snapped
    QPointF screen;
    Qt::MouseButton button = Qt::NoButton;
    Qt::KeyboardModifiers modifiers = Qt::NoModifier;
};

/// A tool for working on the board: receives mouse and keys while it is active, and paints its preview. The view
/// handles panning and zooming itself. Tools change the text through BoardView::host() and preview changes with
/// BoardView::drag().
class BoardTool : public QObject {
    Q_OBJECT
public:
    explicit BoardTool(BoardView& view);
    ~BoardTool() override;

    /// "select", "tape": for settings, tests and actions.
    virtual QString id() const = 0;
    /// The title with its mnemonic, the icon's name, and the purpose in one sentence.
    virtual QString title() const = 0;
    virtual QString icon() const { return {}; }
    virtual QString tip() const { return {}; }
    /// The next step, for the status bar: "Click the corners; Enter ends".
    virtual QString hint() const = 0;
    virtual QCursor cursor() const { return Qt::ArrowCursor; }

    virtual void press(const BoardPointer&) {}
    /// Handles a mouse move, with or without a button pressed.
    virtual void move(const BoardPointer&) {}
    virtual void release(const BoardPointer&) {}
    virtual void doublePress(const BoardPointer&) {}
    /// Returns true if the tool handled the key. While it is busy, Escape calls cancel() instead.
    virtual bool key(QKeyEvent&) { return false; }
    /// Returns true if the tool handles this key before any menu shortcut: while drawing, Backspace removes a corner,
    /// not the selection.
    virtual bool wantsKey(const QKeyEvent& event) const;
    /// Discards unfinished work.
    virtual void cancel() {}
    /// Returns true while work is unfinished.
    virtual bool isBusy() const { return false; }
    /// Paints in widget pixels, above everything on the board.
    virtual void paintOverlay(QPainter&) {}

    virtual void chosen() {}
    /// Called when another tool is selected, after unfinished work was cancelled.
    virtual void left() {}

Q_SIGNALS:
    void hintChanged();

protected:
    BoardView& view() const { return m_view; }

private:
    BoardView& m_view;
};

}  // namespace muster::editor
