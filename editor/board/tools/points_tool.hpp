#pragma once

#include "editor/board/tools/drawing_tool.hpp"

#include <optional>

namespace muster::editor {

/// Edits the points of the selected area or line: drag one, press on an edge to add one, press Delete to remove the
/// selected one. Its handles bend the edges beside it.
class PointsTool : public DrawingTool {
    Q_OBJECT
public:
    PointsTool(BoardView& view, DrawingChoice& choice);

    QString id() const override { return "points"; }
    QString title() const override { return tr("Edit P&oints"); }
    QString icon() const override { return "points"; }
    QString tip() const override { return tr("Move, add and remove the points of an area or line"); }
    QString hint() const override;
    QCursor cursor() const override { return Qt::ArrowCursor; }

    void press(const BoardPointer& pointer) override;
    void move(const BoardPointer& pointer) override;
    void release(const BoardPointer& pointer) override;
    void doublePress(const BoardPointer& pointer) override;
    bool key(QKeyEvent& event) override;
    /// Delete removes the selected point, not the item.
    bool wantsKey(const QKeyEvent& event) const override;
    void cancel() override;
    bool isBusy() const override { return m_drag.has_value(); }
    void paintOverlay(QPainter& painter) override;

    /// The point that Delete and the arrow keys apply to.
    std::optional<std::size_t> chosenPoint() const { return m_chosen; }

private:
    enum class Part { point, in, out, both };
    struct Drag {
        std::string item;
        std::size_t index = 0;
        bool isNew = false;  ///< inserted before that index
        bool hasMoved = false;
        geometry::Point to;
        Part part = Part::point;         ///< or a handle; both are pulled out of a point
        geometry::Handles handles = {};  ///< of the point, unless the point itself is dragged
    };
    /// The selected item with editable points, or null.
    const BoardItem* item() const;
    /// Its points and their handles in board coordinates.
    sheet::MapRing pointsOf(const BoardItem& item) const;
    std::vector<geometry::Handles> handlesOf(const BoardItem& item) const;
    sheet::MapRing withDrag(const BoardItem& item) const;
    /// The item with its points as they are dragged, and its handles.
    BoardItem preview(const BoardItem& item) const;
    /// The handle of the chosen point near a place.
    std::optional<Part> handleAt(const BoardItem& item, geometry::Point at) const;
    void pull(geometry::Point to, bool alone);
    bool bend(const BoardItem& item, std::size_t index);
    void show();
    /// Returns true if the item may have these points; false, with a status message, if an edge newly crosses another.
    bool canBe(const BoardItem& item, const sheet::MapRing& points) const;
    std::optional<std::size_t> pointAt(const sheet::MapRing& points, geometry::Point at) const;
    /// The index for a new point near an edge.
    std::optional<std::size_t> edgeAt(const BoardItem& item, geometry::Point at) const;
    bool remove(std::size_t index);
    bool nudge(const QKeyEvent& event);
    bool make(const std::function<Change(const scenario::ScenarioText&)>& change);

    std::optional<Drag> m_drag;
    std::optional<std::size_t> m_chosen;
};

}  // namespace muster::editor
