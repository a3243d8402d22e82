#pragma once

#include "editor/board/view/board_camera.hpp"
#include "editor/board/view/board_host.hpp"
#include "editor/board/view/board_selection.hpp"
#include "editor/board/view/board_tool.hpp"
#include "editor/board/view/snapping.hpp"
#include "editor/judge/judge.hpp"

#include <QWidget>

#include <cstdint>
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

class DragPreview;
class MapTiles;
class BoardItemIndex;

/// What is shown beside the map itself.
struct BoardShows {
    bool rulers = true, grid = true, zones = true, names = true, findings = true;
};

/// The battlefield on the screen: draws the map as it is printed, from pictures kept in tiles, and on top what is
/// selected, dragged or about to be done. Zooms and pans by itself; everything else the mouse and keys do goes to the
/// tool that is chosen.
class BoardView : public QWidget {
    Q_OBJECT
public:
    explicit BoardView(BoardHost& host, QWidget* parent = nullptr);
    ~BoardView() override;

    BoardHost& host() { return m_host; }
    /// Shows what a judgement says; it must have a board. What was moved meanwhile stays where it was moved to.
    void show(std::shared_ptr<const Judgement> judgement);
    /// The last judgement shown, or null.
    std::shared_ptr<const Judgement> judgement() const { return m_judgement; }
    /// The board as it is shown, never null: of the last judgement, with the places to which items were moved since.
    const BoardModel& board() const { return *m_board; }
    /// The same to be kept, also by other threads: it never changes.
    std::shared_ptr<const BoardModel> boardNow() const { return m_board; }

    BoardSelection& selection() { return *m_selection; }
    /// What the selected pointers mean, in their order.
    std::vector<const BoardItem*> selected() const;
    /// The uppermost item at a place, or null. `reach` is in pixels; `among` a list of kinds, empty for all.
    const BoardItem* itemAt(sheet::MapPoint at, double reach = 4, const std::vector<BoardItemKind>& among = {}) const;
    /// All items at a place, uppermost first.
    std::vector<const BoardItem*> itemsAt(sheet::MapPoint at, double reach = 4) const;
    /// Items that lie wholly in a box, low corner first.
    std::vector<const BoardItem*> itemsIn(sheet::MapPoint low, sheet::MapPoint high) const;

    // Seeing.
    const BoardCamera& camera() const { return m_camera; }
    void fit();
    void zoomBy(double factor);
    /// As large as on the table, as far as the screen knows its own size.
    void zoomToTrueSize();
    void zoomToSelection();
    void reveal(sheet::MapPoint at);
    /// The same, but in the middle when not all of the board is seen.
    void bringToMiddle(sheet::MapPoint at);
    const BoardShows& shows() const { return m_shows; }
    void setShows(BoardShows shows);

    // Snapping.
    const SnapChoice& snapChoice() const { return m_snap; }
    void setSnapChoice(SnapChoice choice);
    /// The place that a new point has: snapped as chosen, unless Alt is held. Shows guides until the next call.
    sheet::MapPoint snapped(const BoardPointer& pointer);
    Snapper snapper(const std::set<std::string>& without = {}) const;
    /// The step of nudging and of the ruler: one unit of a ruler's finer division, in board units.
    double step() const;
    void setGuides(std::vector<std::pair<sheet::MapPoint, sheet::MapPoint>> guides);

    // Tools. The view owns them.
    void addTool(std::unique_ptr<BoardTool> tool);
    const std::vector<std::unique_ptr<BoardTool>>& tools() const { return m_tools; }
    BoardTool& tool() const { return *m_tool; }
    BoardTool* toolOf(const QString& id) const;
    /// Takes another tool up; what the last one had begun is cancelled.
    void choose(const QString& id);

    // What is being dragged.
    /// Shows these items as they would be after a change, live on top of the map, and asks what the rules would say of
    /// it. They are the board's items at their new places; those that are not on the board yet have an empty pointer.
    /// What follows them is seen to here. Until endDrag().
    void drag(std::vector<BoardItem> items, ChangeMaker change);
    /// Ends that: with `kept` the change is made, as a step to undo of its own, and the new places are shown until a
    /// judgement knows them. False when nothing was changed.
    bool endDrag(bool kept);
    bool isDragging() const { return m_dragging != nullptr; }
    /// What is held and what follows it, as it is shown; empty when nothing is dragged.
    std::vector<BoardItem> dragged() const;
    /// Makes a change of items without a drag, as a nudge does: their new places are shown at once.
    bool change(std::vector<BoardItem> items, const ChangeMaker& change);
    /// What the rules would say of the text with what is being dragged, and where it stands in that text.
    void setForecast(std::shared_ptr<const Judgement> judgement, std::vector<std::string> selection);
    /// Whether that is about the place where it is now.
    bool isForecastCurrent() const;
    /// The worst item that the rules say of a dragged item as far as it is known, or null; by its number in the drag.
    const diagnostics::Diagnostic* problem(std::size_t number) const;

    /// Waits until the map is drawn as it is; for pictures and tests.
    bool waitForMap(int milliseconds = 5000);
    /// The pixels of pointer that are drawn for a place of the board.
    QPoint pixel(sheet::MapPoint at) const { return m_camera.toScreen(at).toPoint(); }

    QSize sizeHint() const override { return {800, 600}; }

Q_SIGNALS:
    void toolChanged();
    void hintChanged(const QString& hint);
    void zoomChanged();
    void showsChanged();
    /// The place under the mouse, in words.
    void positionChanged(const QString& words);
    void contextMenuWanted(const QPoint& globalPos);
    /// Enter or a double press on something: its properties are wanted.
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
        std::uint64_t knownFrom = 0;  ///< the drawing that shows it there; 0 while there is none
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
    void paintSelection(QPainter& painter) const;
    void paintBroken(QPainter& painter) const;
    void paintFindings(QPainter& painter) const;
    void paintProblems(QPainter& painter) const;
    void paintGuides(QPainter& painter) const;

    BoardHost& m_host;
    std::shared_ptr<const Judgement> m_judgement;
    std::shared_ptr<const BoardModel> m_board;
    std::unique_ptr<BoardItemIndex> m_index;
    BoardSelection* m_selection;
    BoardCamera m_camera;
    BoardShows m_shows;
    SnapChoice m_snap;
    MapTiles* m_tiles;
    std::uint64_t m_drawing = 0;
    std::map<std::uint64_t, std::shared_ptr<const BoardModel>> m_drawn;  ///< what the maps of these numbers show
    std::map<std::string, Moved> m_moved;           ///< by pointer: places that the map does not show yet
    std::unique_ptr<DragPreview> m_live, m_beside;  ///< what is held or was moved, and what follows it
    std::unique_ptr<Dragged> m_dragging;
    std::vector<std::pair<sheet::MapPoint, sheet::MapPoint>> m_guides;
    std::vector<std::unique_ptr<BoardTool>> m_tools;
    BoardTool* m_tool = nullptr;
    QTimer* m_forecastTimer;
    std::optional<QPointF> m_panFrom, m_mouse;
    bool m_spaceHeld = false, m_fitted = true, m_dropping = false;
};

}  // namespace muster::editor
