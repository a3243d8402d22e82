#pragma once

#include "editor/board/panels/terrain_generator.hpp"
#include "editor/board/view/board_view.hpp"

#include <QWidget>

#include <cstdint>
#include <memory>
#include <stop_token>

QT_BEGIN_NAMESPACE
class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QShortcut;
QT_END_NAMESPACE

namespace muster::editor {

/// Generates random terrain: seed, side that places it, and a button. Works on a thread of its own; Escape or the
/// button stops it.
class RandomTerrain : public QWidget {
    Q_OBJECT
public:
    RandomTerrain(BoardView& view, TerrainGenerator layer, QWidget* parent = nullptr);
    ~RandomTerrain() override;

    void refresh();
    /// Starts generating with the current seed, side and choice. The result is one undo step and is dropped if the text
    /// has changed meanwhile.
    void generate();
    void stop();
    bool isGenerating() const { return m_work != nullptr; }

private:
    struct Work;
    QWidget* seedLine();
    void fail(const QString& reason);
    void finish(const GeneratedTerrainTable& generated);
    void showMessage(const QString& words);
    void showBusy(bool busy);

    BoardView& m_view;
    TerrainGenerator m_layer;
    QLineEdit* m_seed = nullptr;
    QComboBox* m_whose = nullptr;
    QCheckBox* m_replaceExisting = nullptr;
    QPushButton* m_button = nullptr;
    QLabel* m_done = nullptr;
    QShortcut* m_escape = nullptr;
    std::shared_ptr<Work> m_work;  ///< running work, shared with its thread; else null
};

}  // namespace muster::editor
