#pragma once

#include "editor/page/app_context.hpp"
#include "editor/page/page.hpp"
#include "editor/start/recent_files.hpp"

#include <QMainWindow>
#include <QStringList>

#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

QT_BEGIN_NAMESPACE
class QDockWidget;
class QLabel;
class QStackedWidget;
class QTabWidget;
QT_END_NAMESPACE

namespace muster::editor {

class ActionList;
class ArmyPage;
class BoardPage;
class FindingsPanel;
class ProjectPanel;
class StartPage;
class Theme;

/// The window: documents in tabs, the findings of the one in front, a folder of files at the side, and every action of
/// the program.
class MainWindow : public QMainWindow {
    Q_OBJECT
public:
    MainWindow(AppContext& appContext, Theme& theme, QWidget* parent = nullptr);
    ~MainWindow() override;

    ActionList& actions() { return *m_actions; }
    Theme& theme() { return m_theme; }
    RecentFiles& recentFiles() { return m_recent; }
    FindingsPanel& findings() { return *m_findings; }

    Page* currentPage() const;
    /// The page in front, where it is an army.
    ArmyPage* currentArmy() const;
    /// The page in front, where it is a battlefield.
    BoardPage* currentBoard() const;
    std::vector<Page*> pages() const;

    /// Opens files, or brings those to the front that are open already; says what could not be opened.
    void openFiles(const QStringList& paths);
    Page* openFile(const QString& path);
    void openFolder(const QString& folder);
    /// A page for a document that is opened or begun already.
    Page* addPage(std::unique_ptr<Document> document);
    /// Begins an army with that text; `name` is a wish for its file name.
    Page* beginArmy(const std::string& text, const QString& name);
    /// Begins a scenario with that text, likewise.
    Page* beginScenario(const std::string& text, const QString& name);
    void chooseNewArmy();
    void chooseNewScenario();
    void chooseFiles();
    void chooseFolder();

    bool save(Page& page);
    bool saveAs(Page& page);
    void saveAll();
    void revert(Page& page);
    void compareWithDisk(Page& page);
    void compareWithFile(Page& page);
    void compareWithBackup(Page& page);
    /// Asks when there is something to lose; false when the page stays.
    bool closePage(Page& page);

    void showFindings();
    /// Shows or hides the findings of the files that are open.
    void setFindingsWanted(bool wanted);
    bool areFindingsWanted() const { return m_findingsWanted; }
    void showPalette();
    /// Offers what a crash left behind, if there is anything.
    void offerRecovery();
    void showMessage(const QString& text);

protected:
    void closeEvent(QCloseEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;
    void changeEvent(QEvent* event) override;
    /// Keys of an action that cannot be done now come here: they say why.
    void keyPressEvent(QKeyEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void buildTabs();
    void buildDocks();
    void buildMenus();
    void connectPage(Page& page);
    void refreshTitle();
    void refreshTab(Page& page);
    void pageChanged();
    void fillRecent();
    void restoreLayout();
    Page* begin(files::FileKind kind, const QString& suffix, const std::string& text, const QString& name);
    bool askBeforeClosing(const std::vector<Page*>& unsaved);
    /// Saves by an attempt that is made again as often as somebody wants; they may also give up or save elsewhere.
    bool saveBy(Page& page, const std::function<std::optional<Problem>(Document::Overwrite)>& attempt);

    AppContext& m_appContext;
    Theme& m_theme;
    RecentFiles m_recent;
    ActionList* m_actions = nullptr;
    QStackedWidget* m_stack = nullptr;
    StartPage* m_start = nullptr;
    QTabWidget* m_tabs = nullptr;
    FindingsPanel* m_findings = nullptr;
    QDockWidget* m_findingsDock = nullptr;
    bool m_findingsWanted = true;
    ProjectPanel* m_project = nullptr;
    QDockWidget* m_projectDock = nullptr;
    QLabel* m_status = nullptr;
};

// The actions of each menu, a file each.
void addFileActions(MainWindow& window);
void addEditActions(MainWindow& window);
void addArmyActions(MainWindow& window);
void addBoardActions(MainWindow& window);
void addArrangeActions(MainWindow& window);
void addViewActions(MainWindow& window);
void addHelpActions(MainWindow& window);

}  // namespace muster::editor
