#pragma once

#include <QWidget>

#include <initializer_list>

namespace muster::editor {

/// Makes the Tab key move from each widget to the next.
inline void setTabChain(std::initializer_list<QWidget*> widgets)
{
    QWidget* before = nullptr;
    for (auto* widget : widgets) {
        if (before) QWidget::setTabOrder(before, widget);
        before = widget;
    }
}

}  // namespace muster::editor
