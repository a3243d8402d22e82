#pragma once

#include <QtGlobal>

QT_BEGIN_NAMESPACE
class QWidget;
QT_END_NAMESPACE

namespace muster::editor {

/// Lets the window's own actions have their keys, such as Ctrl+E, also while the cursor is in a line or number field of
/// it. What every field knows (copy, paste, select all, undo) stays with the field.
void keepKeysFromLines(QWidget& window);

}  // namespace muster::editor
