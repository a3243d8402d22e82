#include "editor/look/drag_source.hpp"

#include "editor/look/icons.hpp"

#include <QDrag>
#include <QMimeData>
#include <QPixmap>
#include <QWidget>

namespace muster::editor {

namespace {

constexpr int signSize = 16;
constexpr int aside = 14;  // offset to the right of the pointer and below it

}  // namespace

void execDrag(QWidget& from, QMimeData* data, Qt::DropActions actions, Qt::DropAction preferred)
{
    if (!data) return;
    auto* drag = new QDrag(&from);
    drag->setMimeData(data);
    drag->setPixmap(icon("add", from.palette()).pixmap(signSize, signSize));
    drag->setHotSpot(QPoint(-aside, -aside));
    drag->exec(actions, preferred);
}

}  // namespace muster::editor
