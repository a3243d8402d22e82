#pragma once

#include <QtGlobal>

#include <Qt>

QT_BEGIN_NAMESPACE
class QMimeData;
class QWidget;
QT_END_NAMESPACE

namespace muster::editor {

/// Starts a drag from a list with a small label beside the pointer, because the board previews the placed item below
/// it. Takes ownership of the data; null drags nothing.
void execDrag(QWidget& from, QMimeData* data, Qt::DropActions actions);

}  // namespace muster::editor
