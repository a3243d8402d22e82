#pragma once

#include <QPointer>
#include <QWidget>

#include <vector>

namespace muster::editor {

/// Sets the tab order below a widget to the reading order of its layouts, row by row. Without it, widgets created later
/// come last.
class TabChain {
public:
    /// Orders the widgets below the root, directly after the root itself; does nothing if the order is unchanged.
    void set(QWidget& root);

private:
    std::vector<QPointer<QWidget>> m_order;
};

}  // namespace muster::editor
