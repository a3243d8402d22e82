#pragma once

#include <QPointer>
#include <QWidget>

#include <vector>

namespace muster::editor {

/// The order of the Tab key through everything below a widget: as its layouts are read, row by row. Widgets that were
/// made later would otherwise come after all others.
class TabChain {
public:
    /// Puts what is below the root in order, right behind the root itself; does nothing when it still is.
    void set(QWidget& root);

private:
    std::vector<QPointer<QWidget>> m_order;
};

}  // namespace muster::editor
