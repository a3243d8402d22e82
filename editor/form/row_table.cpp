#include "editor/form/row_table.hpp"

#include "editor/look/words.hpp"

#include <QHeaderView>

#include <algorithm>

namespace muster::editor {

namespace {

constexpr int maxRowsShown = 9;
constexpr int idRole = Qt::UserRole;
constexpr std::size_t sentence = 24;  ///< characters; longer texts count as sentences

/// Returns true if a column contains only numbers, and at least one.
bool isOfNumbers(const std::vector<QTreeWidgetItem*>& items, int column)
{
    bool any = false;
    for (const auto* item : items) {
        bool isNumber = false;
        const QString text = item->text(column);
        if (text.isEmpty()) continue;
        text.toDouble(&isNumber);
        if (!isNumber) return false;
        any = true;
    }
    return any;
}

bool isRow(const QTreeWidgetItem* item) { return item->data(0, idRole).isValid(); }

}  // namespace

RowTable::RowTable(QWidget* parent) : QTreeWidget(parent)
{
    setRootIsDecorated(false);
    setIndentation(0);
    setUniformRowHeights(true);
    setAllColumnsShowFocus(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAsNeeded);
    setSelectionMode(QAbstractItemView::NoSelection);
    setTabKeyNavigation(false);
    header()->setMinimumSectionSize(24);
    auto small = header()->font();
    small.setPointSizeF(small.pointSizeF() * 0.9);
    header()->setFont(small);
    header()->setStretchLastSection(false);
}

void RowTable::fill(const std::vector<Line>& lines, const QStringList& headings, bool hasResult)
{
    const std::string current = currentItem() ? idOf(*currentItem()) : std::string();
    clear();
    m_items.clear();
    setColumnCount(static_cast<int>(headings.size()));
    setHeaderLabels(headings);
    setHeaderHidden(headings.size() == 1);
    std::string group;
    for (const auto& line : lines) {
        if (line.row.group != group) {
            group = line.row.group;
            auto* head = new QTreeWidgetItem(this, {toQString(group)});
            head->setFlags(Qt::ItemIsEnabled);
            head->setFirstColumnSpanned(true);
            auto font = head->font(0);
            font.setBold(true);
            head->setFont(0, font);
        }
        QStringList texts{toQString(line.row.label)};
        if (hasResult) texts << toQString(line.result);
        for (const auto& column : line.row.columns) texts << toQString(column);
        auto* item = new QTreeWidgetItem(this, texts);
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
        item->setCheckState(0, Qt::Unchecked);
        item->setData(0, idRole, toQString(line.row.id));
        item->setData(0, Qt::AccessibleTextRole, texts.join(QStringLiteral(", ")));
        m_items.push_back(item);
        if (idOf(*item) == current) setCurrentItem(item);
    }
    if (!currentItem() && !m_items.empty()) setCurrentItem(m_items.front());
    alignColumns();
    sizeColumns(lines);
}

void RowTable::alignColumns()
{
    headerItem()->setTextAlignment(0, Qt::AlignLeft | Qt::AlignVCenter);
    for (int column = 1; column < columnCount(); ++column) {
        // Columns of numbers are right-aligned, including the heading.
        const Qt::Alignment side = isOfNumbers(m_items, column) ? Qt::AlignRight : Qt::AlignLeft;
        headerItem()->setTextAlignment(column, side | Qt::AlignVCenter);
        for (auto* item : m_items) item->setTextAlignment(column, side | Qt::AlignVCenter);
    }
}

void RowTable::sizeColumns(const std::vector<Line>& lines)
{
    for (int column = 0; column < columnCount(); ++column)
        header()->setSectionResizeMode(column, column == 0 ? QHeaderView::Interactive : QHeaderView::ResizeToContents);
    // Names take the remaining width. If that is small, the numbers scroll, because users look for names.
    int widest = 0;
    for (const auto& line : lines)
        widest = std::max(widest, fontMetrics().horizontalAdvance(toQString(line.row.label)));
    m_nameWidth = std::min(widest, fontMetrics().averageCharWidth() * 14) + 34;
    // If the last column contains sentences, it takes the remaining width instead.
    if (std::any_of(lines.begin(), lines.end(), [](const Line& line) {
            return !line.row.columns.empty() && line.row.columns.back().size() > sentence;
        })) {
        header()->setSectionResizeMode(0, QHeaderView::ResizeToContents);
        header()->setSectionResizeMode(columnCount() - 1, QHeaderView::Stretch);
        for (auto* item : m_items) item->setToolTip(columnCount() - 1, item->text(columnCount() - 1));
        m_nameWidth = 0;
    }
    fitColumns();
}

void RowTable::fitColumns()
{
    if (m_nameWidth == 0) return;
    int others = 0;
    for (int column = 1; column < columnCount(); ++column) others += columnWidth(column);
    const int room = std::max(m_nameWidth, viewport()->width() - others);
    if (columnWidth(0) != room) setColumnWidth(0, room);
}

void RowTable::resizeEvent(QResizeEvent* event)
{
    QTreeWidget::resizeEvent(event);
    fitColumns();
}

QTreeWidgetItem* RowTable::itemOf(std::string_view id) const
{
    const QString wanted = toQString(id);
    const auto found = std::find_if(m_items.begin(), m_items.end(), [&](const QTreeWidgetItem* item) {
        return item->data(0, idRole).toString() == wanted;
    });
    return found == m_items.end() ? nullptr : *found;
}

std::string RowTable::idOf(const QTreeWidgetItem& item) { return utf8(item.data(0, idRole).toString()); }

void RowTable::showOnly(const std::function<bool(const QTreeWidgetItem&)>& isWanted)
{
    QTreeWidgetItem* head = nullptr;
    for (int i = 0; i < topLevelItemCount(); ++i) {
        auto* item = topLevelItem(i);
        if (!isRow(item)) {
            head = item;
            head->setHidden(true);
            continue;
        }
        const bool isShown = isWanted(*item);
        item->setHidden(!isShown);
        if (isShown && head) head->setHidden(false);
    }
    const auto canBeSeen = [](const QTreeWidgetItem* item) { return item && !item->isHidden() && isRow(item); };
    if (!canBeSeen(currentItem()))
        if (const auto first = std::find_if(m_items.begin(), m_items.end(), canBeSeen); first != m_items.end())
            setCurrentItem(*first);
    fitHeight();
}

void RowTable::fitHeight()
{
    int visible = 0;
    for (int i = 0; i < topLevelItemCount(); ++i)
        if (!topLevelItem(i)->isHidden()) ++visible;
    const int row =
        topLevelItemCount() > 0 ? std::max(sizeHintForRow(0), fontMetrics().height() + 4) : fontMetrics().height() + 6;
    const int head = isHeaderHidden() ? 0 : header()->sizeHint().height();
    setFixedHeight(head + row * std::clamp(visible, 1, maxRowsShown) + 2 * frameWidth() + 2);
}

}  // namespace muster::editor
