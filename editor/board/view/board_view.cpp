#include "editor/board/view/board_view.hpp"

#include "editor/board/view/base_symbols.hpp"
#include "editor/board/view/board_dragged.hpp"
#include "editor/board/view/board_item_index.hpp"
#include "editor/board/view/drag_preview.hpp"
#include "editor/board/view/item_words.hpp"
#include "editor/board/view/map_tiles.hpp"
#include "editor/board/view/minimap.hpp"
#include "editor/board/view/rulers.hpp"
#include "editor/look/words.hpp"

#include <QAccessible>
#include <QCoreApplication>
#include <QDeadlineTimer>
#include <QEventLoop>
#include <QTimer>

#include <algorithm>
#include <cmath>
#include <iterator>

namespace muster::editor {

using geometry::Point;

namespace {

constexpr int forecastInterval = 50;  // ms between two forecasts during a drag
constexpr int maxAnswerTime = 5000;   // ms after which a forecast is given up

}  // namespace

BoardView::BoardView(BoardHost& host, QWidget* parent)
    : QWidget(parent), m_host(host), m_board(std::make_shared<BoardModel>()),
      m_index(std::make_unique<BoardItemIndex>(*m_board)), m_selection(new BoardSelection(this)),
      m_tiles(new MapTiles(this)), m_symbols(std::make_unique<BaseSymbols>()), m_live(std::make_unique<DragPreview>()),
      m_beside(std::make_unique<DragPreview>()), m_forecastTimer(new QTimer(this))
{
    setObjectName("board-view");
    setAccessibleName(tr("Battlefield"));
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setAcceptDrops(true);
    setMinimumSize(240, 200);
    setAttribute(Qt::WA_OpaquePaintEvent);
    m_forecastTimer->setSingleShot(true);
    connect(m_forecastTimer, &QTimer::timeout, this, &BoardView::askForecast);
    connect(m_tiles, &MapTiles::grown, this, qOverload<>(&QWidget::update));
    connect(m_tiles, &MapTiles::switched, this, &BoardView::mapSwitched);
    connect(m_selection, &BoardSelection::changed, this, [this] {
        describe();
        update();
    });
    m_minimap = new Minimap(*this, [this] { return m_tiles->overview(); });
    updateLayout();
}

BoardView::~BoardView()
{
    // Tools may access the view in their destructors.
    m_tools.clear();
}

void BoardView::show(std::shared_ptr<const CheckResult> checkResult)
{
    if (!checkResult || !checkResult->board) return;
    const bool otherSize =
        m_board->map.width != checkResult->board->map.width || m_board->map.depth != checkResult->board->map.depth;
    if (m_board->items.size() != checkResult->board->items.size()) m_moved.clear();
    m_checkResult = checkResult;
    m_board = std::make_shared<BoardModel>(*checkResult->board);
    m_index = std::make_unique<BoardItemIndex>(*m_board);
    m_hiddenItems = hiddenItems(*m_board, m_hidden);
    m_symbols->setBoard(*m_board);
    if (otherSize) {
        m_camera.setBoard(m_board->map.width, m_board->map.depth);
        fit();
    }
    refreshDrawing();
    for (auto& [pointer, moved] : m_moved)
        if (moved.knownFrom == 0) moved.knownFrom = m_drawing;
    m_selection->follow(*m_board);
    describe();
    update();
}

/// Redraws the map after a change of the text or of the visible layers.
void BoardView::refreshDrawing()
{
    if (!m_checkResult) return;
    MapDrawing drawing;
    if (std::find(m_hiddenItems.begin(), m_hiddenItems.end(), true) == m_hiddenItems.end())
        drawing.picture = {m_checkResult, &m_checkResult->board->map};
    else
        drawing.picture = std::make_shared<const sheet::MapPicture>(visibleMap(*m_checkResult->board, m_hiddenItems));
    drawing.parts.grid = m_shows.grid;
    drawing.parts.zones = m_shows.zones;
    drawing.names = m_shows.names;
    drawing.ground =
        m_underlay && m_shows.underlay ? QColor(Qt::transparent) : groundColour(m_checkResult->document.get());
    drawing.number = ++m_drawing;
    m_drawn[m_drawing] = m_checkResult->board;
    m_tiles->setDrawing(std::move(drawing));
}

void BoardView::mapSwitched(std::uint64_t number)
{
    m_drawn.erase(m_drawn.begin(), m_drawn.lower_bound(number));
    const auto before = m_moved.size();
    std::erase_if(m_moved,
                  [number](const auto& each) { return each.second.knownFrom != 0 && each.second.knownFrom <= number; });
    if (before != m_moved.size()) showLive();
    update();
}

std::vector<const BoardItem*> BoardView::selected() const
{
    std::vector<const BoardItem*> items;
    for (const auto& pointer : m_selection->pointers())
        if (const auto* item = m_board->item(utf8(pointer))) items.push_back(item);
    return items;
}

const BoardItem* BoardView::itemAt(Point at, double reach, const std::vector<BoardItemKind>& among) const
{
    for (const auto* item : itemsAt(at, reach))
        if (among.empty() || std::find(among.begin(), among.end(), item->kind) != among.end()) return item;
    return nullptr;
}

std::vector<const BoardItem*> BoardView::itemsAt(Point at, double reach) const
{
    std::vector<const BoardItem*> items;
    for (const auto index : m_index->at(at, reach / m_camera.scale())) {
        const auto& item = m_board->items[index];
        if ((item.kind != BoardItemKind::zone || m_shows.zones) && !m_hiddenItems[index]) items.push_back(&item);
    }
    return items;
}

std::vector<const BoardItem*> BoardView::itemsIn(Point low, Point high) const
{
    std::vector<const BoardItem*> items;
    for (const auto index : m_index->in({low.x, high.x, low.y, high.y}))
        if (!m_hiddenItems[index]) items.push_back(&m_board->items[index]);
    return items;
}

void BoardView::updateLayout()
{
    const double band = m_shows.rulers ? rulerBreadth : 0;
    m_camera.setViewport(QRectF(rect()).adjusted(band, band, 0, 0));
    if (m_fitted) m_camera.fit();
    if (m_minimap) m_minimap->refresh();
}

void BoardView::fit()
{
    m_fitted = true;
    m_camera.fit();
    cameraMoved();
}

void BoardView::zoomBy(double factor)
{
    m_fitted = false;
    m_camera.zoomBy(factor, m_camera.viewport().center());
    cameraMoved();
}

void BoardView::zoomToTrueSize()
{
    m_fitted = false;
    m_camera.setScale(m_board->map.millimetres * physicalDpiX() / 25.4, m_camera.viewport().center());
    cameraMoved();
}

void BoardView::zoomToSelection()
{
    std::vector<BoardItem> items;
    for (const auto* item : selected()) items.push_back(*item);
    if (items.empty()) return;
    const auto box = boxOf(items);
    const QRectF viewport = m_camera.viewport();
    const double min = std::max(m_board->map.width, m_board->map.depth) / 12;
    m_fitted = false;
    m_camera.setScale(
        0.6 * std::min(viewport.width() / std::max(min, box.width()), viewport.height() / std::max(min, box.depth())),
        viewport.center());
    m_camera.panBy(viewport.center() - m_camera.toScreen(box.centre()));
    cameraMoved();
}

void BoardView::reveal(Point at)
{
    m_camera.reveal(at);
    cameraMoved();
}

void BoardView::bringToMiddle(Point at)
{
    if (!m_camera.viewport().contains(m_camera.boardOnScreen()))
        m_camera.panBy(m_camera.viewport().center() - m_camera.toScreen(at));
    reveal(at);
}

void BoardView::cameraMoved()
{
    Q_EMIT zoomChanged();
    update();
}

void BoardView::setShows(BoardShows shows)
{
    const bool redraw = shows.grid != m_shows.grid || shows.zones != m_shows.zones || shows.names != m_shows.names ||
                        (m_underlay && shows.underlay != m_shows.underlay);
    m_shows = shows;
    updateLayout();
    if (redraw) refreshDrawing();
    Q_EMIT showsChanged();
    update();
}

void BoardView::setUnderlay(BoardUnderlay underlay)
{
    const bool redraw = static_cast<bool>(underlay) != static_cast<bool>(m_underlay) && m_shows.underlay;
    m_underlay = std::move(underlay);
    if (redraw) refreshDrawing();
    update();
}

void BoardView::setHidden(BoardHidden hidden)
{
    if (hidden == m_hidden) return;
    m_hidden = std::move(hidden);
    m_hiddenItems = hiddenItems(*m_board, m_hidden);
    QStringList visible;
    for (const auto* item : selected())
        if (!isHidden(*item)) visible << toQString(item->pointer);
    m_selection->set(visible, m_board.get(), false);
    refreshDrawing();
    Q_EMIT hiddenChanged();
    update();
}

void BoardView::showArrivals(std::optional<std::int64_t> turn)
{
    if (turn == m_turn) return;
    m_turn = turn;
    update();
}

bool BoardView::isHidden(const BoardItem& item) const
{
    const auto index = m_board->indexOf(item.pointer);
    return index && m_hiddenItems[*index];
}

void BoardView::setSnapChoice(SnapChoice choice)
{
    m_snap = choice;
    Q_EMIT showsChanged();
}

double BoardView::step() const
{
    const auto& measure = m_board->map.measure;
    return measure == "mm" ? 5 : measure == "cm" ? 0.5 : 0.25;
}

Snapper BoardView::snapper(const std::set<std::string>& without) const
{
    return {*m_board, m_snap, step() * 2, without};
}

Point BoardView::snapped(const BoardPointer& pointer)
{
    if (pointer.modifiers & Qt::AltModifier) {
        setGuides({});
        return pointer.at;
    }
    constexpr double reach = 7;  // pixels
    auto near = snapper().point(pointer.at, reach / m_camera.scale());
    setGuides(std::move(near.guides));
    return near.at;
}

void BoardView::setGuides(std::vector<std::pair<Point, Point>> guides)
{
    if (guides.empty() && m_guides.empty()) return;
    m_guides = std::move(guides);
    update();
}

void BoardView::addTool(std::unique_ptr<BoardTool> tool)
{
    connect(tool.get(), &BoardTool::hintChanged, this, [this, raw = tool.get()] {
        if (raw == m_tool) Q_EMIT hintChanged(raw->hint());
    });
    m_tools.push_back(std::move(tool));
    if (!m_tool) choose(m_tools.front()->id());
}

BoardTool* BoardView::toolOf(const QString& id) const
{
    const auto found = std::find_if(m_tools.begin(), m_tools.end(), [&](const auto& tool) { return tool->id() == id; });
    return found == m_tools.end() ? nullptr : found->get();
}

void BoardView::choose(const QString& id)
{
    auto* tool = toolOf(id);
    if (!tool || tool == m_tool) return;
    if (m_tool) {
        if (m_tool->isBusy()) m_tool->cancel();
        m_tool->left();
    }
    if (m_dragging) endDrag(false);
    setGuides({});
    m_tool = tool;
    tool->chosen();
    refreshCursor();
    Q_EMIT toolChanged();
    Q_EMIT hintChanged(tool->hint());
    update();
}

void BoardView::drag(std::vector<BoardItem> items, ChangeMaker change)
{
    if (!m_dragging) m_dragging = std::make_unique<Dragged>();
    auto followers = m_host.followersOf(items);
    m_dragging->held = items.size();
    m_dragging->items = std::move(items);
    std::move(followers.begin(), followers.end(), std::back_inserter(m_dragging->items));
    m_dragging->change = m_host.withConsequences(std::move(change));
    showLive();
    // Request the first forecast at once, later ones no more often than a user can read them.
    if (!m_dragging->sinceRequested.isValid() || m_dragging->sinceRequested.elapsed() >= forecastInterval)
        askForecast();
    else if (!m_forecastTimer->isActive())
        m_forecastTimer->start(forecastInterval);
    update();
}

void BoardView::askForecast()
{
    if (!m_dragging || !m_dragging->change) return;
    // Request one forecast at a time, because a newer request would drop the running one.
    if (m_dragging->isRequested && m_dragging->sinceRequested.elapsed() < maxAnswerTime) {
        m_dragging->isStale = true;
        return;
    }
    m_dragging->sinceRequested.start();
    m_dragging->isRequested = true;
    m_dragging->isStale = false;
    m_host.requestForecast(m_dragging->change);
}

bool BoardView::endDrag(bool kept)
{
    if (!m_dragging) return false;
    m_forecastTimer->stop();
    m_host.cancelForecast();
    const auto dragged = std::move(m_dragging);
    setGuides({});
    bool made = false;
    const auto text = m_host.text();
    if (kept && text && dragged->change) {
        auto change = dragged->change(*text);
        // A finished drag never merges with the next, however soon that follows.
        change.mergeKey.clear();
        settle(dragged->items);
        made = m_host.makeCompleted(change);
        if (!made) {
            for (const auto& item : dragged->items) m_moved.erase(item.pointer);
            if (m_checkResult) show(m_checkResult);
        }
    }
    showLive();
    update();
    return made;
}

bool BoardView::change(std::vector<BoardItem> items, const ChangeMaker& change)
{
    const auto text = m_host.text();
    if (!text) return false;
    const auto made = m_host.withConsequences(change)(*text);
    if (!made) return false;
    auto followers = m_host.followersOf(items);
    std::move(followers.begin(), followers.end(), std::back_inserter(items));
    settle(items);
    showLive();
    update();
    return m_host.makeCompleted(made);
}

/// Shows the new positions until a check result contains them.
void BoardView::settle(const std::vector<BoardItem>& items)
{
    // Copy, because others may be using the old board.
    auto board = std::make_shared<BoardModel>(*m_board);
    for (const auto& item : items) {
        const auto index = board->indexOf(item.pointer);
        if (item.pointer.empty() || !index || item.locked) continue;
        board->items[*index] = item;
        m_moved[item.pointer] = {item, 0};
    }
    m_board = std::move(board);
    m_index = std::make_unique<BoardItemIndex>(*m_board);
}

/// Updates the items drawn on top of the map: those being dragged, and those moved since the map was drawn.
void BoardView::showLive()
{
    std::vector<BoardItem> items, beside;
    std::set<std::string_view> dragged;
    if (m_dragging) {
        const auto held = m_dragging->items.begin() + static_cast<std::ptrdiff_t>(m_dragging->held);
        items.assign(m_dragging->items.begin(), held);
        beside.assign(held, m_dragging->items.end());
        for (const auto& item : m_dragging->items)
            if (!item.pointer.empty()) dragged.insert(item.pointer);
    }
    for (const auto& [pointer, moved] : m_moved)
        if (!dragged.contains(pointer)) items.push_back(moved.item);
    m_live->set(*m_board, std::move(items));
    m_beside->set(*m_board, std::move(beside));
}

std::vector<BoardItem> BoardView::dragged() const { return m_dragging ? m_dragging->items : std::vector<BoardItem>(); }

void BoardView::setForecast(std::shared_ptr<const CheckResult> checkResult, std::vector<std::string> selection)
{
    if (!m_dragging) return;
    m_dragging->forecast = std::move(checkResult);
    m_dragging->selection = std::move(selection);
    m_dragging->gather();
    m_dragging->isRequested = false;
    if (m_dragging->isStale) m_forecastTimer->start(forecastInterval);
    update();
}

bool BoardView::isForecastCurrent() const
{
    return !m_dragging || (m_dragging->forecast && !m_dragging->isRequested && !m_forecastTimer->isActive());
}

const diagnostics::Diagnostic* BoardView::problem(std::size_t number) const
{
    if (!m_dragging || !m_dragging->forecast || number >= m_dragging->items.size()) return nullptr;
    std::string_view pointer = m_dragging->items[number].pointer;
    if (pointer.empty() && number < m_dragging->selection.size()) pointer = m_dragging->selection[number];
    if (pointer.empty()) return nullptr;
    const auto found = m_dragging->problems.find(pointer);
    return found == m_dragging->problems.end() ? nullptr : found->second;
}

void BoardView::describe()
{
    const auto items = selected();
    QString words;
    if (items.empty())
        words = tr("%n items on the board, nothing selected", nullptr, static_cast<int>(m_board->items.size()));
    else if (items.size() > 1)
        words = tr("%n items selected", nullptr, static_cast<int>(items.size()));
    else
        words = wordsFor(*items.front(), *m_board, m_checkResult.get());
    if (words == accessibleDescription()) return;
    setAccessibleDescription(words);
    QAccessibleEvent event(this, QAccessible::DescriptionChanged);
    QAccessible::updateAccessibility(&event);
}

bool BoardView::waitForMap(int milliseconds)
{
    const QDeadlineTimer deadline(milliseconds);
    while (!deadline.hasExpired()) {
        repaint();
        if (m_tiles->isComplete() && m_tiles->shown() == m_drawing && m_moved.empty()) return true;
        QCoreApplication::processEvents(QEventLoop::AllEvents, 20);
    }
    return false;
}

}  // namespace muster::editor
