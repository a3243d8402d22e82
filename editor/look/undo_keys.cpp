#include "editor/look/undo_keys.hpp"

#include <QKeyEvent>
#include <QWidget>

namespace muster::editor {

namespace {

class UndoKeys : public QObject {
public:
    using QObject::QObject;

    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (event->type() == QEvent::ShortcutOverride) {
            auto* key = static_cast<QKeyEvent*>(event);
            if (key->matches(QKeySequence::Undo) || key->matches(QKeySequence::Redo)) {
                event->ignore();
                return true;
            }
        }
        return QObject::eventFilter(watched, event);
    }
};

}  // namespace

void leaveUndoToWindow(QWidget* field) { field->installEventFilter(new UndoKeys(field)); }

}  // namespace muster::editor
