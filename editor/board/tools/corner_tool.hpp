#pragma once

#include "editor/board/tools/drawing_tool.hpp"

#include <optional>

namespace muster::editor {

/// Draws by clicks: each adds a point, Backspace removes the last one, Enter or a double click ends.
class CornerTool : public DrawingTool {
    Q_OBJECT
public:
    using DrawingTool::DrawingTool;

    void press(const BoardPointer& pointer) override;
    void move(const BoardPointer& pointer) override;
    void doublePress(const BoardPointer& pointer) override;
    bool key(QKeyEvent& event) override;
    void cancel() override;
    bool isBusy() const override { return !m_points.empty(); }
    QString hint() const override;

    const sheet::MapRing& points() const { return m_points; }

protected:
    /// Ends with these points; false if they are too few or invalid, so that drawing continues.
    virtual bool end(const sheet::MapRing& points) = 0;
    /// Returns true if a click on the first point ends it.
    virtual bool closes() const { return false; }
    virtual QString firstHint() const = 0;
    /// The points including the one under the mouse.
    sheet::MapRing withHover() const;
    const std::optional<geometry::Point>& hover() const { return m_hover; }
    void paintPoints(QPainter& painter) const;

private:
    void finish();
    void changed();

    sheet::MapRing m_points;
    std::optional<geometry::Point> m_hover;
};

/// Draws a polygonal area.
class PolygonTool : public CornerTool {
    Q_OBJECT
public:
    using CornerTool::CornerTool;
    QString id() const override { return "polygon"; }
    QString title() const override { return tr("&Polygon"); }
    QString icon() const override { return "polygon"; }
    QString tip() const override { return tr("Draw an area corner by corner"); }
    void paintOverlay(QPainter& painter) override;

protected:
    bool end(const sheet::MapRing& points) override;
    bool closes() const override { return true; }
    QString firstHint() const override { return tr("Click the first corner of the area. Alt leaves snapping out."); }
};

/// Draws a river, road or wall: a line with a width, optionally curved.
class WayTool : public CornerTool {
    Q_OBJECT
public:
    using CornerTool::CornerTool;
    QString id() const override { return "way"; }
    QString title() const override { return tr("River, Road or &Wall"); }
    QString icon() const override { return "way"; }
    QString tip() const override { return tr("Draw something long with a width, bend by bend"); }
    bool drawsLines() const override { return true; }
    bool drawsZones() const override { return false; }
    void paintOverlay(QPainter& painter) override;
    /// The width of the line, in the system's measure.
    double width() const;

protected:
    bool end(const sheet::MapRing& points) override;
    QString firstHint() const override { return tr("Click where it begins. Alt leaves snapping out."); }

private:
    /// The line through these points, curved if that is chosen, on the board.
    rules::ShapeSpec lineThrough(const sheet::MapRing& points) const;
};

}  // namespace muster::editor
