#pragma once

#include "editor/board/panels/terrain_laying.hpp"
#include "editor/board/panels/property_rows.hpp"

#include <QWidget>

#include <functional>

QT_BEGIN_NAMESPACE
class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
QT_END_NAMESPACE

namespace muster::editor {

/// The board itself: its size, measure, grid and ground, and terrain laid at random.
class BoardPanel : public QWidget {
    Q_OBJECT
public:
    BoardPanel(BoardView& view, TerrainLayer layer, QWidget* parent = nullptr);

    void refresh();
    /// Lays terrain with the seed, side and choice that stand there; one step to undo.
    void lay();

private:
    using Text = PropertyRows::Text;
    void buildBoard();
    void buildRandom();
    void showSides();

    BoardView& m_view;
    TerrainLayer m_layer;
    PropertyRows* m_rows = nullptr;
    QCheckBox* m_convert = nullptr;
    QLineEdit* m_seed = nullptr;
    QComboBox* m_whose = nullptr;
    QCheckBox* m_afresh = nullptr;
    QLabel* m_done = nullptr;
    bool m_isLaying = false;
};

}  // namespace muster::editor
