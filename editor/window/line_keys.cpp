#include "editor/window/line_keys.hpp"

#include <QAbstractSpinBox>
#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QKeyEvent>
#include <QLineEdit>

#include <algorithm>

namespace muster::editor {

namespace {

/// Under X11, line edits handle Ctrl+E (go to end) and Ctrl+U (delete all), which hides them from the window.
class LineKeys : public QObject {
public:
    explicit LineKeys(QWidget& window) : QObject(&window), m_window(window) { qApp->installEventFilter(this); }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (event->type() != QEvent::ShortcutOverride || !isLine(watched) || !isOurs(*static_cast<QKeyEvent*>(event)))
            return false;
        event->ignore();
        return true;
    }

private:
    bool isLine(QObject* watched) const
    {
        const auto* widget = qobject_cast<QWidget*>(watched);
        return widget && widget->window() == &m_window &&
               (qobject_cast<QLineEdit*>(watched) || qobject_cast<QAbstractSpinBox*>(watched) ||
                qobject_cast<QComboBox*>(watched));
    }
    bool isOurs(const QKeyEvent& key) const
    {
        const bool isLetter = key.key() >= Qt::Key_A && key.key() <= Qt::Key_Z;
        if (!isLetter || !(key.modifiers() & Qt::ControlModifier)) return false;
        for (const auto known : {QKeySequence::Copy, QKeySequence::Cut, QKeySequence::Paste, QKeySequence::SelectAll,
                                 QKeySequence::Undo, QKeySequence::Redo})
            if (key.matches(known)) return false;
        const auto actions = m_window.actions();
        return std::any_of(actions.begin(), actions.end(),
                           [keys = QKeySequence(key.keyCombination())](const QAction* action) {
                               return action->shortcuts().contains(keys);
                           });
    }

    QWidget& m_window;
};

}  // namespace

void keepKeysFromLines(QWidget& window) { new LineKeys(window); }

}  // namespace muster::editor
