#include "editor/board/page/board_page.hpp"

#include "editor/board/page/board_commands.hpp"
#include "editor/board/page/board_find.hpp"
#include "editor/board/page/board_outline.hpp"
#include "editor/board/page/drop_plans.hpp"
#include "editor/board/page/terrain_palette.hpp"
#include "editor/board/page/unit_palette.hpp"
#include "editor/board/view/selection_tool.hpp"
#include "editor/look/icons.hpp"
#include "editor/look/words.hpp"
#include "editor/page/notice_bar.hpp"
#include "editor/source/source_view.hpp"

#include <QAction>
#include <QActionGroup>
#include <QLabel>
#include <QMenu>
#include <QMimeData>
#include <QScopedValueRollback>
#include <QScrollArea>
#include <QSplitter>
#include <QTimer>
#include <QToolBar>
#include <QToolButton>
#include <QVBoxLayout>

#include <utility>

namespace muster::editor {

namespace {

constexpr int usualSideWidth = 300;

QString widthKey(const SidePanel& side) { return side.objectName() + QStringLiteral("/width"); }

/// What the user chose, separately for windows with and without room for the panel.
QString foldedKey(const SidePanel& side, bool isCrowded)
{
    return side.objectName() + (isCrowded ? QStringLiteral("/folded-when-crowded") : QStringLiteral("/folded"));
}

}  // namespace

BoardPage::BoardPage(AppContext& appContext, std::unique_ptr<Document> document, QWidget* parent)
    : SourcedPage(appContext, std::move(document), parent),
      m_forecaster(std::make_unique<LiveChecker>(appContext.library))
{
    build();
    m_commands = std::make_unique<BoardCommands>(*this);
    addTool(std::make_unique<SelectionTool>(*m_view), QKeySequence(Qt::Key_V));
    connectView();
    connect(&this->document(), &Document::edited, this, [this] {
        // Undo or an edit of the source cancels a drag.
        if (m_view->tool().isBusy() && !m_making) m_view->tool().cancel();
    });
    connect(this, &Page::checkFinished, this, &BoardPage::showCheckResult);
    showCheckResult();
}

BoardPage::~BoardPage()
{
    // The view and the panels use this page until they are destroyed.
    m_forecaster.reset();
    delete m_rows;
}

void BoardPage::build()
{
    auto* withConsequences = new QWidget(this);
    m_toolBar = new QToolBar(tr("Board tools"), withConsequences);
    m_toolBar->setObjectName("board-tools");
    m_toolBar->setAccessibleName(tr("Board tools"));
    m_toolBar->setIconSize({20, 20});
    m_toolGroup = new QActionGroup(m_toolBar);
    m_view = new BoardView(*this, withConsequences);
    m_terrain = new TerrainPalette(withConsequences);
    m_units = new UnitPalette(withConsequences);
    m_outline = new BoardOutline(*m_view, withConsequences);
    m_left = new SidePanel(SidePanel::Edge::left, withConsequences);
    m_left->setObjectName("board-left");
    m_left->addTab(m_terrain, tr("Terrain"));
    m_left->addTab(m_units, tr("Units"));
    m_left->addTab(m_outline, tr("Outline"));
    m_panels = new SidePanel(SidePanel::Edge::right, withConsequences);
    m_panels->setObjectName("board-panels");
    m_panels->hide();  // until a panel is added
    m_columns = new QSplitter(Qt::Horizontal, withConsequences);
    m_columns->setObjectName("board-splitter");
    m_columns->setChildrenCollapsible(false);
    m_columns->addWidget(m_left);
    m_columns->addWidget(m_view);
    m_columns->addWidget(m_panels);
    m_columns->setStretchFactor(0, 0);
    m_columns->setStretchFactor(1, 1);
    m_columns->setStretchFactor(2, 0);
    for (auto* side : {m_left, m_panels}) watchFolding(*side);
    connect(m_columns, &QSplitter::splitterMoved, this, [this] {
        for (auto* side : {m_left, m_panels}) {
            if (side->isFolded()) continue;
            side->setOpenWidth(side->width());
            appContext().settings.setValue(widthKey(*side), side->width());
        }
    });
    m_columns->installEventFilter(this);
    m_rows = aboveSource(m_columns, withConsequences);
    auto* layout = new QVBoxLayout(withConsequences);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_toolBar);
    m_broken = new NoticeBar(diagnostics::Level::error, withConsequences);
    m_broken->setObjectName("notice-broken");
    m_broken->setText(tr("This battlefield cannot be drawn: the findings say why. Correct its text in the source."));
    m_broken->addButton(tr("Show the So&urce"), [this] { showSource(true); });
    layout->addWidget(m_broken);
    layout->addWidget(m_find = new BoardFind(*m_view, withConsequences));
    layout->addWidget(m_rows, 1);
    setContent(withConsequences);
}

void BoardPage::watchFolding(SidePanel& side)
{
    side.setOpenWidth(appContext().settings.value(widthKey(side), usualSideWidth).toInt());
    connect(&side, &SidePanel::foldedChanged, this, [this, &side](bool, int width) {
        auto sizes = m_columns->sizes();
        const int change = width - std::exchange(sizes[m_columns->indexOf(&side)], width);
        sizes[m_columns->indexOf(m_view)] -= change;
        m_columns->setSizes(sizes);
    });
    connect(&side, &SidePanel::foldedByUser, this, [this, &side](bool folded) {
        appContext().settings.setValue(foldedKey(side, m_crowded.contains(&side)), folded);
        m_view->setFocus(Qt::OtherFocusReason);
    });
}

void BoardPage::makeRoomForMap()
{
    const QSize whole = window()->size();
    if (whole == m_roomMadeFor) return;
    const bool isFirst = !m_roomMadeFor.isValid();
    m_roomMadeFor = whole;
    // While the page is being laid out, its place in the window is not final.
    if (isFirst && !std::exchange(m_isPlaced, true))
        QTimer::singleShot(0, this, [this] {
            m_roomMadeFor = {};
            makeRoomForMap();
        });
    // Below the map are the status bar and the findings, folded to a line.
    const int rest = m_columns->mapTo(window(), QPoint()).y() + 4 * fontMetrics().height();
    const int wanted = whole.width() * whole.height() / 2 / std::max(1, whole.height() - rest);
    int left = m_columns->width() - 2 * m_columns->handleWidth() - wanted;
    // The palette comes first, because a battlefield is built from it.
    for (auto* side : {m_left, m_panels}) {
        const auto* other = side == m_left ? m_panels : m_left;
        const bool isCrowded = side->openWidth() > left - (side == m_left ? other->foldedWidth() : 0);
        left -= isCrowded ? side->foldedWidth() : side->openWidth();
        if (!isFirst && isCrowded == m_crowded.contains(side)) continue;
        if (isCrowded)
            m_crowded.insert(side);
        else
            m_crowded.remove(side);
        side->setFolded(appContext().settings.value(foldedKey(*side, isCrowded), isCrowded).toBool());
    }
    if (isFirst) {
        const auto widthOf = [](const SidePanel& side) {
            return side.isFolded() ? side.foldedWidth() : side.openWidth();
        };
        const int sides = widthOf(*m_left) + widthOf(*m_panels);
        m_columns->setSizes({widthOf(*m_left), m_columns->width() - sides, widthOf(*m_panels)});
    }
}

bool BoardPage::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_columns && event->type() == QEvent::Resize) makeRoomForMap();
    return SourcedPage::eventFilter(watched, event);
}

void BoardPage::connectView()
{
    connect(&m_view->selection(), &BoardSelection::changed, this, &Page::selectionChanged);
    connect(m_view, &BoardView::hintChanged, this, &Page::statusMessage);
    connect(m_view, &BoardView::contextMenuWanted, this, &BoardPage::openContextMenu);
    connect(m_view, &BoardView::propertiesWanted, this, &BoardPage::focusPanels);
    connect(m_view, &BoardView::toolChanged, this, [this] {
        for (auto* action : m_toolGroup->actions())
            action->setChecked(action->data().toString() == m_view->tool().id());
    });
    connect(m_terrain, &TerrainPalette::chosen, this, [this](const QString& kind) { m_commands->addPiece(kind); });
    connect(m_units, &UnitPalette::chosen, this, [this](const QByteArray& units) { m_commands->placeUnits(units); });
    connect(m_forecaster.get(), &LiveChecker::checkFinished, this,
            [this](const std::shared_ptr<const CheckResult>& checkResult) {
                if (checkResult->revision == m_question && m_forecast)
                    m_view->setForecast(checkResult, m_forecast->selection());
            });
}

void BoardPage::addPanel(QWidget* panel, const QString& title)
{
    auto* scroll = qobject_cast<QScrollArea*>(panel);
    if (!scroll) {
        scroll = new QScrollArea(m_panels);
        scroll->setWidgetResizable(true);
        scroll->setFrameShape(QFrame::NoFrame);
        scroll->setWidget(panel);
    }
    m_panels->addTab(scroll, title);
    m_panels->show();
}

void BoardPage::showPanel(const QWidget& panel)
{
    m_panels->setFolded(false);
    for (int i = 0; i < m_panels->count(); ++i)
        if (m_panels->widget(i)->isAncestorOf(&panel)) m_panels->setCurrentIndex(i);
}

void BoardPage::addTool(std::unique_ptr<BoardTool> tool, const QKeySequence& key)
{
    auto* raw = tool.get();
    auto* action = new QAction(icon(raw->icon(), palette()), raw->title(), m_toolBar);
    action->setObjectName(QStringLiteral("tool.") + raw->id());
    action->setData(raw->id());
    action->setCheckable(true);
    action->setActionGroup(m_toolGroup);
    action->setShortcut(key);
    const QString keys = key.toString(QKeySequence::NativeText);
    action->setToolTip(keys.isEmpty() ? raw->tip() : QStringLiteral("%1 (%2)").arg(raw->tip(), keys));
    action->setStatusTip(raw->tip());
    // Works wherever the focus is; fields to type in keep their letters.
    addAction(action);
    m_toolBar->addAction(action);
    if (auto* button = m_toolBar->widgetForAction(action))
        button->setAccessibleName(QString(raw->title()).remove(u'&'));
    connect(action, &QAction::triggered, this, [this, id = raw->id()] {
        m_view->choose(id);
        m_view->setFocus(Qt::OtherFocusReason);
    });
    m_view->addTool(std::move(tool));
    action->setChecked(&m_view->tool() == raw);
}

void BoardPage::showCheckResult()
{
    if (!isSettled()) return;
    const auto checkResult = this->checkResult();
    const bool hasBoard = checkResult->board || m_view->checkResult();
    m_broken->setVisible(!hasBoard);
    if (!hasBoard && !document().parsed() && !isSourceShown()) showSource(true);
    // While the text is not valid JSON, keep the last view.
    if (!checkResult->board) return;
    m_view->show(checkResult);
    m_terrain->show(*checkResult->board);
    m_units->show(*checkResult->board);
    m_outline->refresh();
    if (!m_wanted.isEmpty()) m_view->selection().set(std::exchange(m_wanted, {}), &m_view->board(), false);
}

std::shared_ptr<const text::Document> BoardPage::text() const { return document().parsed(); }

bool BoardPage::make(const Change& change)
{
    const auto parsed = text();
    return makeCompleted(parsed ? withConsequences([&change](const text::Document&) { return change; })(*parsed)
                                : change);
}

ChangeMaker BoardPage::withConsequences(ChangeMaker change)
{
    auto completion = m_mirror.completion ? m_mirror.completion() : Completion();
    if (!completion) return change;
    return [change = std::move(change), completion = std::move(completion),
            board = m_view->boardNow()](const text::Document& text) { return completion(text, *board, change(text)); };
}

bool BoardPage::makeCompleted(const Change& change)
{
    const QScopedValueRollback making(m_making, true);
    if (!Page::make(change)) return false;
    m_wanted.clear();
    for (const auto& pointer : change.selection) m_wanted << toQString(pointer);
    return true;
}

std::vector<BoardItem> BoardPage::followersOf(const std::vector<BoardItem>& items)
{
    return m_mirror.followers ? m_mirror.followers(items) : std::vector<BoardItem>();
}

void BoardPage::requestForecast(ChangeMaker change)
{
    Snapshot snapshot{nullptr, {}, std::filesystem::absolute(document().place()), document().kind(), ++m_question};
    snapshot.viewWanted = false;
    m_forecast = std::make_shared<Forecast>();
    snapshot.prepare = [change = std::move(change), text = text(), forecast = m_forecast](Snapshot& made) {
        if (!text) return;
        const auto wanted = change(*text);
        forecast->set(wanted.selection);
        const auto& source = text->source();
        made.source = std::make_shared<text::Source>(source.name(), text::applied(source.bytes(), wanted.edits));
        made.parsed = text::Document::parse(made.source);
    };
    m_forecaster->ask(std::move(snapshot));
}

void BoardPage::cancelForecast()
{
    ++m_question;
    m_forecast.reset();
}

std::optional<DropPlan> BoardPage::plan(const QMimeData& carried, geometry::Point at)
{
    if (carried.hasFormat(terrainMime)) return planPiece(m_view->board(), carried.data(terrainMime).toStdString(), at);
    if (!carried.hasFormat(unitsMime)) return std::nullopt;
    const auto lines = carried.data(unitsMime).split('\n');
    std::vector<std::string> units;
    for (qsizetype i = 1; i < lines.size(); ++i) units.push_back(lines[i].toStdString());
    return planUnits(m_view->board(), lines.first().toStdString(), units, m_units->formation(), at);
}

void BoardPage::showMessage(const QString& words)
{
    if (!words.isEmpty()) Q_EMIT statusMessage(words);
}

void BoardPage::reveal(const QString& pointer)
{
    whenSettled([this, pointer] {
        QString place = pointer;
        while (!place.isEmpty() && !m_view->board().item(utf8(place))) place.truncate(place.lastIndexOf(u'/'));
        if (const auto* item = place.isEmpty() ? nullptr : m_view->board().item(utf8(place))) {
            m_view->selection().set({place}, &m_view->board(), false);
            if (item->drawn) m_view->reveal(item->at);
            if (!isSourceShown()) return m_view->setFocus(Qt::OtherFocusReason);
        }
        // Show what is not on the board in the source.
        if (place.isEmpty() && !pointer.isEmpty()) Q_EMIT placeWanted(pointer);
        if (isSourceShown()) source()->reveal(utf8(pointer));
    });
}

void BoardPage::focusContent() { m_view->setFocus(Qt::OtherFocusReason); }

void BoardPage::focusPanels()
{
    if (m_panels->count() == 0) return;
    m_panels->setFolded(false);
    m_panels->setCurrentIndex(0);
    auto* scroll = qobject_cast<QScrollArea*>(m_panels->widget(0));
    for (auto* child : scroll->widget()->findChildren<QWidget*>())
        if (child->isVisible() && (child->focusPolicy() & Qt::TabFocus)) return child->setFocus(Qt::TabFocusReason);
}

void BoardPage::find() { m_find->open(); }

QString BoardPage::currentPlace() const
{
    return m_view->selection().isEmpty() ? QString() : m_view->selection().current();
}

void BoardPage::selectPlace(const QString& pointer)
{
    QString place = pointer;
    while (!place.isEmpty() && !m_view->board().item(utf8(place))) place.truncate(place.lastIndexOf(u'/'));
    if (!place.isEmpty() && m_view->selection().current() != place)
        m_view->selection().set({place}, &m_view->board(), false);
}

void BoardPage::openContextMenu(const QPoint& at)
{
    QMenu menu;
    addWindowActions(
        menu, {"edit.cut", "edit.copy", "edit.paste", "", "board.remove", "", "board.fit", "board.zoom-selection"});
    Q_EMIT contextMenuOpening(&menu);
    menu.exec(at);
}

}  // namespace muster::editor
