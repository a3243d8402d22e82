// The tabs of open files, or the start page if there are none.
#include "editor/army/army_page.hpp"
#include "editor/army/army_tree.hpp"
#include "editor/board/page/board_page.hpp"
#include "editor/board/panels/install_board_tools.hpp"
#include "editor/findings/findings_panel.hpp"
#include "editor/folder_table/folder_table.hpp"
#include "editor/look/words.hpp"
#include "editor/start/start_page.hpp"
#include "editor/window/action_list.hpp"
#include "editor/window/main_window.hpp"
#include "editor/window/text_page.hpp"

#include <QStackedWidget>
#include <QStatusBar>
#include <QTabBar>
#include <QTabWidget>

namespace muster::editor {

namespace {

constexpr int maxTitleLength = 32;  ///< letters of average width

}  // namespace

void MainWindow::buildTabs()
{
    m_stack = new QStackedWidget(this);
    m_start = new StartPage(m_appContext, m_recent, m_stack);
    connect(m_start, &StartPage::newWanted, this, &MainWindow::chooseNewArmy);
    connect(m_start, &StartPage::newScenarioWanted, this, &MainWindow::chooseNewScenario);
    connect(m_start, &StartPage::openWanted, this, &MainWindow::chooseFiles);
    connect(m_start, &StartPage::folderWanted, this, &MainWindow::chooseFolder);
    connect(m_start, &StartPage::statusMessage, this, &MainWindow::showMessage);
    connect(m_start, &StartPage::exampleWanted, this, &MainWindow::openExample);
    connect(m_start, &StartPage::fileWanted, this, [this](const QString& path) { openFiles({path}); });
    m_tabs = new QTabWidget(m_stack);
    m_tabs->setObjectName("tabs");
    m_tabs->setAccessibleName(tr("Open files"));
    m_tabs->setDocumentMode(true);
    m_tabs->setTabsClosable(true);
    m_tabs->setMovable(true);
    // Tabs are scrolled where there are many: shortened further, their names say nothing.
    m_tabs->setElideMode(Qt::ElideNone);
    m_tabs->tabBar()->setAccessibleName(tr("Open files"));
    m_tabs->tabBar()->installEventFilter(this);
    connect(m_tabs, &QTabWidget::currentChanged, this, [this] {
        // The hint of a board's tool says nothing about an army.
        statusBar()->clearMessage();
        pageChanged();
    });
    connect(m_tabs, &QTabWidget::tabCloseRequested, this, &MainWindow::closeTab);
    m_stack->addWidget(m_start);
    m_stack->addWidget(m_tabs);
    setCentralWidget(m_stack);
}

Page* MainWindow::currentPage() const { return m_tabs ? qobject_cast<Page*>(m_tabs->currentWidget()) : nullptr; }
ArmyPage* MainWindow::currentArmy() const
{
    return m_tabs ? qobject_cast<ArmyPage*>(m_tabs->currentWidget()) : nullptr;
}
BoardPage* MainWindow::currentBoard() const
{
    return m_tabs ? qobject_cast<BoardPage*>(m_tabs->currentWidget()) : nullptr;
}
FolderTable* MainWindow::currentFolder() const
{
    return m_tabs ? qobject_cast<FolderTable*>(m_tabs->currentWidget()) : nullptr;
}

std::vector<Page*> MainWindow::pages() const
{
    std::vector<Page*> pages;
    for (int i = 0; i < m_tabs->count(); ++i)
        if (auto* page = qobject_cast<Page*>(m_tabs->widget(i))) pages.push_back(page);
    return pages;
}

Page* MainWindow::addPage(std::unique_ptr<Document> document)
{
    Page* page = nullptr;
    if (document->kind() == files::FileKind::army) {
        auto* army = new ArmyPage(m_appContext, std::move(document), m_tabs);
        m_actions->addLocalTo(army->tree(), QStringLiteral("army"));
        page = army;
    } else if (document->kind() == files::FileKind::scenario) {
        auto* board = new BoardPage(m_appContext, std::move(document), m_tabs);
        m_actions->addLocalTo(board->view(), QStringLiteral("board"));
        m_actions->addLocalTo(board->view(), QStringLiteral("arrange"));
        installBoardTools(*board);
        connect(&board->view(), &BoardView::showsChanged, m_actions, &ActionList::refresh);
        page = board;
    } else {
        page = new TextPage(m_appContext, std::move(document), m_tabs);
    }
    connectPage(*page);
    const int index = m_tabs->addTab(page, QString());
    refreshTab(*page);
    m_tabs->setCurrentIndex(index);
    pageChanged();
    // When the check result arrives, focus the army, or the catalogue if the army is empty.
    page->focusContent();
    page->whenSettled([page] { page->focusContent(); });
    return page;
}

void MainWindow::connectPage(Page& page)
{
    connect(&page, &Page::changed, this, [this, &page] {
        refreshTab(page);
        if (&page != currentPage()) return;
        refreshTitle();
        m_actions->refresh();
    });
    connect(&page, &Page::findingsWanted, this, &MainWindow::showFindings);
    connect(&page, &Page::ruleRequested, m_findings, &FindingsPanel::showRule);
    connect(&page, &Page::selectionChanged, m_actions, &ActionList::refresh);
    connect(&page, &Page::statusMessage, this, [this, &page](const QString& text) {
        if (&page == currentPage()) showMessage(text);
    });
    connect(&page, &Page::comparisonWanted, this, [this, &page] { compareWithDisk(page); });
    connect(&page.document().undoStack(), &QUndoStack::indexChanged, m_actions, &ActionList::refresh);
}

void MainWindow::refreshTab(Page& page)
{
    const int index = m_tabs->indexOf(&page);
    if (index < 0) return;
    const bool clean = page.document().isClean();
    // Escape ampersands, which would become mnemonics.
    const int most = maxTitleLength * m_tabs->fontMetrics().averageCharWidth();
    const QString title =
        m_tabs->fontMetrics().elidedText(page.title(), Qt::ElideMiddle, most).replace(u'&', QStringLiteral("&&"));
    m_tabs->setTabText(index, clean ? title : QStringLiteral("● ") + title);
    const QString path = page.document().path() ? shownPath(*page.document().path()) : tr("not saved yet");
    m_tabs->setTabToolTip(index, clean ? path : tr("%1 (has changes that are not saved)").arg(path));
}

}  // namespace muster::editor
