#pragma once

#include <QtGlobal>

QT_BEGIN_NAMESPACE
class QWidget;
QT_END_NAMESPACE

namespace muster::editor {

/// Lets the undo and redo keys pass a text field by: the document's own undo answers them, so that there is one history
/// and not one a field.
void leaveUndoToWindow(QWidget* field);

}  // namespace muster::editor
