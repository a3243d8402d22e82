#include "editor/board/tools/range_tool.hpp"

#include "editor/board/tools/overlay.hpp"
#include "editor/window/words.hpp"

#include <QLocale>
#include <QPainterPath>

#include <algorithm>

namespace muster::editor {

void RangeTool::chosen()
{
    const auto selected = view().selected();
    if (!selected.empty() && selected.back()->kind == ThingKind::base) take(selected.back()->pointer);
}

void RangeTool::press(const BoardPointer& pointer)
{
    if (pointer.button != Qt::LeftButton) return;
    const auto* thing = view().thingAt(pointer.at, 4, {ThingKind::base});
    if (!thing) return cancel();
    view().selection().set({shown(thing->pointer)}, &view().board(), false);
    take(thing->pointer);
}

void RangeTool::cancel()
{
    m_base.clear();
    m_rings.clear();
    m_reach.clear();
    m_words.clear();
    view().update();
}

void RangeTool::take(const std::string& pointer)
{
    cancel();
    const auto* thing = view().board().thing(pointer);
    auto* field = m_measuring->field();
    const auto found = field ? field->rangesOf(pointer) : std::nullopt;
    if (!thing || !found) return;
    const auto& measures = *found;
    m_base = pointer;
    m_reach = measures.reach;
    const auto& measure = view().board().map.measure;
    QStringList told;
    const auto length = [&](const MeasuredField::Length& each, bool isMove) {
        const auto number = isMove && measures.inSquares ? each.length == 1 ? tr("1 square") : tr("%1 squares").arg(QLocale().toString(each.length, 'f', 0)) : lengthWords(each.length, measure);
        return each.label.empty() ? number : QStringLiteral("%1 %2").arg(shown(each.label), number);
    };
    for (std::size_t i = 0; i < measures.ranges.size(); ++i) {
        const auto words = length(measures.ranges[i], false);
        m_rings.push_back({measures.outlines[i], words});
        told << words;
    }
    if (measures.arc) told << tr("arc %1°").arg(QLocale().toString(*measures.arc, 'f', 0));
    for (const auto& move : measures.moves) told << length(move, true);
    m_words = told.isEmpty() ? tr("%1: the rules of this game say nothing that could be drawn.").arg(shown(thing->name)) : QStringLiteral("%1: %2").arg(shown(thing->name), told.join(QStringLiteral(", ")));
    view().desk().say(m_words);
    view().update();
}

void RangeTool::paintReach(QPainter& painter)
{
    if (m_reach.empty()) return;
    QPainterPath ground;
    ground.setFillRule(Qt::OddEvenFill);
    for (const auto& ring : m_reach) {
        ground.addPolygon(onScreen(view().camera(), ring));
        ground.closeSubpath();
    }
    auto colour = partnerColour();
    painter.setPen(QPen(colour, 1.6, Qt::DotLine));
    // Lines that lean the other way than any of the map's, so that it can be told from terrain in black and white.
    colour.setAlpha(110);
    painter.setBrush(QBrush(colour, Qt::FDiagPattern));
    painter.drawPath(ground);
}

void RangeTool::paintOverlay(QPainter& painter)
{
    if (m_base.empty()) return;
    paintReach(painter);
    const auto& camera = view().camera();
    constexpr Qt::PenStyle styles[] = {Qt::SolidLine, Qt::DashLine, Qt::DotLine, Qt::DashDotLine};
    // Widest first, so that the smaller ones lie on top.
    for (std::size_t i = m_rings.size(); i-- > 0;) {
        const auto line = onScreen(camera, m_rings[i].outline);
        auto ground = drawingColour();
        ground.setAlpha(28);
        painter.setPen(Qt::NoPen);
        painter.setBrush(ground);
        painter.drawPolygon(line);
        paintStroke(painter, line, true, drawingColour(), styles[i % std::size(styles)]);
    }
    // Each label where its arc is farthest out, and not on the base.
    for (const auto& ring : m_rings) {
        const auto line = onScreen(camera, ring.outline);
        if (!line.isEmpty()) paintTag(painter, line[line.size() / 2] - QPointF(14, 4), ring.label, camera.room(), view().palette());
    }
}

}  // namespace muster::editor
