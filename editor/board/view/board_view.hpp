#pragma once

#include "editor/board/view/board_camera.hpp"
#include "editor/board/view/board_host.hpp"
#include "editor/board/view/board_layers.hpp"
#include "editor/board/view/board_selection.hpp"
#include "editor/board/view/board_tool.hpp"
#include "editor/board/view/snapping.hpp"
#include "editor/live_check/file_checker.hpp"

#include <QWidget>

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

QT_BEGIN_NAMESPACE
class QTimer;
QT_END_NAMESPACE

namespace muster::editor {

class BaseSymbols;
class DragPreview;
class MapTiles;
class Minimap;
class BoardItemIndex;

/// Optional layers beside the map itself.
struct BoardShows {
    bool rulers = true, grid = true, zones = true, names = true, findings = true, minimap = true, underlay = true;
};

/// Paints below the map, on the ground.
using BoardUnderlay = std::function<void(QPainter&, const BoardCamera&, double pixelRatio)>;

/// The battlefield on the screen: draws the map as printed, from cached tiles, and on top selection, drags and tool
/// previews. Handles zooming and panning itself; passes other mouse and key events to the active tool.
class BoardView : public QWidget {
    Q_OBJECT
public:
    explicit BoardView(BoardHost& host, QWidget* parent = nullptr);
    ~BoardView() override;

    BoardHost& host() { return m_host; }
    /// Shows a check result, which must have a board. Items moved meanwhile keep their new positions.
    void show(std::shared_ptr<const CheckResult> checkResult);
    /// The last check result shown, or null.
    std::shared_ptr<const CheckResult> checkResult() const { return m_checkResult; }
    /// The shown board, never null: that of the last check result, with items moved since at their new positions.
    const BoardModel& board() const { return *m_board; }
    /// The same as an immutable snapshot, safe to share with other threads.
    std::shared_ptr<const BoardModel> boardNow() const { return m_board; }

    BoardSelection& selection() { return *m_selection; }
    /// The selected items, in the order of their pointers.
    std::vector<const BoardItem*> selected() const;
    /// The uppermost item at a position, or null. `reach` is in pixels; `among` is a list of kinds, empty for all.
    const BoardItem* itemAt(geometry::Point at, double reach = 4, const std::vector<BoardItemKind>& among = {}) const;
    /// All items at a position, uppermost first.
    std::vector<const BoardItem*> itemsAt(geometry::Point at, double reach = 4) const;
    /// Items entirely inside a box, given its lower corner first.
    std::vector<const BoardItem*> itemsIn(geometry::Point low, geometry::Point high) const;

    // Camera.
    const BoardCamera& camera() const { return m_camera; }
    void fit();
    void zoomBy(double factor);
    /// Shows the board at its real size, if the screen reports its own.
    void zoomToTrueSize();
    void zoomToSelection();
    void reveal(geometry::Point at);
    /// The same, but centres the position if part of the board is out of view.
    void bringToMiddle(geometry::Point at);
    const BoardShows& shows() const { return m_shows; }
    void setShows(BoardShows shows);
    /// Sets what is painted between the ground and the map; null for nothing.
    void setUnderlay(BoardUnderlay underlay);
    const BoardHidden& hidden() const { return m_hidden; }
    /// Hides items: they are neither drawn nor found at a position. Those that are selected are deselected.
    void setHidden(BoardHidden hidden);
    /// Marks where reinforcements come onto the board in a turn, and where those before have; nothing without one.
    void showArrivals(std::optional<std::int64_t> turn);
    std::optional<std::int64_t> arrivalsShown() const { return m_turn; }
    /// True for an item of the shown board that is hidden.
    bool isHidden(const BoardItem& item) const;

    // Snapping.
    const SnapChoice& snapChoice() const { return m_snap; }
    void setSnapChoice(SnapChoice choice);
    /// The position of a new point: snapped as configured, unless Alt is pressed. Shows guides until the next call.
    geometry::Point snapped(const BoardPointer& pointer);
    Snapper snapper(const std::set<std::string>& without = {}) const;
    /// The step for nudging and for the ruler: its finer division, in board units.
    double step() const;
    void setGuides(std::vector<std::pair<geometry::Point, geometry::Point>> guides);

    // Tools. The view owns them.
    void addTool(std::unique_ptr<BoardTool> tool);
    const std::vector<std::unique_ptr<BoardTool>>& tools() const { return m_tools; }
    BoardTool& tool() const { return *m_tool; }
    BoardTool* toolOf(const QString& id) const;
    /// Activates another tool and cancels unfinished work of the previous one.
    void choose(const QString& id);

    // Dragging.
    /// Previews these items on top of the map as they would be after a change, and requests a forecast. They are the
    /// board's items at their new positions; new items have an empty pointer. Adds the items that follow them. Until
    /// endDrag().
    void drag(std::vector<BoardItem> items, ChangeMaker change);
    /// Ends the drag: with `kept`, applies the change as its own undo step and shows the new positions until a
    /// check result contains them. False if nothing was changed.
    bool endDrag(bool kept);
    bool isDragging() const { return m_dragging != nullptr; }
    /// The dragged items and those that follow them, as shown; empty if there is no drag.
    std::vector<BoardItem> dragged() const;
    /// Changes items without a drag, such as by a nudge, and shows their new positions at once.
    bool change(std::vector<BoardItem> items, const ChangeMaker& change);
    /// Sets the forecast for the current drag, and the pointers of dragged items in its text.
    void setForecast(std::shared_ptr<const CheckResult> checkResult, std::vector<std::string> selection);
    /// Returns true if the forecast is for the current position.
    bool isForecastCurrent() const;
    /// The worst finding of a dragged item, by its index in the drag, or null if unknown or none.
    const diagnostics::Diagnostic* problem(std::size_t number) const;

    /// Waits until the map is completely drawn; for pictures and tests.
    bool waitForMap(int milliseconds = 5000);
    /// The widget pixel of a position on the board.
    QPoint pixel(geometry::Point at) const { return m_camera.toScreen(at).toPoint(); }

    QSize sizeHint() const override { return {800, 600}; }

Q_SIGNALS:
    void toolChanged();
    void hintChanged(const QString& hint);
    void zoomChanged();
    void showsChanged();
    void hiddenChanged();
    /// Emitted with the position under the mouse, in words.
    void positionChanged(const QString& words);
    void contextMenuWanted(const QPoint& globalPos);
    /// Emitted on Enter or a double click on an item, to show its properties.
    void propertiesWanted();

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void keyReleaseEvent(QKeyEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dragMoveEvent(QDragMoveEvent* event) override;
    void dragLeaveEvent(QDragLeaveEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    struct Dragged;
    struct Moved {
        BoardItem item;
        std::uint64_t knownFrom = 0;  ///< the drawing that contains the new position; 0 if none does yet
    };
    BoardPointer pointerOf(const QMouseEvent& event) const;
    bool stepThroughItems(bool forward);
    void refreshCursor();
    void cameraMoved();
    void refreshDrawing();
    void mapSwitched(std::uint64_t number);
    void describe();
    void settle(const std::vector<BoardItem>& items);
    void showLive();
    void askForecast();
    bool handleNavigationKey(QKeyEvent& event);
    bool showTip(const QPoint& at, const QPoint& global);
    void updateLayout();
    void zoomAt(double factor, QPointF at);
    void paintMovedAway(QPainter& painter) const;
    void paintArms(QPainter& painter);
    void paintSelection(QPainter& painter) const;
    void paintBroken(QPainter& painter) const;
    void paintFindings(QPainter& painter) const;
    void paintProblems(QPainter& painter) const;
    void paintGuides(QPainter& painter) const;
    void paintArrivals(QPainter& painter) const;

    BoardHost& m_host;
    std::shared_ptr<const CheckResult> m_checkResult;
    std::shared_ptr<const BoardModel> m_board;
    std::unique_ptr<BoardItemIndex> m_index;
    BoardSelection* m_selection;
    BoardCamera m_camera;
    BoardShows m_shows;
    BoardUnderlay m_underlay;
    BoardHidden m_hidden;
    std::optional<std::int64_t> m_turn;  ///< whose arrivals are shown
    std::vector<bool> m_hiddenItems;     ///< of the shown board, by index
    SnapChoice m_snap;
    MapTiles* m_tiles;
    Minimap* m_minimap = nullptr;
    std::unique_ptr<BaseSymbols> m_symbols;
    std::uint64_t m_drawing = 0;
    std::map<std::uint64_t, std::shared_ptr<const BoardModel>> m_drawn;  ///< the boards of the drawings, by number
    std::map<std::string, Moved> m_moved;           ///< by pointer: positions that the map does not show yet
    std::unique_ptr<DragPreview> m_live, m_beside;  ///< dragged or moved items, and those that follow them
    std::unique_ptr<Dragged> m_dragging;
    std::vector<std::pair<geometry::Point, geometry::Point>> m_guides;
    std::vector<std::unique_ptr<BoardTool>> m_tools;
    BoardTool* m_tool = nullptr;
    QTimer* m_forecastTimer;
    std::optional<QPointF> m_panFrom, m_mouse;
    bool m_spaceHeld = false, m_fitted = true, m_dropping = false;
};

}  // namespace muster::editor
