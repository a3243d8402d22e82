#pragma once

#include <QtGlobal>

QT_BEGIN_NAMESPACE
class QWidget;
QT_END_NAMESPACE

namespace muster::editor {

/// Passes undo and redo shortcuts of a text field on to the document, so that there is one undo history for all fields.
void leaveUndoToWindow(QWidget* field);

}  // namespace muster::editor
