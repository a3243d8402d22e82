#pragma once

#include "editor/board/tools/drawing_tool.hpp"

#include <optional>

namespace muster::editor {

/// Draws a rectangle or an ellipse by dragging from corner to corner. Shift makes width and depth equal, Ctrl draws it
/// around its centre.
class BoxTool : public DrawingTool {
    Q_OBJECT
public:
    enum class Shape { rectangle, ellipse };
    BoxTool(BoardView& view, DrawingChoice& choice, Shape form) : DrawingTool(view, choice), m_shape(form) {}

    QString id() const override { return m_shape == Shape::ellipse ? "ellipse" : "rectangle"; }
    QString title() const override { return m_shape == Shape::ellipse ? tr("&Ellipse") : tr("&Rectangle"); }
    QString icon() const override { return id(); }
    QString tip() const override
    {
        return m_shape == Shape::ellipse ? tr("Draw a round area") : tr("Draw a rectangular area");
    }
    QString hint() const override;

    void press(const BoardPointer& pointer) override;
    void move(const BoardPointer& pointer) override;
    void release(const BoardPointer& pointer) override;
    void cancel() override;
    bool isBusy() const override { return m_from.has_value(); }
    void paintOverlay(QPainter& painter) override;

private:
    struct Box {
        geometry::Point centre;
        double width = 0, depth = 0;
    };
    Box box() const;
    sheet::MapRing ring() const;

    Shape m_shape;
    std::optional<geometry::Point> m_from;
    geometry::Point m_to;
    Qt::KeyboardModifiers m_keys;
};

/// Draws a freehand area, simplified at the end.
class FreehandTool : public DrawingTool {
    Q_OBJECT
public:
    using DrawingTool::DrawingTool;
    QString id() const override { return "freehand"; }
    QString title() const override { return tr("&Freehand"); }
    QString icon() const override { return "freehand"; }
    QString tip() const override
    {
        return tr("Draw an area with one stroke; it is closed and made simpler when the button is let go");
    }
    QString hint() const override;

    void press(const BoardPointer& pointer) override;
    void move(const BoardPointer& pointer) override;
    void release(const BoardPointer& pointer) override;
    void cancel() override;
    bool isBusy() const override { return !m_trail.empty(); }
    void paintOverlay(QPainter& painter) override;

private:
    sheet::MapRing m_trail;
};

}  // namespace muster::editor
