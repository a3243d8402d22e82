#pragma once

#include "editor/board/view/board_view.hpp"

#include <QWidget>

QT_BEGIN_NAMESPACE
class QLabel;
class QTreeWidget;
QT_END_NAMESPACE

namespace muster::editor {

/// The balance between the sides: terrain in each side's part, distances to objectives, and symmetry of the terrain.
class FairnessPanel : public QWidget {
    Q_OBJECT
public:
    explicit FairnessPanel(BoardView& view, QWidget* parent = nullptr);

    void refresh();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void fill(const FairnessView& fairness);
    void fitColumns();

    BoardView& m_view;
    QLabel* m_verdict = nullptr;
    QTreeWidget* m_table = nullptr;
    QLabel* m_about = nullptr;
};

}  // namespace muster::editor
