#include "editor/window/main_window.hpp"

#include "editor/board/page/board_page.hpp"
#include "editor/findings/findings_panel.hpp"
#include "editor/look/theme.hpp"
#include "editor/look/words.hpp"
#include "editor/start/project_panel.hpp"
#include "editor/start/start_page.hpp"
#include "editor/window/action_list.hpp"
#include "editor/window/command_palette.hpp"
#include "editor/window/line_keys.hpp"
#include "editor/window/page_commands.hpp"

#include <QApplication>
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
    resize(1240, 800);
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
    const auto dockOf = [this](const char* name, const QString& title, QWidget* widget, Qt::DockWidgetArea area) {
        auto* dock = new QDockWidget(title, this);
        dock->setObjectName(name);
        dock->setAccessibleName(title);
        dock->setWidget(widget);
        addDockWidget(area, dock);
        connect(dock, &QDockWidget::visibilityChanged, this, [this] { m_actions->refresh(); });
        return dock;
    };
    setCorner(Qt::BottomLeftCorner, Qt::LeftDockWidgetArea);
    m_findings = new FindingsPanel(this);
    m_findingsDock = dockOf("findings-dock", tr("Findings"), m_findings, Qt::BottomDockWidgetArea);
    connect(m_findings, &FindingsPanel::verdictChanged, this, [this](const QString& words) {
        m_findingsDock->setWindowTitle(words.isEmpty() ? tr("Findings") : tr("Findings: %1").arg(words));
    });
    m_project = new ProjectPanel(m_appContext, this);
    m_projectDock = dockOf("project-dock", tr("Folder"), m_project, Qt::LeftDockWidgetArea);
    connect(m_project, &ProjectPanel::fileWanted, this, [this](const QString& path) { openFiles({path}); });
    m_projectDock->hide();
    m_findingsDock->installEventFilter(this);
    resizeDocks({m_findingsDock}, {200}, Qt::Vertical);
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
    setWindowTitle(page ? QStringLiteral("%1[*] - Muster").arg(page->title()) : QStringLiteral("Muster"));
    setWindowModified(page && !page->document().isClean());
    const auto checkResult = page ? page->checkResult() : nullptr;
    using diagnostics::Level;
    m_status->setText(checkResult ? verdictWords(checkResult->count(Level::error), checkResult->count(Level::warning),
                                                 checkResult->count(Level::info))
                                  : QString());
}

void MainWindow::pageChanged()
{
    auto* page = currentPage();
    if (!m_findings || !m_status) return;
    m_stack->setCurrentWidget(page ? static_cast<QWidget*>(m_tabs) : m_start);
    m_findings->follow(page);
    // Without a file there are no findings.
    m_findingsDock->setVisible(page && m_findingsWanted);
    refreshTitle();
    m_actions->refresh();
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
    m_findingsDock->raise();
    m_findings->focusList();
}

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
