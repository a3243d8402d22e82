#pragma once

#include <QtGlobal>

QT_BEGIN_NAMESPACE
class QWidget;
QT_END_NAMESPACE

namespace muster::editor {

/// Gives the window's shortcuts, such as Ctrl+E, precedence over its line edits and spin boxes. Standard shortcuts
/// (copy, paste, select all, undo) stay with the field.
void keepKeysFromLines(QWidget& window);

}  // namespace muster::editor
