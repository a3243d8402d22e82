#include "editor/army/catalogue_tree.hpp"

#include "editor/army/two_line_delegate.hpp"
#include "editor/look/drag_source.hpp"

namespace muster::editor {

CatalogueTree::CatalogueTree(QWidget* parent) : HeadedTree(parent)
{
    setItemDelegate(new TwoLineDelegate(this));
    setRootIsDecorated(false);
    setAllColumnsShowFocus(true);
    setAlternatingRowColors(true);
    setDragEnabled(true);
    setDragDropMode(QAbstractItemView::DragOnly);
    setFrameShape(QFrame::NoFrame);
    setTextElideMode(Qt::ElideRight);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
}

void CatalogueTree::startDrag(Qt::DropActions actions)
{
    execDrag(*this, model()->mimeData(selectedIndexes()), actions);
}

}  // namespace muster::editor
