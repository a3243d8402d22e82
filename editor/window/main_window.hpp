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
class FolderTable;
class FoldingDock;
class ProjectPanel;
class StartPage;
class Theme;

/// The main window: documents in tabs, findings of the current one, a folder panel, and every action of the program.
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
    /// The current page if it is an army.
    ArmyPage* currentArmy() const;
    /// The current page if it is a battlefield.
    BoardPage* currentBoard() const;
    /// The current tab if it is the table of a folder.
    FolderTable* currentFolder() const;
    std::vector<Page*> pages() const;

    /// Opens files, or activates their tabs if already open; reports those that cannot be opened.
    void openFiles(const QStringList& paths);
    Page* openFile(const QString& path);
    /// Shows the table of a folder.
    void openFolder(const QString& folder);
    /// Adds a page for a document with a text.
    Page* addPage(std::unique_ptr<Document> document);
    /// Starts an army with that text; `name` is its preferred file name.
    Page* beginArmy(const std::string& text, const QString& name);
    /// Starts a scenario with that text, likewise.
    Page* beginScenario(const std::string& text, const QString& name);
    /// Opens a copy of a file that comes with a game, a battlefield with copies of its armies.
    void openExample(const QString& path);
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
    /// Asks for confirmation if there are unsaved changes; false if the page stays open.
    bool closePage(Page& page);
    /// Closes a tab, which may be a page or the table of a folder.
    void closeTab(int index);
    void closeCurrentTab();

    void showFindings();
    /// Shows or hides the findings of open files.
    void setFindingsWanted(bool wanted);
    bool areFindingsWanted() const { return m_findingsWanted; }
    /// Shows the units of each arm together, in every army.
    void setArmiesByArm(bool byArm);
    bool areArmiesByArm() const;
    void showPalette();
    /// Offers to recover unsaved changes after a crash, if there are any.
    void offerRecovery();
    /// Opens the tabs of the last session, if the user wants that. Files that are gone are left out.
    void restoreSession();
    bool isSessionWanted() const;
    void setSessionWanted(bool wanted);
    void showMessage(const QString& text);

protected:
    void closeEvent(QCloseEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    /// Explains why the action of a shortcut is disabled.
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
    void rememberSession();
    void restoreLayout();
    /// Folds the findings if there are none or the window is low, unless the user chose otherwise for such a window.
    void foldFindings();
    Page* begin(files::FileKind kind, const QString& suffix, const std::string& text, const QString& name);
    bool askBeforeClosing(const std::vector<Page*>& unsaved);
    /// Saves with `attempt`, repeated as often as the user wants; the user may also cancel or save elsewhere.
    bool saveBy(Page& page, const std::function<std::optional<Problem>(Document::Overwrite)>& attempt);

    AppContext& m_appContext;
    Theme& m_theme;
    RecentFiles m_recent;
    ActionList* m_actions = nullptr;
    QStackedWidget* m_stack = nullptr;
    StartPage* m_start = nullptr;
    QTabWidget* m_tabs = nullptr;
    FindingsPanel* m_findings = nullptr;
    FoldingDock* m_findingsDock = nullptr;
    bool m_findingsWanted = true;
    QString m_foldKey;  ///< the setting that says whether the findings are folded now; empty without findings
    ProjectPanel* m_project = nullptr;
    QString m_folder;           ///< the last folder that was opened
    bool m_hasSession = false;  ///< tabs have been open in this window
    QDockWidget* m_projectDock = nullptr;
    QLabel* m_status = nullptr;
};

// The actions of each menu, in separate source files.
void addFileActions(MainWindow& window);
void addEditActions(MainWindow& window);
void addArmyActions(MainWindow& window);
void addBoardActions(MainWindow& window);
void addArrangeActions(MainWindow& window);
void addViewActions(MainWindow& window);
void addHelpActions(MainWindow& window);

}  // namespace muster::editor
