#include "editor/look/screen_room.hpp"

#include <QScreen>
#include <QStyle>
#include <QWidget>

namespace muster::editor {

QSize roomOnScreen(const QWidget& window)
{
    // The frame is unknown until the window manager has drawn it.
    constexpr int sides = 4;
    const QSize frame(2 * sides, window.style()->pixelMetric(QStyle::PM_TitleBarHeight) + sides);
    return window.screen()->availableGeometry().size() - frame;
}

void resizeToFit(QWidget& window, QSize wanted) { window.resize(wanted.boundedTo(roomOnScreen(window))); }

}  // namespace muster::editor
