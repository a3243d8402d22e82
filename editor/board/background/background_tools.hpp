#pragma once

#include "editor/board/background/background.hpp"
#include "editor/board/view/board_tool.hpp"

#include <optional>

namespace muster::editor {

/// Drags the background picture under the board.
class MoveBackgroundTool : public BoardTool {
    Q_OBJECT
public:
    /// The background must outlive the tool.
    MoveBackgroundTool(BoardView& view, Background& background) : BoardTool(view), m_background(background) {}

    QString id() const override { return "background-move"; }
    QString title() const override { return tr("Move Picture"); }
    QString tip() const override { return tr("Drag the background picture to where it belongs"); }
    QString hint() const override { return tr("Drag the picture under the table; Escape puts it back"); }
    QCursor cursor() const override { return Qt::SizeAllCursor; }

    void press(const BoardPointer& pointer) override;
    void move(const BoardPointer& pointer) override;
    void release(const BoardPointer& pointer) override;
    void cancel() override;
    bool isBusy() const override { return m_from.has_value(); }

private:
    Background& m_background;
    std::optional<geometry::Point> m_from;  ///< where the drag began
    geometry::Point m_at;                   ///< the picture's place then
};

/// Marks a stretch of the background picture whose length on the table is known.
class MarkDistanceTool : public BoardTool {
    Q_OBJECT
public:
    /// The background must outlive the tool.
    MarkDistanceTool(BoardView& view, Background& background);

    QString id() const override { return "background-distance"; }
    QString title() const override { return tr("Mark a Distance"); }
    QString tip() const override { return tr("Mark a stretch of the picture of which you know the length"); }
    QString hint() const override
    {
        return tr("Drag from end to end of a stretch that you know the length of, then type that length");
    }
    QCursor cursor() const override { return Qt::CrossCursor; }

    void press(const BoardPointer& pointer) override;
    void move(const BoardPointer& pointer) override;
    void release(const BoardPointer& pointer) override;
    void cancel() override;
    bool isBusy() const override { return m_from.has_value(); }
    void left() override { m_background.setMark({}); }
    void paintOverlay(QPainter& painter) override;

private:
    Background& m_background;
    std::optional<geometry::Point> m_from, m_to;
};

}  // namespace muster::editor
