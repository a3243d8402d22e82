#include "editor/board/tools/points_tool.hpp"

#include "editor/board/tools/curve.hpp"
#include "editor/board/tools/overlay.hpp"
#include "editor/board/tools/plain_ring.hpp"
#include "editor/board/view/file_units.hpp"
#include "editor/live_check/board_item_pose.hpp"
#include "editor/look/words.hpp"

#include <QKeyEvent>

#include <algorithm>

namespace muster::editor {

using geometry::Point;
using sheet::MapRing;

namespace {

constexpr double reachPixels = 9;

bool isClosed(const BoardItem& item) { return item.form == ShapeKind::polygon; }

}  // namespace

PointsTool::PointsTool(BoardView& view, DrawingChoice& choice) : DrawingTool(view, choice)
{
    connect(&view.selection(), &BoardSelection::changed, this, [this] {
        if (!m_drag) m_chosen.reset();
        Q_EMIT hintChanged();
    });
}

QString PointsTool::hint() const
{
    if (!item()) return tr("Click an area with corners or a line to edit its points.");
    return tr("Drag a point, or press on an edge to add one; Delete or Ctrl+click takes a point away. Shift+drag pulls "
              "handles out of it, C bends or straightens it.");
}

const BoardItem* PointsTool::item() const
{
    const auto selected = view().selected();
    if (selected.size() != 1) return nullptr;
    const auto* item = selected.front();
    return item && (item->form == ShapeKind::polygon || item->form == ShapeKind::line) ? item : nullptr;
}

MapRing PointsTool::pointsOf(const BoardItem& item) const
{
    const auto text = view().host().text();
    if (!text) return {};
    const auto& board = view().board();
    MapRing points;
    for (const auto& point : scenario::pointsOf(scenario::ScenarioText(*text, board.map.measure), item.pointer))
        points.push_back({point.x * board.perFileUnit, point.y * board.perFileUnit});
    return points;
}

std::vector<geometry::Handles> PointsTool::handlesOf(const BoardItem& item) const
{
    const auto text = view().host().text();
    if (!text) return {};
    const auto& board = view().board();
    auto handles = scenario::handlesOf(scenario::ScenarioText(*text, board.map.measure), item.pointer);
    for (auto& [in, out] : handles) in = in * board.perFileUnit, out = out * board.perFileUnit;
    return handles;
}

MapRing PointsTool::withDrag(const BoardItem& item) const
{
    auto points = pointsOf(item);
    if (!m_drag || m_drag->item != item.pointer || m_drag->index > points.size()) return points;
    if (m_drag->part != Part::point) return points;
    if (m_drag->isNew)
        points.insert(points.begin() + static_cast<std::ptrdiff_t>(m_drag->index), m_drag->to);
    else if (m_drag->index < points.size() && m_drag->hasMoved)
        points[m_drag->index] = m_drag->to;
    return points;
}

BoardItem PointsTool::preview(const BoardItem& item) const
{
    auto points = withDrag(item);
    auto handles = handlesOf(item);
    const bool isOwn = m_drag && m_drag->item == item.pointer;
    if (isOwn && m_drag->part != Part::point) {
        handles.resize(points.size());
        if (m_drag->index < handles.size()) handles[m_drag->index] = m_drag->handles;
    } else if (isOwn && m_drag->isNew && !handles.empty() && m_drag->index <= handles.size()) {
        // After the drop, the new point has handles of its own.
        handles.emplace(handles.begin() + static_cast<std::ptrdiff_t>(m_drag->index));
    }
    BoardItem shown = item;
    if (!shown.pose.spec || !shown.pose.spec->hasPoints()) return shown;
    auto pose = shown.pose;
    pose.spec->rotation = 0;
    pose.spec->points = std::move(points);
    pose.spec->handles = std::move(handles);
    setPose(shown, std::move(pose), view().board().frame);
    return shown;
}

std::optional<PointsTool::Part> PointsTool::handleAt(const BoardItem& item, Point at) const
{
    const auto points = pointsOf(item);
    const auto handles = handlesOf(item);
    if (!m_chosen || *m_chosen >= handles.size() || *m_chosen >= points.size()) return std::nullopt;
    const auto& [in, out] = handles[*m_chosen];
    const double reach = boardLength(reachPixels);
    if (out != Point{} && geometry::distance(points[*m_chosen] + out, at) <= reach) return Part::out;
    if (in != Point{} && geometry::distance(points[*m_chosen] + in, at) <= reach) return Part::in;
    return std::nullopt;
}

/// Moves the handle that is dragged; the other one stays in line with it, as long as it was, unless it is moved alone.
void PointsTool::pull(Point to, bool alone)
{
    const BoardItem* shown = item();
    const auto points = shown ? pointsOf(*shown) : MapRing{};
    if (m_drag->index >= points.size()) return;
    const Point way = to - points[m_drag->index];
    auto& [in, out] = m_drag->handles;
    if (m_drag->part == Part::both) {
        in = way * -1, out = way;
        return;
    }
    Point& own = m_drag->part == Part::in ? in : out;
    Point& other = m_drag->part == Part::in ? out : in;
    own = way;
    if (!alone && other != Point{} && geometry::length(way) > 0)
        other = way * (-geometry::length(other) / geometry::length(way));
}

/// Gives a point the handles of a smooth curve, or takes its handles away.
bool PointsTool::bend(const BoardItem& item, std::size_t index)
{
    const auto points = pointsOf(item);
    const auto now = handlesOf(item);
    geometry::Handles handles;
    if (index >= now.size() || now[index] == geometry::Handles{}) {
        const auto smooth = smoothHandles(points, isClosed(item));
        if (index < smooth.size()) handles = smooth[index];
    }
    const std::string pointer = item.pointer;
    const double unit = lengthInFile(1);
    make([&](const scenario::ScenarioText& scenario) {
        return scenario::setHandles(scenario, pointer, index, {handles.in * unit, handles.out * unit});
    });
    m_chosen = index;
    return true;
}

bool PointsTool::canBe(const BoardItem& item, const MapRing& points) const
{
    // A broken item may be changed in any way, because each change could be a step to repair it.
    if (!isClosed(item) || item.broken || isPlainRing(inFile(points))) return true;
    view().host().showMessage(tr("Its edge would cross itself, so the corner stays where it was."));
    return false;
}

std::optional<std::size_t> PointsTool::pointAt(const MapRing& points, Point at) const
{
    std::optional<std::size_t> nearest;
    double reach = boardLength(reachPixels);
    for (std::size_t i = 0; i < points.size(); ++i)
        if (const double away = geometry::distance(points[i], at); away <= reach) nearest = i, reach = away;
    return nearest;
}

std::optional<std::size_t> PointsTool::edgeAt(const BoardItem& item, Point at) const
{
    const auto points = pointsOf(item);
    const auto path =
        geometry::flattened(points, handlesOf(item), isClosed(item), boardLength(1), geometry::maxCorners);
    const auto& line = path.points;
    std::optional<std::size_t> nearest;
    double reach = boardLength(reachPixels);
    const std::size_t edges = line.size() < 2 ? 0 : isClosed(item) ? line.size() : line.size() - 1;
    for (std::size_t i = 0; i < edges; ++i)
        if (const double away = distanceToStretch(at, line[i], line[(i + 1) % line.size()]); away <= reach)
            nearest = path.corners[i] + 1, reach = away;
    return nearest;
}

void PointsTool::press(const BoardPointer& pointer)
{
    if (pointer.button != Qt::LeftButton) return;
    const BoardItem* shown = item();
    const auto points = shown ? pointsOf(*shown) : MapRing{};
    if (const auto handle = shown && !shown->locked ? handleAt(*shown, pointer.at) : std::nullopt) {
        m_drag = Drag{shown->pointer, *m_chosen, false, false, pointer.at, *handle, handlesOf(*shown)[*m_chosen]};
        return view().update();
    }
    const auto point = pointAt(points, pointer.at);
    const auto edge = shown && !point ? edgeAt(*shown, pointer.at) : std::nullopt;
    if (!point && !edge) {
        const BoardItem* other = view().itemAt(pointer.at);
        view().selection().set(other ? QStringList{editor::toQString(other->pointer)} : QStringList{}, &view().board(),
                               false);
        return view().update();
    }
    if (shown->locked) return view().host().showMessage(tr("%1 is locked.").arg(editor::toQString(shown->name)));
    if (point && pointer.modifiers & Qt::ControlModifier) {
        remove(*point);
        return;
    }
    m_chosen = point ? *point : *edge;
    m_drag =
        Drag{shown->pointer, *m_chosen, !point.has_value(), false, point ? points[*point] : view().snapped(pointer)};
    if (point && pointer.modifiers & Qt::ShiftModifier) m_drag->part = Part::both;
    Q_EMIT hintChanged();
    view().update();
}

void PointsTool::move(const BoardPointer& pointer)
{
    if (!m_drag) return;
    const auto to = view().snapped(pointer);
    // Ignore tiny movements.
    if (!m_drag->hasMoved && geometry::distance(to, m_drag->to) < boardLength(2)) return;
    m_drag->to = to;
    m_drag->hasMoved = true;
    if (m_drag->part != Part::point) pull(to, pointer.modifiers & Qt::ShiftModifier);
    show();
}

/// Previews the changed item and requests a forecast of its findings.
void PointsTool::show()
{
    const BoardItem* before = item();
    if (!before || before->pointer != m_drag->item) return view().update();
    const FileUnits units(view().board());
    view().drag({preview(*before)}, [units, drag = *m_drag](const text::Document& text) {
        const auto to = units.point(drag.to);
        if (drag.part != Part::point)
            return scenario::setHandles(units.text(text), drag.item, drag.index,
                                        {units.point(drag.handles.in), units.point(drag.handles.out)});
        return drag.isNew ? scenario::insertPoint(units.text(text), drag.item, drag.index, to)
                          : scenario::movePoint(units.text(text), drag.item, drag.index, to);
    });
}

void PointsTool::release(const BoardPointer& pointer)
{
    if (!m_drag || pointer.button != Qt::LeftButton) return;
    move(pointer);
    // A new point that was not dragged lies on the edge where it was pressed.
    if (m_drag->isNew && !m_drag->hasMoved) show();
    const auto index = m_drag->index;
    const BoardItem* before = item();
    const bool isWhole = !before || before->pointer != m_drag->item || canBe(*before, withDrag(*before));
    m_drag.reset();
    if (view().isDragging()) view().endDrag(isWhole);
    view().setGuides({});
    view().update();
    if (isWhole)
        m_chosen = index;
    else
        m_chosen.reset();
}

void PointsTool::doublePress(const BoardPointer& pointer) { press(pointer); }

bool PointsTool::make(const std::function<Change(const scenario::ScenarioText&)>& change)
{
    auto& host = view().host();
    const auto text = host.text();
    return text && host.make(change(scenario::ScenarioText(*text, view().board().map.measure)));
}

bool PointsTool::remove(std::size_t index)
{
    const BoardItem* shown = item();
    if (!shown) return false;
    const std::string pointer = shown->pointer;
    auto left = pointsOf(*shown);
    if (index < left.size()) left.erase(left.begin() + static_cast<std::ptrdiff_t>(index));
    if (left.size() >= 3 && !canBe(*shown, left)) return true;
    if (!make([&](const scenario::ScenarioText& scenario) { return scenario::removePoint(scenario, pointer, index); }))
        view().host().showMessage(tr("It needs all the points that are left."));
    m_chosen.reset();
    return true;
}

bool PointsTool::nudge(const QKeyEvent& event)
{
    const BoardItem* shown = item();
    const auto points = shown ? pointsOf(*shown) : MapRing{};
    if (!m_chosen || *m_chosen >= points.size() || shown->locked) return false;
    const double step = view().step() * (event.modifiers() & Qt::ShiftModifier     ? 4
                                         : event.modifiers() & Qt::ControlModifier ? 0.1
                                                                                   : 1);
    auto to = points[*m_chosen];
    if (event.key() == Qt::Key_Left) to.x -= step;
    if (event.key() == Qt::Key_Right) to.x += step;
    if (event.key() == Qt::Key_Up) to.y += step;
    if (event.key() == Qt::Key_Down) to.y -= step;
    const std::string pointer = shown->pointer;
    const auto index = *m_chosen;
    auto moved = points;
    moved[index] = to;
    if (!canBe(*shown, moved)) return true;
    make([&](const scenario::ScenarioText& scenario) {
        return scenario::movePoint(scenario, pointer, index, inFile(to));
    });
    m_chosen = index;
    return true;
}

bool PointsTool::key(QKeyEvent& event)
{
    const BoardItem* shown = item();
    if (!shown) return false;
    const auto count = pointsOf(*shown).size();
    switch (event.key()) {
    case Qt::Key_Delete:
    case Qt::Key_Backspace: return m_chosen && *m_chosen < count && !shown->locked && remove(*m_chosen);
    case Qt::Key_Left:
    case Qt::Key_Right:
    case Qt::Key_Up:
    case Qt::Key_Down: return nudge(event);
    case Qt::Key_C: return m_chosen && *m_chosen < count && !shown->locked && bend(*shown, *m_chosen);
    // Steps through the points for keyboard users.
    case Qt::Key_Comma:
    case Qt::Key_Period:
        if (count == 0) return false;
        m_chosen = !m_chosen ? 0 : (*m_chosen + (event.key() == Qt::Key_Period ? 1 : count - 1)) % count;
        view().update();
        return true;
    default: return false;
    }
}

bool PointsTool::wantsKey(const QKeyEvent& event) const
{
    const bool isOwn = event.key() == Qt::Key_Delete || event.key() == Qt::Key_Backspace ||
                       (event.key() == Qt::Key_C && event.modifiers() == Qt::NoModifier);
    return (isOwn && m_chosen && item()) || DrawingTool::wantsKey(event);
}

void PointsTool::cancel()
{
    m_drag.reset();
    if (view().isDragging()) view().endDrag(false);
    view().setGuides({});
    view().update();
}

void PointsTool::paintOverlay(QPainter& painter)
{
    const BoardItem* shown = item();
    if (!shown) return;
    const auto points = withDrag(*shown);
    const auto seen = preview(*shown);
    if (seen.pose.spec) paintRing(painter, pathOf(*seen.pose.spec, view().board().frame).points, isClosed(*shown));
    const auto& camera = view().camera();
    if (seen.pose.spec && m_chosen && *m_chosen < std::min(points.size(), seen.pose.spec->handles.size())) {
        const auto& [in, out] = seen.pose.spec->handles[*m_chosen];
        for (const Point handle : {in, out}) {
            if (handle == Point{}) continue;
            const auto end = camera.toScreen(points[*m_chosen] + handle);
            paintStroke(painter, QPolygonF{camera.toScreen(points[*m_chosen]), end}, false, partnerColour());
            paintKnob(painter, end, partnerColour());
        }
    }
    for (std::size_t i = 0; i < points.size(); ++i)
        paintKnob(painter, camera.toScreen(points[i]), drawingColour(), m_chosen == i);
    if (m_drag && m_drag->hasMoved)
        paintWords(painter, m_drag->to, tr("%1 east, %2 north").arg(length(m_drag->to.x), length(m_drag->to.y)));
}

}  // namespace muster::editor
