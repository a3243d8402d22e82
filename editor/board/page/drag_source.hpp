#pragma once

#include <QtGlobal>

#include <Qt>

QT_BEGIN_NAMESPACE
class QMimeData;
class QWidget;
QT_END_NAMESPACE

namespace muster::editor {

/// Drags something from a list with a small sign beside the pointer, never below it: the board shows what is being
/// placed there itself. Takes the data over; null drags nothing.
void execDrag(QWidget& from, QMimeData* data, Qt::DropActions actions);

}  // namespace muster::editor
