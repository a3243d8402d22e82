#include "editor/window/main_window.hpp"

#include "editor/army/army_page.hpp"
#include "editor/board/page/board_page.hpp"
#include "editor/findings/findings_panel.hpp"
#include "editor/folder_table/folder_table.hpp"
#include "editor/look/screen_room.hpp"
#include "editor/look/theme.hpp"
#include "editor/look/words.hpp"
#include "editor/start/project_panel.hpp"
#include "editor/start/start_page.hpp"
#include "editor/window/action_list.hpp"
#include "editor/window/command_palette.hpp"
#include "editor/window/folding_dock.hpp"
#include "editor/window/line_keys.hpp"
#include "editor/window/page_commands.hpp"

#include <QApplication>
#include <QDir>
#include <QDockWidget>
#include <QFileInfo>
#include <QKeyEvent>
#include <QLabel>
#include <QMenu>
#include <QMenuBar>
#include <QStackedWidget>
#include <QStatusBar>
#include <QTabWidget>
#include <QToolBar>

namespace muster::editor {

namespace {

constexpr int findingsHeight = 200;
// Below these heights, the findings take too much from an army and from a map.
constexpr int lowForArmy = 700, lowForMap = 900;

}  // namespace

MainWindow::MainWindow(AppContext& appContext, Theme& theme, QWidget* parent)
    : QMainWindow(parent), m_appContext(appContext), m_theme(theme), m_recent(appContext.settings)
{
    setObjectName("main-window");
    setAcceptDrops(true);
    m_actions = new ActionList(this);
    buildTabs();
    buildDocks();
    buildMenus();
    keepKeysFromLines(*this);
    m_status = new QLabel(this);
    m_status->setAccessibleName(tr("Verdict on the current file"));
    statusBar()->addPermanentWidget(m_status);
    connect(&m_theme, &Theme::changed, m_actions, &ActionList::recolour);
    connect(qApp, &QApplication::focusChanged, m_actions, &ActionList::refresh);
    resizeToFit(*this, {1240, 800});
    restoreLayout();
    pageChanged();
}

MainWindow::~MainWindow()
{
    // Children are destroyed after this class's members, so their signals must not reach it.
    disconnect(qApp, nullptr, m_actions, nullptr);
    for (auto* child : findChildren<QObject*>()) {
        disconnect(child, nullptr, this, nullptr);
        disconnect(child, nullptr, m_actions, nullptr);
    }
}

void MainWindow::buildDocks()
{
    const auto add = [this](QDockWidget* dock, const char* name, const QString& title, Qt::DockWidgetArea area) {
        dock->setWindowTitle(title);
        dock->setObjectName(name);
        dock->setAccessibleName(title);
        addDockWidget(area, dock);
        connect(dock, &QDockWidget::visibilityChanged, this, [this] { m_actions->refresh(); });
    };
    setCorner(Qt::BottomLeftCorner, Qt::LeftDockWidgetArea);
    m_findings = new FindingsPanel(this);
    m_findingsDock = new FoldingDock(this);
    m_findingsDock->setContent(m_findings);
    add(m_findingsDock, "findings-dock", tr("Findings"), Qt::BottomDockWidgetArea);
    connect(m_findings, &FindingsPanel::verdictChanged, this, [this](const QString& words) {
        m_findingsDock->setWindowTitle(words.isEmpty() ? tr("Findings") : tr("Findings: %1").arg(words));
        foldFindings();
    });
    connect(m_findings, &FindingsPanel::currentChanged, this, [this](const QString& message) {
        m_findingsDock->setSummary(currentPage() && currentPage()->isBeginning() ? QString() : message);
    });
    connect(m_findingsDock, &FoldingDock::foldedByUser, this, [this](bool folded) {
        if (!m_foldKey.isEmpty()) m_appContext.settings.setValue(m_foldKey, folded);
    });
    connect(m_findingsDock, &FoldingDock::unfolded, this,
            [this] { resizeDocks({m_findingsDock}, {findingsHeight}, Qt::Vertical); });
    connect(m_findings, &FindingsPanel::suggestionsChanged, m_actions, &ActionList::refresh);
    m_project = new ProjectPanel(m_appContext, this);
    m_projectDock = new QDockWidget(this);
    m_projectDock->setWidget(m_project);
    add(m_projectDock, "project-dock", tr("Folder"), Qt::LeftDockWidgetArea);
    connect(m_project, &ProjectPanel::fileWanted, this, [this](const QString& path) { openFiles({path}); });
    // A table shows the same, so the panel looks only when it is wanted.
    connect(m_projectDock, &QDockWidget::visibilityChanged, this, [this](bool visible) {
        if (visible && !m_folder.isEmpty() && m_folder != m_project->folder()) m_project->show(m_folder);
    });
    m_projectDock->hide();
    m_findingsDock->installEventFilter(this);
    resizeDocks({m_findingsDock}, {findingsHeight}, Qt::Vertical);
    resizeDocks({m_projectDock}, {340}, Qt::Horizontal);
}

void MainWindow::buildMenus()
{
    addFileActions(*this);
    addEditActions(*this);
    addArmyActions(*this);
    addBoardActions(*this);
    addArrangeActions(*this);
    addViewActions(*this);
    addHelpActions(*this);
    m_actions->fill(*menuBar());
    auto* bar = addToolBar(tr("Tools"));
    bar->setObjectName("tools");
    bar->setAccessibleName(tr("Tools"));
    bar->setMovable(false);
    bar->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    bar->setIconSize({20, 20});
    bar->setContextMenuPolicy(Qt::PreventContextMenu);
    m_actions->fill(*bar);
    setContextMenuPolicy(Qt::NoContextMenu);
    connect(m_actions->menu("file"), &QMenu::aboutToShow, this, &MainWindow::fillRecent);
    fillRecent();
}

void MainWindow::fillRecent()
{
    auto* file = m_actions->menu("file");
    auto* recent = file->findChild<QMenu*>("menu.recent", Qt::FindDirectChildrenOnly);
    if (!recent) {
        recent = new QMenu(tr("Open &Recent"), file);
        recent->setObjectName("menu.recent");
        file->insertMenu(m_actions->action("file.folder"), recent);
    }
    recent->clear();
    for (const auto& path : m_recent.files()) {
        auto* action = recent->addAction(QFileInfo(path).fileName(), this, [this, path] { openFiles({path}); });
        action->setStatusTip(path);
        action->setEnabled(QFileInfo::exists(path));
    }
    if (!m_recent.files().isEmpty()) {
        recent->addSeparator();
        recent->addAction(tr("&Clear This List"), this, [this] { m_recent.clear(); });
    }
    recent->setEnabled(!m_recent.files().isEmpty());
}

void MainWindow::refreshTitle()
{
    const auto* page = currentPage();
    QString title = page ? page->title() : QString();
    // Two armies may have the same name.
    if (page && page->document().path() && title != page->document().title())
        title += QStringLiteral(" (%1)").arg(page->document().title());
    if (const auto* folder = currentFolder()) title = QDir(folder->folder()).dirName();
    setWindowTitle(title.isEmpty() ? QStringLiteral("Muster") : title + QStringLiteral("[*] - Muster"));
    setWindowModified(page && !page->document().isClean());
    const auto checkResult = page ? page->checkResult() : nullptr;
    using diagnostics::Level;
    m_status->setText(checkResult && !page->isBeginning()
                          ? verdictWords(checkResult->count(Level::error), checkResult->count(Level::warning),
                                         checkResult->count(Level::info))
                          : QString());
}

void MainWindow::pageChanged()
{
    auto* page = currentPage();
    if (!m_findings || !m_status) return;
    m_stack->setCurrentWidget(m_tabs->count() > 0 ? static_cast<QWidget*>(m_tabs) : m_start);
    m_findings->follow(page);
    // Without a file there are no findings.
    m_findingsDock->setVisible(page && m_findingsWanted);
    foldFindings();
    refreshTitle();
    m_actions->refresh();
    rememberSession();
}

void MainWindow::foldFindings()
{
    const auto* page = currentPage();
    const auto checkResult = page ? page->checkResult() : nullptr;
    const bool isLow = height() < (currentBoard() ? lowForMap : lowForArmy);
    const bool isEmpty = !checkResult || checkResult->diagnostics.empty() || page->isBeginning();
    const QString key = isEmpty ? QString()
                        : isLow ? QStringLiteral("findings/folded-when-low")
                                : QStringLiteral("findings/folded");
    // Otherwise keep what the user or a command made of it.
    if (key == m_foldKey && !key.isEmpty()) return;
    m_foldKey = key;
    m_findingsDock->setFolded(key.isEmpty() || m_appContext.settings.value(key, isLow).toBool());
}

void MainWindow::resizeEvent(QResizeEvent* event)
{
    QMainWindow::resizeEvent(event);
    foldFindings();
}

void MainWindow::setFindingsWanted(bool wanted)
{
    m_findingsWanted = wanted;
    m_appContext.settings.setValue("window/findings", wanted);
    m_findingsDock->setVisible(wanted && currentPage());
}

void MainWindow::showFindings()
{
    setFindingsWanted(true);
    m_findingsDock->setFolded(false);
    m_findingsDock->raise();
    m_findings->focusList();
}

void MainWindow::setArmiesByArm(bool byArm)
{
    m_appContext.settings.setValue(ArmyPage::byArmKey, byArm);
    for (auto* page : pages())
        if (auto* army = qobject_cast<ArmyPage*>(page)) army->setByArm(byArm);
}

bool MainWindow::areArmiesByArm() const { return m_appContext.settings.value(ArmyPage::byArmKey, true).toBool(); }

void MainWindow::showPalette()
{
    m_actions->refresh();
    QObject made;  // owns temporary objects
    auto commands = m_actions->all();
    if (auto* board = currentBoard()) {
        const auto own = pageCommands(*board, &made);
        commands.insert(commands.end(), own.begin(), own.end());
    }
    CommandPalette palette(commands, this);
    palette.move(mapToGlobal(QPoint((width() - palette.width()) / 2, 90)));
    if (palette.exec() != QDialog::Accepted || !palette.chosen()) return;
    palette.chosen()->trigger();
}

void MainWindow::keyPressEvent(QKeyEvent* event)
{
    if (const QString why = m_actions->failureReason(QKeySequence(event->keyCombination())); !why.isEmpty())
        showMessage(why);
    else
        QMainWindow::keyPressEvent(event);
}

void MainWindow::showMessage(const QString& text) { statusBar()->showMessage(text, 12000); }

void MainWindow::restoreLayout()
{
    restoreGeometry(m_appContext.settings.value("window/geometry").toByteArray());
    m_findingsWanted = m_appContext.settings.value("window/findings", true).toBool();
    restoreState(m_appContext.settings.value("window/state").toByteArray(), 1);
}

}  // namespace muster::editor
