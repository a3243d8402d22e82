#pragma once

#include "editor/board/tools/drawing_choice.hpp"
#include "editor/board/view/board_tool.hpp"
#include "editor/live_check/board_model.hpp"

#include <optional>

namespace muster::editor {

/// Takes what to draw from an item on the board: its kind, side and width, with the tool that draws it.
class EyedropperTool : public BoardTool {
    Q_OBJECT
public:
    EyedropperTool(BoardView& view, DrawingChoice& choice) : BoardTool(view), m_choice(choice) {}

    QString id() const override { return "eyedropper"; }
    QString title() const override { return tr("Draw Ali&ke"); }
    QString icon() const override { return id(); }
    QString tip() const override { return tr("Click something on the table to draw more of its kind"); }
    QString hint() const override;
    QCursor cursor() const override { return Qt::PointingHandCursor; }

    void press(const BoardPointer& pointer) override;
    void release(const BoardPointer& pointer) override;
    /// Enter takes the selected item.
    bool key(QKeyEvent& event) override;
    void left() override { m_isPressed = false; }

private:
    /// Adopts what an item is, and chooses the tool for more like it.
    void take(const BoardItem& item);

    DrawingChoice& m_choice;
    bool m_isPressed = false;
};

}  // namespace muster::editor
