#include "editor/army/catalogue_tree.hpp"

#include "editor/army/row_roles.hpp"
#include "editor/army/two_line_delegate.hpp"
#include "editor/look/drag_source.hpp"

#include <QHeaderView>
#include <QPainter>

namespace muster::editor {

CatalogueTree::CatalogueTree(QWidget* parent) : QTreeView(parent)
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

void CatalogueTree::drawRow(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    if (!index.siblingAtColumn(0).data(headingRole).toBool()) return QTreeView::drawRow(painter, option, index);
    painter->fillRect(option.rect, option.palette.color(QPalette::Window));
    for (int column = 0; column < model()->columnCount(); ++column) {
        if (isColumnHidden(column)) continue;
        QStyleOptionViewItem cell = option;
        cell.rect = QRect(columnViewportPosition(column), option.rect.top(), columnWidth(column), option.rect.height());
        itemDelegate()->paint(painter, cell, index.siblingAtColumn(column));
    }
}

void CatalogueTree::scrollContentsBy(int dx, int dy)
{
    QTreeView::scrollContentsBy(dx, dy);
    // The heading at the top does not scroll.
    viewport()->update();
}

void CatalogueTree::paintEvent(QPaintEvent* event)
{
    QTreeView::paintEvent(event);
    auto heading = indexAt(QPoint(1, 1)).siblingAtColumn(0);
    while (heading.isValid() && !heading.data(headingRole).toBool()) heading = heading.siblingAtRow(heading.row() - 1);
    if (!heading.isValid() || visualRect(heading).top() >= 0) return;
    QStyleOptionViewItem option;
    initViewItemOption(&option);
    option.rect = QRect(0, 0, viewport()->width(), visualRect(heading).height());
    // The next heading pushes it out.
    for (auto next = indexBelow(heading); next.isValid() && visualRect(next).top() < option.rect.height();
         next = indexBelow(next))
        if (next.data(headingRole).toBool() && visualRect(next).top() > 0)
            option.rect.moveBottom(visualRect(next).top() - 1);
    QPainter painter(viewport());
    drawRow(&painter, option, heading);
}

}  // namespace muster::editor
