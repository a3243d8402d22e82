#pragma once

#include "editor/document/scenario_edits.hpp"
#include "editor/judge/board_model.hpp"

#include <QWidget>

#include <memory>
#include <vector>

QT_BEGIN_NAMESPACE
class QComboBox;
class QLabel;
class QTreeWidget;
QT_END_NAMESPACE

namespace muster::editor {

/// What a drag of units carries: lines of text, the pointer of their side and then the ids of units.
inline constexpr const char* unitsMime = "application/x-muster-units";

/// The armies of all sides with the bases that do not stand on the board yet, to be dragged there in line, column or
/// block.
class UnitPalette : public QWidget {
    Q_OBJECT
public:
    explicit UnitPalette(QWidget* parent = nullptr);

    void show(const BoardModel& board);
    scenario::Formation formation() const;
    /// What is selected, as a drag carries it; empty when nothing can be placed.
    QByteArray selection() const;

Q_SIGNALS:
    /// Enter or a double click: they are wanted on the board, in the format of a drag.
    void chosen(const QByteArray& units);

protected:
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void choose();
    /// Icons and colours in those of the palette.
    void colour();

    QComboBox* m_formation = nullptr;
    QTreeWidget* m_tree = nullptr;
    QLabel* m_empty = nullptr;
    QString m_shown;  ///< what the tree was filled with, so that it is not filled anew in vain
};

}  // namespace muster::editor
