#include "editor/board/tools/scatter_tool.hpp"

#include "core/text/canonical.hpp"
#include "editor/board/tools/overlay.hpp"
#include "editor/board/tools/plain_ring.hpp"
#include "editor/document/shape_spec_text.hpp"
#include "editor/look/words.hpp"

#include <QKeyEvent>

#include <algorithm>
#include <utility>

namespace muster::editor {

using geometry::Point;

void ScatterTool::press(const BoardPointer& pointer)
{
    if (pointer.button == Qt::LeftButton) begin(pointer.at);
}

void ScatterTool::move(const BoardPointer& pointer)
{
    m_hover = pointer.at;
    if (m_scatter) m_scatter->moveTo(pointer.at);
    view().update();
}

void ScatterTool::release(const BoardPointer& pointer)
{
    if (!m_scatter || pointer.button != Qt::LeftButton) return;
    move(pointer);
    end();
}

bool ScatterTool::begin(Point at)
{
    auto& host = view().host();
    const auto& board = view().board();
    const auto* kind = choice().kindOn(board, false);
    if (!kind) return host.showMessage(tr("This game has no terrain to be drawn.")), false;
    if (kind->square)
        return host.showMessage(tr("On this table, terrain fills whole squares, so nothing is scattered.")), false;
    m_type = kind->id;
    m_scatter = std::make_unique<Scatter>(board, *kind, choice().brushOn(board));
    m_scatter->moveTo(at);
    return true;
}

void ScatterTool::end()
{
    const auto scatter = std::exchange(m_scatter, nullptr);
    view().update();
    auto& host = view().host();
    const auto text = host.text();
    if (!text) return host.showMessage(tr("The file is not valid JSON at the moment, so nothing can be drawn."));
    if (scatter->shapes().empty()) return host.showMessage(tr("There is no room for more here."));
    const auto& board = view().board();
    const scenario::ScenarioText scenario(*text, board.map.measure);
    const auto spelling = scenario::spellingOf(scenario);
    const auto side = utf8(choice().side());
    std::string pieces;
    for (const auto& each : scatter->shapes()) {
        auto shape = rules::scaled(each, lengthInFile(1));
        if (shape.hasPoints()) {
            // Corners of a very small piece may coincide when they are rounded.
            shape.points = plainRing(shape.points, spelling.step());
            if (!isPlainRing(shape.points)) continue;
        }
        pieces += std::string(pieces.empty() ? "" : ", ") + "{\"type\": " + text::quoted(m_type) +
                  ", \"shape\": " + scenario::shapeSpecText(shape, spelling, false) +
                  (side.empty() ? "}" : ", \"placedBy\": " + text::quoted(side) + "}");
    }
    const auto* kind = choice().kindOn(board, false);
    auto change = scenario::addPieces(scenario, "[" + pieces + "]", false);
    change.what = QT_TRANSLATE_NOOP("Change", "Scatter %1");
    change.words = {kind ? kind->label : m_type};
    change.operation = Change::Operation::add;
    // The next stroke is another one, also over the same ground.
    if (host.make(change)) choice().useNextSeed(board);
}

bool ScatterTool::key(QKeyEvent& event)
{
    constexpr double step = 1.2;
    const auto& board = view().board();
    auto brush = choice().brushOn(board);
    switch (event.key()) {
    case Qt::Key_BracketLeft: brush.radius /= step; break;
    case Qt::Key_BracketRight: brush.radius *= step; break;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (!m_scatter && begin(m_hover.value_or(Point{board.map.width / 2, board.map.depth / 2}))) end();
        return true;
    default: return false;
    }
    const double least = brush.size / 2;
    brush.radius = std::clamp(brush.radius, least, std::max({least, board.map.width, board.map.depth}));
    choice().setBrush(brush);
    return true;
}

bool ScatterTool::wantsKey(const QKeyEvent& event) const
{
    const bool isOwn = event.key() == Qt::Key_BracketLeft || event.key() == Qt::Key_BracketRight;
    return (isOwn && event.modifiers() == Qt::NoModifier) || DrawingTool::wantsKey(event);
}

void ScatterTool::cancel()
{
    m_scatter.reset();
    view().update();
}

void ScatterTool::left()
{
    m_hover.reset();
    view().update();
}

void ScatterTool::paintOverlay(QPainter& painter)
{
    if (m_scatter)
        for (const auto& outline : m_scatter->outlines()) paintRing(painter, outline, true);
    if (!m_hover) return;
    const auto& camera = view().camera();
    const double radius = choice().brushOn(view().board()).radius * camera.scale();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(QColor(255, 255, 255, 210), 3));
    painter.drawEllipse(camera.toScreen(*m_hover), radius, radius);
    painter.setPen(QPen(drawingColour(), 1, Qt::DashLine));
    painter.drawEllipse(camera.toScreen(*m_hover), radius, radius);
}

}  // namespace muster::editor
