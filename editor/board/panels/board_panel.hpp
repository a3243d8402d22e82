#pragma once

#include "editor/board/panels/property_rows.hpp"
#include "editor/board/panels/terrain_generator.hpp"

#include <QWidget>

#include <functional>

QT_BEGIN_NAMESPACE
class QCheckBox;
QT_END_NAMESPACE

namespace muster::editor {

class BackgroundRows;
class RandomTerrain;

/// The board itself: size, measure, grid, ground, and random terrain.
class BoardPanel : public QWidget {
    Q_OBJECT
public:
    BoardPanel(BoardView& view, TerrainGenerator layer, QWidget* parent = nullptr);

    /// Adds rows for the background picture.
    void addBackground(BackgroundRows* rows);
    void refresh();

private:
    using Text = PropertyRows::Text;
    void buildBoard();

    BoardView& m_view;
    PropertyRows* m_rows = nullptr;
    QCheckBox* m_convert = nullptr;
    RandomTerrain* m_random = nullptr;
};

}  // namespace muster::editor
