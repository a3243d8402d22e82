#include "editor/board/tools/spot_tool.hpp"

#include "editor/board/tools/overlay.hpp"
#include "editor/look/words.hpp"

#include <QKeyEvent>
#include <set>

namespace muster::editor {

using geometry::Point;

namespace {

const BoardSide* otherSide(const BoardModel& board, const BoardSide& side)
{
    if (board.sides.size() != 2) return nullptr;
    return &board.sides[&board.sides[0] == &side ? 1 : 0];
}

}  // namespace

QString SpotTool::hint() const
{
    if (m_spot == Spot::objective)
        return tr("Click where the objective is. Enter sets it where the mouse is, Alt leaves snapping out.");
    if (!side()) return tr("There are no sides yet: add one in the panel of sides first.");
    return tr("Click where %1 rallies. Enter sets the point where the mouse is, Alt leaves snapping out.")
        .arg(toQString(side()->name));
}

const BoardSide* SpotTool::side() const
{
    const auto& sides = view().board().sides;
    for (const auto& side : sides)
        if (toQString(side.id) == choice().side()) return &side;
    return sides.empty() ? nullptr : &sides.front();
}

void SpotTool::press(const BoardPointer& pointer)
{
    if (pointer.button == Qt::LeftButton) set(view().snapped(pointer));
}

void SpotTool::move(const BoardPointer& pointer)
{
    m_hover = view().snapped(pointer);
    view().update();
}

bool SpotTool::key(QKeyEvent& event)
{
    if (event.key() != Qt::Key_Return && event.key() != Qt::Key_Enter) return false;
    const auto& map = view().board().map;
    set(m_hover.value_or(Point{map.width / 2, map.depth / 2}));
    return true;
}

std::string SpotTool::freeObjectiveName(const text::Document& scenario)
{
    const text::Node objectives = scenario.root()["objectives"];
    std::set<std::string_view> taken;
    for (const text::Node each : objectives) taken.insert(each["name"].string());
    for (std::size_t number = objectives.size() + 1;; ++number)
        if (auto name = utf8(tr("Objective %1").arg(number)); !taken.contains(name)) return name;
}

void SpotTool::set(Point at)
{
    auto& host = view().host();
    const auto text = host.text();
    if (!text) return host.showMessage(tr("The file is not valid JSON at the moment, so nothing can be drawn."));
    const auto& board = view().board();
    const scenario::ScenarioText scenario(*text, board.map.measure);
    auto way = choice().symmetry().axis();
    if (way && isOwnMirror(board, {at}, *way)) way.reset();
    const Point there = way ? mirroredPlace(board, at, *way) : at;
    if (m_spot == Spot::objective) {
        const auto name = freeObjectiveName(*text);
        auto change = scenario::addObjective(scenario, name, inFile(at));
        if (way)
            change = chained(*text, change, [&](const text::Document& now) {
                return scenario::addObjective(scenario::ScenarioText(now, board.map.measure), freeObjectiveName(now),
                                              inFile(there));
            });
        host.make(change);
        return;
    }
    const BoardSide* own = side();
    if (!own) return host.showMessage(hint());
    auto change = scenario::addRallyPoint(scenario, own->pointer, inFile(at));
    if (const BoardSide* other = otherSide(board, *own); way && other)
        change = chained(*text, change, [&](const text::Document& now) {
            return scenario::addRallyPoint(scenario::ScenarioText(now, board.map.measure), other->pointer,
                                           inFile(there));
        });
    host.make(change);
}

void SpotTool::cancel()
{
    m_hover.reset();
    view().setGuides({});
    view().update();
}

void SpotTool::paintOverlay(QPainter& painter)
{
    if (!m_hover) return;
    const auto mark = [&](Point at, const QColor& colour) {
        const auto place = view().camera().toScreen(at);
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(QColor(255, 255, 255, 210), 4.5));
        painter.drawEllipse(place, 9, 9);
        painter.setPen(QPen(colour, 2));
        painter.drawEllipse(place, 9, 9);
        painter.drawLine(place - QPointF(4, 0), place + QPointF(4, 0));
        painter.drawLine(place - QPointF(0, 4), place + QPointF(0, 4));
    };
    if (const auto way = choice().symmetry().axis())
        mark(mirroredPlace(view().board(), *m_hover, *way), partnerColour());
    mark(*m_hover, drawingColour());
}

}  // namespace muster::editor
