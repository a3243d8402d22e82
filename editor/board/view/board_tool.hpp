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

/// Where the mouse is, on the board and in the widget.
struct BoardPointer {
    sheet::MapPoint at;  ///< in the system's measure, not snapped: see BoardView::snapped
    QPointF screen;
    Qt::MouseButton button = Qt::NoButton;
    Qt::KeyboardModifiers modifiers = Qt::NoModifier;
};

/// Something to work on the board with: gets what mouse and keys do while it is chosen, and draws what it is about to
/// do. Panning and zooming are the view's own and never reach it. A tool changes the text through BoardView::host() and
/// shows what would come of it through BoardView::drag().
class BoardTool : public QObject {
    Q_OBJECT
public:
    explicit BoardTool(BoardView& view);
    ~BoardTool() override;

    /// "select", "tape": for settings, tests and actions.
    virtual QString id() const = 0;
    /// What it is called, with its mnemonic, the name of its icon and what it is for in a sentence.
    virtual QString title() const = 0;
    virtual QString icon() const { return {}; }
    virtual QString tip() const { return {}; }
    /// What to do now, for the status bar: "Click the corners; Enter ends".
    virtual QString hint() const = 0;
    virtual QCursor cursor() const { return Qt::ArrowCursor; }

    virtual void press(const BoardPointer&) {}
    /// The mouse moved, with or without a button.
    virtual void move(const BoardPointer&) {}
    virtual void release(const BoardPointer&) {}
    virtual void doublePress(const BoardPointer&) {}
    /// True when the key was for this tool. Escape comes as cancel() while the tool is busy.
    virtual bool key(QKeyEvent&) { return false; }
    /// Whether it takes this key before any menu entry that has it: corners that are being drawn go with Backspace, not
    /// what is selected.
    virtual bool wantsKey(const QKeyEvent& event) const;
    /// Leaves what was begun as if it had not been.
    virtual void cancel() {}
    /// Whether something is begun and not yet ended.
    virtual bool isBusy() const { return false; }
    /// In pixels of the widget, over everything on the board.
    virtual void paintOverlay(QPainter&) {}

    virtual void chosen() {}
    /// Another tool is taken up; what was begun is cancelled before.
    virtual void left() {}

Q_SIGNALS:
    void hintChanged();

protected:
    BoardView& view() const { return m_view; }

private:
    BoardView& m_view;
};

}  // namespace muster::editor
