#pragma once

#include "editor/board/view/board_view.hpp"

#include <QWidget>

QT_BEGIN_NAMESPACE
class QComboBox;
class QTreeWidget;
class QTreeWidgetItem;
QT_END_NAMESPACE

namespace muster::editor {

/// Everything on the board by kind: selects items, hides them on the screen, and locks them in place in the file. Shows
/// where reinforcements arrive, turn by turn.
class BoardOutline : public QWidget {
    Q_OBJECT
public:
    explicit BoardOutline(BoardView& view, QWidget* parent = nullptr);

    /// Shows the view's board; postponed while the panel is not visible.
    void refresh();

protected:
    void showEvent(QShowEvent* event) override;

private:
    enum Column { shownColumn, lockedColumn, columnCount };
    /// What a row of the tree stands for.
    struct Row {
        std::string layer;
        std::string key;      ///< empty for a row of a layer
        std::string pointer;  ///< the same
        QString title;
        bool operator==(const Row&) const = default;
    };
    std::vector<Row> rowsNow() const;
    QString titleOf(const BoardItem& item) const;
    void build();
    void showTurns();
    void chooseTurn();
    /// Ticks what is shown and what is locked.
    void showStates();
    void showSelection();
    void changed(QTreeWidgetItem* item, int column);
    void hide(const Row& row, bool hidden);
    void lock(const Row& row, bool locked);
    const Row& rowOf(const QTreeWidgetItem& item) const;

    BoardView& m_view;
    QTreeWidget* m_tree;
    QComboBox* m_turns;
    std::vector<Row> m_rows;
    std::vector<QTreeWidgetItem*> m_items;  ///< by row
    bool m_isStale = true, m_filling = false;
};

}  // namespace muster::editor
