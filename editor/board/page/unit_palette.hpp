#pragma once

#include "editor/document/scenario_edits.hpp"
#include "editor/live_check/board_model.hpp"

#include <QWidget>

#include <memory>
#include <vector>

QT_BEGIN_NAMESPACE
class QComboBox;
class QLabel;
class QTreeWidget;
QT_END_NAMESPACE

namespace muster::editor {

/// MIME type for dragging units; the data is lines of text: the pointer of their side, then the ids of the units.
inline constexpr const char* unitsMime = "application/x-muster-units";

/// The armies of all sides with their unplaced bases, to be dragged onto the board as line, column or block.
class UnitPalette : public QWidget {
    Q_OBJECT
public:
    explicit UnitPalette(QWidget* parent = nullptr);

    void show(const BoardModel& board);
    scenario::Formation formation() const;
    /// The selection in the format of a drag; empty if nothing can be placed.
    QByteArray selection() const;

Q_SIGNALS:
    /// Emitted on Enter or a double click, to place units given in the format of a drag.
    void chosen(const QByteArray& units);

protected:
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void choose();
    /// Adapts icons and colours to the palette.
    void colour();

    QComboBox* m_formation = nullptr;
    QTreeWidget* m_tree = nullptr;
    QLabel* m_empty = nullptr;
    QString m_shown;  ///< contents of the tree, to detect changes
};

}  // namespace muster::editor
