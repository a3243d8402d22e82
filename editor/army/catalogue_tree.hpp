#pragma once

#include <QTreeView>

namespace muster::editor {

/// The view of the catalogue: the heading of the topmost row stays in view while its group is scrolled.
class CatalogueTree : public QTreeView {
    Q_OBJECT
public:
    explicit CatalogueTree(QWidget* parent = nullptr);

protected:
    void startDrag(Qt::DropActions actions) override;
    void paintEvent(QPaintEvent* event) override;
    void scrollContentsBy(int dx, int dy) override;
    void drawRow(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

}  // namespace muster::editor
