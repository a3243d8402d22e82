#pragma once

#include "editor/board/page/board_commands.hpp"
#include "editor/board/view/board_view.hpp"
#include "editor/page/sourced_page.hpp"

#include <mutex>

QT_BEGIN_NAMESPACE
class QActionGroup;
class QMenu;
class QSplitter;
class QTabWidget;
class QToolBar;
QT_END_NAMESPACE

namespace muster::editor {

class BoardFind;
class TerrainPalette;
class UnitPalette;

/// Adds to a change of a text what it entails on a board as it was before; asked on any thread.
using Completion = std::function<Change(const text::Document&, const BoardModel&, Change)>;

/// A battlefield being laid out: on the left kinds of terrain and units still to be placed, in the middle the board, on
/// the right panels about what is selected.
class BoardPage : public SourcedPage, private BoardHost {
    Q_OBJECT
public:
    BoardPage(AppContext& appContext, std::unique_ptr<Document> document, QWidget* parent = nullptr);
    ~BoardPage() override;

    BoardView& view() { return *m_view; }
    BoardCommands& commands() override { return *m_commands; }
    TerrainPalette& terrain() { return *m_terrain; }
    UnitPalette& units() { return *m_units; }
    /// The host that tools and panels work on.
    BoardHost& host() { return *this; }

    /// A tab in the right column; the page owns it. Panels read view().board() and judgement() when `judged` or the
    /// selection's `changed` come.
    void addPanel(QWidget* panel, const QString& title);
    QTabWidget& panels() { return *m_panels; }
    /// A tool of the view and its button on the board's toolbar, with a key of its own where one is given.
    void addTool(std::unique_ptr<BoardTool> tool, const QKeySequence& key = {});
    QToolBar& toolBar() { return *m_toolBar; }
    /// What happens on the other half because of a change, and to whom: the live mirror.
    struct Mirror {
        std::function<Completion()>
            completion;  ///< what every change passes through before it is made, as it is chosen now; null for nothing
        std::function<std::vector<BoardItem>(const std::vector<BoardItem>&)> followers;
    };
    void setMirror(Mirror mirror) { m_mirror = std::move(mirror); }

    void reveal(const QString& pointer) override;
    void focusContent() override;
    void find() override;
    /// Puts the keyboard into the panels on the right.
    void focusPanels();

Q_SIGNALS:
    /// A place of the file that is nowhere on the board, such as a side or a turn: a panel may show it.
    void placeWanted(const QString& pointer);
    /// Commands of panels and tools may be added.
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
    std::optional<DropPlan> plan(const QMimeData& data, sheet::MapPoint at) override;
    void showMessage(const QString& words) override;
    void undo() override { document().undo(); }
    void redo() override { document().redo(); }

    void build();
    void connectView();
    void showJudgement();
    void openContextMenu(const QPoint& at);

    /// Where what is dragged would stand in the text, as the judging thread found out.
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

    std::unique_ptr<LiveJudge> m_forecaster;
    std::shared_ptr<Forecast> m_forecast;
    std::uint64_t m_question = 0;
    QSplitter* m_columns = nullptr;
    QSplitter* m_rows = nullptr;
    BoardView* m_view = nullptr;
    QToolBar* m_toolBar = nullptr;
    BoardFind* m_find = nullptr;
    QTabWidget* m_left = nullptr;
    QTabWidget* m_panels = nullptr;
    TerrainPalette* m_terrain = nullptr;
    UnitPalette* m_units = nullptr;
    QActionGroup* m_toolGroup = nullptr;
    bool m_making = false;
    std::unique_ptr<BoardCommands> m_commands;
    Mirror m_mirror;
    QStringList m_wanted;  ///< pointers to be selected once a judgement knows them
};

}  // namespace muster::editor
