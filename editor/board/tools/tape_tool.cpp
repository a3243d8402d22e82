#include "editor/board/tools/tape_tool.hpp"

#include "core/geometry/ring.hpp"
#include "core/geometry/rotation.hpp"
#include "editor/board/tools/curve.hpp"
#include "editor/board/tools/overlay.hpp"

#include <QKeyEvent>

#include <cmath>

namespace muster::editor {

namespace {

constexpr double dragPixels = 6;

}  // namespace

void TapeTool::press(const BoardPointer& pointer)
{
    if (pointer.button != Qt::LeftButton) return;
    if (m_ended) cancel();
    const auto at = view().snapped(pointer);
    const double min = 1 / view().camera().scale();
    if (m_points.empty() || geometry::distance(m_points.back(), at) > min) m_points.push_back(at);
    m_hover = at;
    m_isDown = true;
    tell();
}

void TapeTool::move(const BoardPointer& pointer)
{
    if (m_points.empty() || m_ended) return;
    m_hover = view().snapped(pointer);
    tell();
}

void TapeTool::release(const BoardPointer& pointer)
{
    if (!m_isDown || pointer.button != Qt::LeftButton) return;
    m_isDown = false;
    move(pointer);
    // A drag measures a single distance; a click starts or continues a path.
    if (m_points.size() == 1 && m_hover &&
        geometry::distance(m_points.front(), *m_hover) * view().camera().scale() > dragPixels) {
        m_points.push_back(*m_hover);
        m_ended = true;
        tell();
    }
}

void TapeTool::doublePress(const BoardPointer& pointer)
{
    if (pointer.button != Qt::LeftButton || m_points.empty()) return;
    m_ended = true;
    m_hover.reset();
    tell();
}

bool TapeTool::key(QKeyEvent& event)
{
    if (m_points.empty()) return false;
    if (event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter) {
        if (m_hover && geometry::distance(m_points.back(), *m_hover) > 1 / view().camera().scale())
            m_points.push_back(*m_hover);
        m_ended = true;
        m_hover.reset();
        return tell(), true;
    }
    if (event.key() == Qt::Key_Backspace && !m_ended) {
        m_points.pop_back();
        return tell(), true;
    }
    return false;
}

void TapeTool::cancel()
{
    m_points.clear();
    m_hover.reset();
    m_ended = m_isDown = false;
    view().setGuides({});
    view().update();
}

sheet::MapRing TapeTool::tape() const
{
    auto tape = m_points;
    if (m_hover && !m_ended && !tape.empty() && geometry::distance(tape.back(), *m_hover) > 0) tape.push_back(*m_hover);
    return tape;
}

QString TapeTool::words() const
{
    const auto line = tape();
    if (line.size() < 2) return {};
    const auto& measure = view().board().map.measure;
    const auto all = lengthWords(geometry::pathLength(line), measure);
    if (line.size() == 2) {
        const auto degrees = std::lround(geometry::bearing(line[0], line[1]));
        return tr("%1, bearing %2°").arg(all).arg((degrees + 360) % 360);
    }
    return tr("%1 along the path, %2 straight")
        .arg(all, lengthWords(geometry::distance(line.front(), line.back()), measure));
}

void TapeTool::tell()
{
    if (const auto message = words(); !message.isEmpty()) view().host().showMessage(message);
    view().update();
}

void TapeTool::paintOverlay(QPainter& painter)
{
    const auto line = tape();
    if (line.empty()) return;
    const auto& camera = view().camera();
    if (line.size() > 2)
        paintStroke(painter, onScreen(camera, {line.front(), line.back()}), false, partnerColour(), Qt::DotLine);
    paintStroke(painter, onScreen(camera, line), false, drawingColour());
    for (const auto& point : line) paintKnob(painter, camera.toScreen(point), drawingColour());
    paintTag(painter, camera.toScreen(line.back()), words(), camera.viewport(), view().palette());
}

}  // namespace muster::editor
