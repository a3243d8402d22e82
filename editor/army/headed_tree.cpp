#include "editor/army/headed_tree.hpp"

#include "editor/army/row_roles.hpp"

#include <QPainter>

namespace muster::editor {

void HeadedTree::drawRow(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
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

void HeadedTree::scrollContentsBy(int dx, int dy)
{
    QTreeView::scrollContentsBy(dx, dy);
    // The heading at the top does not scroll.
    viewport()->update();
}

void HeadedTree::paintEvent(QPaintEvent* event)
{
    QTreeView::paintEvent(event);
    // Headings are lower than other rows, so there are none.
    if (uniformRowHeights()) return;
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
