#include "editor/board/tools/corner_tool.hpp"

#include "editor/board/tools/curve.hpp"
#include "editor/board/tools/overlay.hpp"
#include "editor/document/shape_spec_text.hpp"

#include <QKeyEvent>

#include <algorithm>

namespace muster::editor {

using geometry::Point;
using sheet::MapRing;

namespace {

constexpr double closingPixels = 9;      ///< distance from the first corner within which a click closes the area
constexpr std::size_t maxPoints = 2000;  ///< upper limit for safety

}  // namespace

void CornerTool::press(const BoardPointer& pointer)
{
    if (pointer.button != Qt::LeftButton) return;
    if (closes() && m_points.size() >= 3 &&
        geometry::distance(m_points.front(), pointer.at) <= boardLength(closingPixels))
        return finish();
    const auto at = view().snapped(pointer);
    m_hover = at;
    // The second click of a double click adds no point.
    if (m_points.size() < maxPoints && (m_points.empty() || geometry::distance(m_points.back(), at) > boardLength(1)))
        m_points.push_back(at);
    changed();
}

void CornerTool::move(const BoardPointer& pointer)
{
    m_hover = view().snapped(pointer);
    view().update();
}

void CornerTool::doublePress(const BoardPointer& pointer)
{
    if (pointer.button != Qt::LeftButton) return;
    if (!isBusy()) return press(pointer);
    finish();
}

bool CornerTool::key(QKeyEvent& event)
{
    if (!isBusy()) return false;
    switch (event.key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter: finish(); return true;
    case Qt::Key_Backspace:
        m_points.pop_back();
        changed();
        return true;
    default: return false;
    }
}

void CornerTool::cancel()
{
    m_points.clear();
    m_hover.reset();
    view().setGuides({});
    changed();
}

void CornerTool::finish()
{
    if (end(withoutRepeats(m_points, boardLength(0.5)))) cancel();
}

void CornerTool::changed()
{
    Q_EMIT hintChanged();
    view().update();
}

QString CornerTool::hint() const
{
    if (m_points.empty()) return firstHint();
    const QString next =
        tr("Click the next one; Backspace takes the last away, Enter or a double click ends, Escape drops it.");
    if (m_points.size() == 1) return tr("The first is set. %1").arg(next);
    return tr("%1 are set. %2").arg(m_points.size()).arg(next);
}

MapRing CornerTool::withHover() const
{
    auto points = m_points;
    if (m_hover && !points.empty() && geometry::distance(points.back(), *m_hover) > boardLength(1))
        points.push_back(*m_hover);
    return points;
}

void CornerTool::paintPoints(QPainter& painter) const
{
    for (std::size_t i = 0; i < m_points.size(); ++i)
        paintKnob(painter, view().camera().toScreen(m_points[i]), drawingColour(),
                  i == 0 && closes() && m_points.size() >= 3);
    if (m_points.empty() || !m_hover) return;
    paintWords(painter, *m_hover, length(geometry::distance(m_points.back(), *m_hover)));
}

bool PolygonTool::end(const MapRing& points)
{
    if (points.size() < 3 || areaOf(points) <= boardLength(2) * boardLength(2))
        return view().host().showMessage(tr("An area needs three corners that do not lie on one line.")), false;
    return addArea(points);
}

void PolygonTool::paintOverlay(QPainter& painter)
{
    if (!isBusy()) return;
    const auto ring = withHover();
    paintRing(painter, ring, ring.size() > 2, Qt::SolidLine);
    paintPoints(painter);
}

double WayTool::width() const
{
    if (choice().width() > 0) return choice().width();
    const auto& board = view().board();
    const auto* kind = choice().kindOn(board, true);
    // Use the shorter side of the usual shape; without one, the width of a broad road.
    const double usual = kind ? std::min(kind->width, kind->depth) : 0;
    return usual > 0 ? usual : std::min(board.map.width, board.map.depth) / 24;
}

rules::ShapeSpec WayTool::lineThrough(const MapRing& points) const
{
    rules::ShapeSpec line;
    line.kind = rules::ShapeSpec::Kind::line;
    line.points = points;
    if (choice().isSmooth()) line.handles = smoothHandles(points, false);
    line.lineWidth = width();
    return line;
}

bool WayTool::end(const MapRing& points)
{
    if (points.size() < 2) return view().host().showMessage(tr("It needs two points at least.")), false;
    const auto line = lineThrough(points);
    return add(
        [&](const scenario::ScenarioText& scenario) {
            return scenario::shapeSpecText(rules::scaled(line, lengthInFile(1)), scenario::spellingOf(scenario), false);
        },
        pathOf(line, view().board().frame).points);
}

void WayTool::paintOverlay(QPainter& painter)
{
    if (!isBusy()) return;
    const auto bends = pathOf(lineThrough(withHover()), view().board().frame).points;
    const auto& camera = view().camera();
    const double broad = width() * camera.scale();
    const auto bed = [&](const MapRing& ring, QColor colour) {
        colour.setAlpha(70);
        painter.setPen(QPen(colour, std::max(broad, 2.0), Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin));
        painter.setBrush(Qt::NoBrush);
        painter.drawPolyline(onScreen(camera, ring));
    };
    if (bends.size() > 1) {
        bed(bends, drawingColour());
        if (const auto way = choice().symmetry().axis())
            bed(mirroredRing(view().board(), bends, *way), partnerColour());
    }
    paintRing(painter, bends, false);
    paintPoints(painter);
}

}  // namespace muster::editor
