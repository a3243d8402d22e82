#include "editor/board/tools/points_tool.hpp"

#include "editor/board/tools/curve.hpp"
#include "editor/board/tools/overlay.hpp"
#include "editor/board/tools/plain_ring.hpp"
#include "editor/board/view/file_units.hpp"
#include "editor/board/view/transformed_items.hpp"
#include "editor/look/words.hpp"

#include <QKeyEvent>

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
    return tr("Drag a point, or press on an edge to add one; Delete or Ctrl+click takes a point away.");
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

MapRing PointsTool::withDrag(const BoardItem& item) const
{
    auto points = pointsOf(item);
    if (!m_drag || m_drag->item != item.pointer || m_drag->index > points.size()) return points;
    if (m_drag->isNew)
        points.insert(points.begin() + static_cast<std::ptrdiff_t>(m_drag->index), m_drag->to);
    else if (m_drag->index < points.size() && m_drag->hasMoved)
        points[m_drag->index] = m_drag->to;
    return points;
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

std::optional<std::size_t> PointsTool::edgeAt(const MapRing& points, bool closed, Point at) const
{
    std::optional<std::size_t> nearest;
    double reach = boardLength(reachPixels);
    const std::size_t edges = points.size() < 2 ? 0 : closed ? points.size() : points.size() - 1;
    for (std::size_t i = 0; i < edges; ++i)
        if (const double away = distanceToStretch(at, points[i], points[(i + 1) % points.size()]); away <= reach)
            nearest = i + 1, reach = away;
    return nearest;
}

void PointsTool::press(const BoardPointer& pointer)
{
    if (pointer.button != Qt::LeftButton) return;
    const BoardItem* shown = item();
    const auto points = shown ? pointsOf(*shown) : MapRing{};
    const auto point = pointAt(points, pointer.at);
    const auto edge = shown && !point ? edgeAt(points, isClosed(*shown), pointer.at) : std::nullopt;
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
    show();
}

/// Previews the changed item and requests a forecast of its findings.
void PointsTool::show()
{
    const BoardItem* before = item();
    if (!before || before->pointer != m_drag->item) return view().update();
    BoardItem after = withPoints(*before, withDrag(*before), view().board().frame);
    const FileUnits units(view().board());
    view().drag({std::move(after)}, [units, drag = *m_drag](const text::Document& text) {
        const auto to = units.point(drag.to);
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
    const bool isErase = event.key() == Qt::Key_Delete || event.key() == Qt::Key_Backspace;
    return (isErase && m_chosen && item()) || DrawingTool::wantsKey(event);
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
    paintRing(painter, points, isClosed(*shown));
    for (std::size_t i = 0; i < points.size(); ++i)
        paintKnob(painter, view().camera().toScreen(points[i]), drawingColour(), m_chosen == i);
    if (m_drag && m_drag->hasMoved)
        paintWords(painter, m_drag->to, tr("%1 east, %2 north").arg(length(m_drag->to.x), length(m_drag->to.y)));
}

}  // namespace muster::editor
