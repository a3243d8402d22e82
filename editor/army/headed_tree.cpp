#include "editor/army/headed_tree.hpp"

#include "editor/army/row_roles.hpp"

#include <QHeaderView>
#include <QPainter>

#include <algorithm>

namespace muster::editor {

namespace {

constexpr int lettersOfName = 22;  ///< that a name has room for beside a stat line
constexpr int statMargin = 14;     ///< pixels of a column of the stat line beside its text

}  // namespace

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

void HeadedTree::showStats(int first, int count)
{
    if (m_firstStat < 0) {
        m_firstStat = first;
        // What the other columns take is known only once they are laid out.
        connect(header(), &QHeaderView::sectionResized, this, [this](int column) {
            if (column > 0 && column < m_firstStat) fitStats();
        });
        for (int column = first; column < model()->columnCount(); ++column) {
            header()->setSectionResizeMode(column, QHeaderView::Fixed);
            header()->moveSection(header()->visualIndex(column), 1 + column - first);
        }
    }
    m_statWidths.clear();
    for (int stat = 0; stat < count; ++stat) m_statWidths.push_back(widthOfStat(first + stat));
    fitStats();
}

int HeadedTree::widthOfStat(int column) const
{
    const QFontMetrics letters(font());
    int widest = letters.horizontalAdvance(model()->headerData(column, Qt::Horizontal).toString()) +
                 style()->pixelMetric(QStyle::PM_HeaderMarkSize, nullptr, header());
    const auto measure = [&](const QModelIndex& parent) {
        for (int row = 0; row < model()->rowCount(parent); ++row)
            widest = std::max(widest, letters.horizontalAdvance(model()->index(row, column, parent).data().toString()));
    };
    measure({});
    for (int row = 0; row < model()->rowCount(); ++row) measure(model()->index(row, 0));
    return widest + statMargin;
}

void HeadedTree::fitStats()
{
    if (m_firstStat < 0 || m_fitting) return;
    m_fitting = true;
    int left = viewport()->width() - lettersOfName * fontMetrics().averageCharWidth();
    for (int column = 1; column < m_firstStat; ++column) left -= columnWidth(column);
    m_statsInView = 0;
    for (int column = m_firstStat; column < model()->columnCount(); ++column) {
        const auto stat = static_cast<std::size_t>(column - m_firstStat);
        const bool isUsed = stat < m_statWidths.size();
        if (isUsed) left -= m_statWidths[stat];
        const bool fits = isUsed && left >= 0;
        setColumnHidden(column, !fits);
        if (!fits) continue;
        header()->resizeSection(column, m_statWidths[stat]);
        ++m_statsInView;
    }
    m_fitting = false;
    Q_EMIT statsFitted(m_statsInView > 0 && m_statsInView == static_cast<int>(m_statWidths.size()));
}

void HeadedTree::resizeEvent(QResizeEvent* event)
{
    QTreeView::resizeEvent(event);
    fitStats();
}

}  // namespace muster::editor
