#include "editor/board/tools/box_tool.hpp"

#include "editor/board/tools/curve.hpp"
#include "editor/board/tools/overlay.hpp"

#include <algorithm>
#include <cmath>

namespace muster::editor {

using geometry::Point;
using sheet::MapRing;

namespace {

constexpr double minPixels = 4;         ///< a smaller drag is a click
constexpr double freehandPixels = 2.5;  ///< maximum distance of the simplified outline from the drawn one
constexpr std::size_t maxTrail = 50'000;

}  // namespace

QString BoxTool::hint() const
{
    if (m_shape == Shape::ellipse)
        return tr("Drag from corner to corner. Shift makes it a circle, Ctrl draws it about its centre, Alt leaves "
                  "snapping out.");
    return tr("Drag from corner to corner. Shift makes it a square, Ctrl draws it about its centre, Alt leaves "
              "snapping out.");
}

void BoxTool::press(const BoardPointer& pointer)
{
    if (pointer.button != Qt::LeftButton) return;
    m_from = m_to = view().snapped(pointer);
    m_keys = pointer.modifiers;
    view().update();
}

void BoxTool::move(const BoardPointer& pointer)
{
    m_to = view().snapped(pointer);
    m_keys = pointer.modifiers;
    view().update();
}

BoxTool::Box BoxTool::box() const
{
    double dx = m_to.x - m_from->x, dy = m_to.y - m_from->y;
    if (m_keys & Qt::ShiftModifier) {
        const double max = std::max(std::abs(dx), std::abs(dy));
        dx = std::copysign(max, dx), dy = std::copysign(max, dy);
    }
    if (m_keys & Qt::ControlModifier) return {*m_from, 2 * std::abs(dx), 2 * std::abs(dy)};
    return {{m_from->x + dx / 2, m_from->y + dy / 2}, std::abs(dx), std::abs(dy)};
}

MapRing BoxTool::ring() const
{
    const auto [centre, width, depth] = box();
    rules::ShapeSpec spec;
    spec.kind = m_shape == Shape::ellipse ? rules::ShapeSpec::Kind::ellipse : rules::ShapeSpec::Kind::rectangle;
    spec.at = centre, spec.width = width, spec.depth = depth;
    const auto shape = shapeOf(spec, view().board().frame);
    // A box without area is a line from corner to corner.
    if (!shape) return {*m_from, m_to};
    const auto ring = shape->ring(0);
    return {ring.begin(), ring.end()};
}

void BoxTool::release(const BoardPointer& pointer)
{
    if (!m_from || pointer.button != Qt::LeftButton) return;
    move(pointer);
    const auto [centre, width, depth] = box();
    const auto outline = ring();
    cancel();
    if (std::min(width, depth) < boardLength(minPixels))
        return view().host().showMessage(tr("Drag from one corner to the other."));
    add(
        [&, centre = centre, width = width, depth = depth](const scenario::ScenarioText& scenario) {
            return m_shape == Shape::ellipse
                       ? scenario::ellipseShape(scenario, inFile(centre), lengthInFile(width), lengthInFile(depth))
                       : scenario::rectangleShape(scenario, inFile(centre), lengthInFile(width), lengthInFile(depth));
        },
        outline);
}

void BoxTool::cancel()
{
    m_from.reset();
    view().setGuides({});
    view().update();
}

void BoxTool::paintOverlay(QPainter& painter)
{
    if (!m_from) return;
    const auto [centre, width, depth] = box();
    paintRing(painter, ring(), true);
    paintWords(painter, m_to, tr("%1 by %2").arg(length(width), length(depth)));
}

QString FreehandTool::hint() const
{
    return tr("Hold the button and draw around the area; it closes when you let go. Escape drops it.");
}

void FreehandTool::press(const BoardPointer& pointer)
{
    if (pointer.button != Qt::LeftButton) return;
    m_trail = {pointer.at};
    view().update();
}

void FreehandTool::move(const BoardPointer& pointer)
{
    if (m_trail.empty() || m_trail.size() >= maxTrail ||
        geometry::distance(m_trail.back(), pointer.at) < boardLength(1))
        return;
    m_trail.push_back(pointer.at);
    view().update();
}

void FreehandTool::release(const BoardPointer& pointer)
{
    if (m_trail.empty() || pointer.button != Qt::LeftButton) return;
    move(pointer);
    const auto ring = simplifiedRing(m_trail, boardLength(freehandPixels));
    cancel();
    if (ring.size() < 3 || areaOf(ring) < boardLength(minPixels) * boardLength(minPixels))
        return view().host().showMessage(tr("Hold the button and draw around the area."));
    addArea(ring);
}

void FreehandTool::cancel()
{
    m_trail.clear();
    view().update();
}

void FreehandTool::paintOverlay(QPainter& painter)
{
    if (m_trail.size() > 1) paintRing(painter, m_trail, m_trail.size() > 8);
}

}  // namespace muster::editor
