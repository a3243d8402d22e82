#pragma once

#include "editor/board/tools/drawing_choice.hpp"
#include "editor/board/view/board_view.hpp"

#include <QWidget>

QT_BEGIN_NAMESPACE
class QCheckBox;
class QComboBox;
class QLabel;
class QToolButton;
QT_END_NAMESPACE

namespace muster::editor {

class IntegerSpin;
class RealSpin;

/// The settings of the selected drawing tool, visible while one is selected; the mirror is always visible.
class DrawingBar : public QWidget {
    Q_OBJECT
public:
    DrawingBar(BoardView& view, DrawingChoice& choice, QWidget* parent = nullptr);

    /// Updates kinds and sides from the current board.
    void refresh();

private:
    template <class Control>
    Control* add(Control* control, const char* name, const QString& title, const QString& tip);
    void connectControls();
    void showKinds();
    void showTool();
    void addBrush();
    void takeBrush();

    BoardView& m_view;
    DrawingChoice& m_choice;
    QComboBox* m_kind = nullptr;
    QComboBox* m_side = nullptr;
    RealSpin* m_width = nullptr;
    QCheckBox* m_smooth = nullptr;
    QComboBox* m_mirror = nullptr;
    QToolButton* m_brush = nullptr;
    RealSpin* m_size = nullptr;
    RealSpin* m_spacing = nullptr;
    RealSpin* m_radius = nullptr;
    IntegerSpin* m_seed = nullptr;
    bool m_lines = false;
};

}  // namespace muster::editor
