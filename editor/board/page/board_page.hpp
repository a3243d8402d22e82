#pragma once

#include "editor/board/page/board_commands.hpp"
#include "editor/board/view/board_view.hpp"
#include "editor/look/side_panel.hpp"
#include "editor/page/sourced_page.hpp"

#include <QSet>
#include <QSize>

#include <mutex>

QT_BEGIN_NAMESPACE
class QActionGroup;
class QMenu;
class QSplitter;
class QToolBar;
QT_END_NAMESPACE

namespace muster::editor {

class BoardFind;
class BoardOutline;
class NoticeBar;
class TerrainPalette;
class UnitPalette;

/// Adds consequential edits to a change, given the board before it; called on any thread.
using Completion = std::function<Change(const text::Document&, const BoardModel&, Change)>;

/// The page for laying out a battlefield: terrain and unplaced units on the left, the board in the middle, panels about
/// the selection on the right.
class BoardPage : public SourcedPage, private BoardHost {
    Q_OBJECT
public:
    BoardPage(AppContext& appContext, std::unique_ptr<Document> document, QWidget* parent = nullptr);
    ~BoardPage() override;

    BoardView& view() { return *m_view; }
    BoardCommands& commands() override { return *m_commands; }
    TerrainPalette& terrain() { return *m_terrain; }
    UnitPalette& units() { return *m_units; }
    /// The host for tools and panels.
    BoardHost& host() { return *this; }

    /// Adds a tab in the right column, owned by the page. Panels read view().board() and checkResult() on
    /// `checkFinished` or on the selection's `changed`.
    void addPanel(QWidget* panel, const QString& title);
    SidePanel& panels() { return *m_panels; }
    /// Unfolds the right column at the tab with that widget.
    void showPanel(const QWidget& panel);
    /// Adds a tool and its button on the board's toolbar, optionally with a shortcut.
    void addTool(std::unique_ptr<BoardTool> tool, const QKeySequence& key = {});
    QToolBar& toolBar() { return *m_toolBar; }
    /// The live mirror: how a change affects the other half of the board, and which items follow.
    struct Mirror {
        std::function<Completion()>
            completion;  ///< completes every change with the current settings before it is made; null for none
        std::function<std::vector<BoardItem>(const std::vector<BoardItem>&)> followers;
    };
    void setMirror(Mirror mirror) { m_mirror = std::move(mirror); }

    void reveal(const QString& pointer) override;
    void focusContent() override;
    void find() override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    /// Moves the focus to the panels on the right.
    void focusPanels();

Q_SIGNALS:
    /// Emitted for a place of the file that is not on the board, such as a side or a turn, so that a panel can show it.
    void placeWanted(const QString& pointer);
    /// Panels and tools may add commands.
    void contextMenuOpening(QMenu* menu);

private:
    QString currentPlace() const override;
    void selectPlace(const QString& pointer) override;

    std::shared_ptr<const text::Document> text() const override;
    bool make(const Change& change) override;
    ChangeMaker withConsequences(ChangeMaker change) override;
    bool makeCompleted(const Change& change) override;
    std::vector<BoardItem> followersOf(const std::vector<BoardItem>& items) override;
    void requestForecast(ChangeMaker change) override;
    void cancelForecast() override;
    std::optional<DropPlan> plan(const QMimeData& data, geometry::Point at) override;
    void showMessage(const QString& words) override;
    void undo() override { document().undo(); }
    void redo() override { document().redo(); }

    void build();
    void watchFolding(SidePanel& side);
    /// Folds the panels that would leave the map less than half of the window.
    void makeRoomForMap();
    void connectView();
    void showCheckResult();
    void openContextMenu(const QPoint& at);

    /// Pointers of dragged items in the changed text, set by the checking thread.
    class Forecast {
    public:
        void set(std::vector<std::string> selection)
        {
            const std::lock_guard lock(m_mutex);
            m_selection = std::move(selection);
        }
        std::vector<std::string> selection()
        {
            const std::lock_guard lock(m_mutex);
            return m_selection;
        }

    private:
        std::mutex m_mutex;
        std::vector<std::string> m_selection;
    };

    std::unique_ptr<LiveChecker> m_forecaster;
    std::shared_ptr<Forecast> m_forecast;
    std::uint64_t m_question = 0;
    QSplitter* m_columns = nullptr;
    QSplitter* m_rows = nullptr;
    BoardView* m_view = nullptr;
    QToolBar* m_toolBar = nullptr;
    NoticeBar* m_broken = nullptr;
    BoardFind* m_find = nullptr;
    SidePanel* m_left = nullptr;
    SidePanel* m_panels = nullptr;
    QSet<const SidePanel*> m_crowded;  ///< for which the window has no room
    QSize m_roomMadeFor;               ///< the window's size
    bool m_isPlaced = false;           ///< the page has been laid out in the window
    TerrainPalette* m_terrain = nullptr;
    UnitPalette* m_units = nullptr;
    BoardOutline* m_outline = nullptr;
    QActionGroup* m_toolGroup = nullptr;
    bool m_making = false;
    std::unique_ptr<BoardCommands> m_commands;
    Mirror m_mirror;
    QStringList m_wanted;  ///< pointers to select when a check result contains them
};

}  // namespace muster::editor
