#pragma once

#include <QTreeView>

#include <vector>

namespace muster::editor {

/// A tree whose rows may have headings: that of the topmost row stays in view while its rows are scrolled. Columns of a
/// stat line are shown as far as they leave room for names.
class HeadedTree : public QTreeView {
    Q_OBJECT
public:
    using QTreeView::QTreeView;

    /// Makes the model's columns from `first` on those of a stat line, of which `count` are in use. They come after the
    /// first column of the tree.
    void showStats(int first, int count);
    /// The columns of the stat line that are in view.
    int statsInView() const { return m_statsInView; }

Q_SIGNALS:
    /// Emitted when all columns of the stat line have come into view, or no longer are.
    void statsFitted(bool all);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void scrollContentsBy(int dx, int dy) override;
    void drawRow(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    int widthOfStat(int column) const;
    void fitStats();

    int m_firstStat = -1;
    std::vector<int> m_statWidths;  ///< in pixels, by stat in use
    int m_statsInView = 0;
    bool m_fitting = false;
};

}  // namespace muster::editor
