#pragma once

#include <QtGlobal>

#include <Qt>

QT_BEGIN_NAMESPACE
class QMimeData;
class QWidget;
QT_END_NAMESPACE

namespace muster::editor {

/// Starts a drag from a list with a small sign beside the pointer, so that the place of the drop stays visible below
/// it. Takes ownership of the data; null drags nothing.
void execDrag(QWidget& from, QMimeData* data, Qt::DropActions actions, Qt::DropAction preferred = Qt::IgnoreAction);

}  // namespace muster::editor
