#pragma once

#include "editor/board/view/board_view.hpp"
#include "editor/window/page.hpp"

#include <mutex>

QT_BEGIN_NAMESPACE
class QActionGroup;
class QMenu;
class QSplitter;
class QTabWidget;
class QToolBar;
QT_END_NAMESPACE

namespace muster::editor {

class BoardCommands;
class SourceView;
class TerrainPalette;
class UnitPalette;

/// A battlefield being laid out: on the left kinds of terrain and units still to be placed, in the middle the board, on the right panels about what is selected.
class BoardPage : public Page, private BoardDesk {
    Q_OBJECT
public:
    BoardPage(Workshop& workshop, std::unique_ptr<Document> document, QWidget* parent = nullptr);
    ~BoardPage() override;

    BoardView& view() { return *m_view; }
    BoardCommands& commands() { return *m_commands; }
    TerrainPalette& terrain() { return *m_terrain; }
    UnitPalette& units() { return *m_units; }
    /// The desk that tools and panels work on.
    BoardDesk& desk() { return *this; }

    /// A tab in the right column; the page owns it. Panels read view().board() and judgement() when `judged` or the selection's `changed` come.
    void addPanel(QWidget* panel, const QString& title);
    QTabWidget& panels() { return *m_panels; }
    /// A tool of the view and its button on the board's toolbar, with a key of its own where one is given.
    void addTool(std::unique_ptr<BoardTool> tool, const QKeySequence& key = {});
    QToolBar& toolBar() { return *m_toolBar; }
    /// Every change passes through this before it is made: the live mirror adds what happens on the other half.
    void setCompletion(std::function<Change(const text::Document&, Change)> completion) { m_completion = std::move(completion); }

    void reveal(const QString& pointer) override;
    void focusContent() override;
    /// Puts the keyboard into the panels on the right.
    void focusPanels();

    SourceView* source() { return m_source; }
    bool isSourceShown() const;
    void showSource(bool shown);

signals:
    void findingsWanted();
    void ruleAsked(const QString& rule);
    /// A place of the file that is nowhere on the board, such as a side or a turn: a panel may show it.
    void placeWanted(const QString& pointer);
    /// Commands of panels and tools may be added.
    void contextMenuOpening(QMenu* menu);

private:
    std::shared_ptr<const text::Document> text() const override;
    bool make(const Change& change) override;
    void consider(ChangeMaker change) override;
    void stopConsidering() override;
    std::optional<DropPlan> plan(const QMimeData& data, sheet::MapPoint at) override;
    void say(const QString& words) override;
    void undo() override { document().undo(); }
    void redo() override { document().redo(); }

    void build();
    void connectView();
    void showJudgement();
    void followCaret(QString place);
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
    QTabWidget* m_left = nullptr;
    QTabWidget* m_panels = nullptr;
    TerrainPalette* m_terrain = nullptr;
    UnitPalette* m_units = nullptr;
    SourceView* m_source = nullptr;
    QActionGroup* m_toolGroup = nullptr;
    bool m_followingCaret = false, m_making = false;
    std::unique_ptr<BoardCommands> m_commands;
    std::function<Change(const text::Document&, Change)> m_completion;
    QStringList m_wanted;  ///< pointers to be selected once a judgement knows them
};

}  // namespace muster::editor
