#pragma once

#include <QSize>

QT_BEGIN_NAMESPACE
class QWidget;
QT_END_NAMESPACE

namespace muster::editor {

/// The largest size of a window, without its frame, that fits into the available area of its screen.
QSize roomOnScreen(const QWidget& window);
/// Resizes a window to a size, or to the room on its screen where that is smaller.
void resizeToFit(QWidget& window, QSize wanted);

}  // namespace muster::editor
