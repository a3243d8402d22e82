#pragma once

#include "editor/board/panels/property_rows.hpp"
#include "editor/board/panels/terrain_laying.hpp"

#include <QWidget>

#include <functional>

QT_BEGIN_NAMESPACE
class QCheckBox;
QT_END_NAMESPACE

namespace muster::editor {

class TerrainByChance;

/// The board itself: its size, measure, grid and ground, and terrain laid at random.
class BoardPanel : public QWidget {
    Q_OBJECT
public:
    BoardPanel(BoardView& view, TerrainLayer layer, QWidget* parent = nullptr);

    void refresh();

private:
    using Text = PropertyRows::Text;
    void buildBoard();

    BoardView& m_view;
    PropertyRows* m_rows = nullptr;
    QCheckBox* m_convert = nullptr;
    TerrainByChance* m_random = nullptr;
};

}  // namespace muster::editor
