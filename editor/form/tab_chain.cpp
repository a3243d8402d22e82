#include "editor/form/tab_chain.hpp"

#include <QGridLayout>
#include <QLayout>

#include <algorithm>
#include <utility>

namespace muster::editor {

namespace {

/// The items of a layout in reading order: in a grid by row and column, not in the order of insertion.
std::vector<QLayoutItem*> itemsOf(QLayout& layout)
{
    std::vector<std::pair<std::pair<int, int>, QLayoutItem*>> items;
    auto* grid = qobject_cast<QGridLayout*>(&layout);
    for (int i = 0; i < layout.count(); ++i) {
        int row = i, column = 0, rows = 1, columns = 1;
        if (grid) grid->getItemPosition(i, &row, &column, &rows, &columns);
        items.push_back({{row, column}, layout.itemAt(i)});
    }
    std::stable_sort(items.begin(), items.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
    std::vector<QLayoutItem*> ordered;
    for (const auto& [place, item] : items) ordered.push_back(item);
    return ordered;
}

void gather(QLayout& layout, std::vector<QPointer<QWidget>>& order)
{
    for (auto* item : itemsOf(layout)) {
        if (auto* inner = item->layout()) gather(*inner, order);
        auto* widget = item->widget();
        if (!widget) continue;
        if ((widget->focusPolicy() & Qt::TabFocus) && !widget->focusProxy()) order.emplace_back(widget);
        if (auto* own = widget->layout()) gather(*own, order);
    }
}

}  // namespace

void TabChain::set(QWidget& root)
{
    std::vector<QPointer<QWidget>> order;
    if (auto* layout = root.layout()) gather(*layout, order);
    if (order == m_order) return;
    m_order = std::move(order);
    QWidget* before = &root;
    for (const auto& widget : m_order) {
        QWidget::setTabOrder(before, widget);
        before = widget;
    }
}

}  // namespace muster::editor
