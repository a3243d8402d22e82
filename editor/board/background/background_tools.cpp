#include "editor/board/background/background_tools.hpp"

#include "editor/board/tools/overlay.hpp"
#include "editor/board/view/file_units.hpp"

namespace muster::editor {

namespace {

constexpr double leastPixels = 8;  // of a stretch

}  // namespace

void MoveBackgroundTool::press(const BoardPointer& pointer)
{
    if (pointer.button != Qt::LeftButton) return;
    auto& host = view().host();
    if (!m_background.isShown()) return host.showMessage(tr("There is no picture under the table."));
    if (m_background.picture()->isLocked) return host.showMessage(tr("The picture is locked in its place."));
    m_from = pointer.at;
    m_at = m_background.at();
}

void MoveBackgroundTool::move(const BoardPointer& pointer)
{
    if (m_from) m_background.showAt(m_at + pointer.at - *m_from);
}

void MoveBackgroundTool::release(const BoardPointer& pointer)
{
    if (!m_from || pointer.button != Qt::LeftButton) return;
    move(pointer);
    const auto text = view().host().text();
    // Not as it was at the last check: its other values may have changed since.
    auto picture = text ? scenario::pictureOf(*text) : std::nullopt;
    m_from.reset();
    if (!picture) return m_background.showAt({});
    const FileUnits units(view().board());
    picture->at = units.point(m_background.at());
    auto change = scenario::setPicture(units.text(*text), picture);
    // Each drag is a step of its own.
    change.mergeKey.clear();
    if (!view().host().make(change)) m_background.showAt({});
}

void MoveBackgroundTool::cancel()
{
    m_from.reset();
    m_background.showAt({});
}

MarkDistanceTool::MarkDistanceTool(BoardView& view, Background& background) : BoardTool(view), m_background(background)
{
    connect(&background, &Background::markChanged, this, [&view] { view.update(); });
}

void MarkDistanceTool::press(const BoardPointer& pointer)
{
    if (pointer.button != Qt::LeftButton) return;
    auto& host = view().host();
    if (!m_background.isShown()) return host.showMessage(tr("There is no picture under the table."));
    if (m_background.picture()->isLocked) return host.showMessage(tr("The picture is locked in its place."));
    m_background.setMark({});
    m_from = m_to = pointer.at;
}

void MarkDistanceTool::move(const BoardPointer& pointer)
{
    if (!m_from) return;
    m_to = pointer.at;
    view().update();
}

void MarkDistanceTool::release(const BoardPointer& pointer)
{
    if (!m_from || pointer.button != Qt::LeftButton) return;
    move(pointer);
    const auto from = *m_from, to = *m_to;
    m_from.reset();
    if (geometry::distance(from, to) * view().camera().scale() < leastPixels)
        return view().host().showMessage(tr("Drag from one end of the stretch to the other."));
    m_background.setMark(Background::Stretch(from, to));
}

void MarkDistanceTool::cancel()
{
    m_from.reset();
    m_background.setMark({});
    view().update();
}

void MarkDistanceTool::paintOverlay(QPainter& painter)
{
    const auto mark = m_from ? std::optional(Background::Stretch(*m_from, *m_to)) : m_background.mark();
    if (!mark) return;
    const auto& camera = view().camera();
    paintStroke(painter, onScreen(camera, {mark->first, mark->second}), false, drawingColour());
    for (const auto end : {mark->first, mark->second}) paintKnob(painter, camera.toScreen(end), drawingColour());
    paintTag(painter, camera.toScreen(mark->second),
             lengthWords(geometry::distance(mark->first, mark->second), view().board().map.measure), camera.viewport(),
             view().palette());
}

}  // namespace muster::editor
