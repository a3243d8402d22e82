#pragma once

#include <QTreeView>

namespace muster::editor {

/// A tree whose rows may have headings: that of the topmost row stays in view while its rows are scrolled.
class HeadedTree : public QTreeView {
    Q_OBJECT
public:
    using QTreeView::QTreeView;

protected:
    void paintEvent(QPaintEvent* event) override;
    void scrollContentsBy(int dx, int dy) override;
    void drawRow(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

}  // namespace muster::editor
