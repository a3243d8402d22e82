#include "editor/board/tools/range_tool.hpp"

#include "editor/board/tools/overlay.hpp"
#include "editor/look/words.hpp"

#include <QLocale>
#include <QPainterPath>

#include <algorithm>

namespace muster::editor {

void RangeTool::chosen()
{
    const auto selected = view().selected();
    if (!selected.empty() && selected.back()->kind == BoardItemKind::base) take(selected.back()->pointer);
}

void RangeTool::press(const BoardPointer& pointer)
{
    if (pointer.button != Qt::LeftButton) return;
    const auto* item = view().itemAt(pointer.at, 4, {BoardItemKind::base});
    if (!item) return cancel();
    view().selection().set({toQString(item->pointer)}, &view().board(), false);
    take(item->pointer);
}

void RangeTool::cancel()
{
    m_base.clear();
    m_rings.clear();
    m_reach.clear();
    m_wayReach.clear();
    m_words.clear();
    m_reachLabel.clear();
    m_wayLabel.clear();
    view().update();
}

void RangeTool::take(const std::string& pointer)
{
    cancel();
    const auto* item = view().board().item(pointer);
    auto* field = m_measuring->field();
    const auto found = field ? field->rangesOf(pointer) : std::nullopt;
    if (!item || !found) return;
    const auto& measures = *found;
    m_base = pointer;
    m_reach = measures.reach;
    m_wayReach = measures.wayReach;
    const auto& measure = view().board().map.measure;
    QStringList lines;
    const auto length = [&](const MeasuredField::Length& each, bool isMove) {
        const auto number =
            isMove && measures.inSquares
                ? each.length == 1 ? tr("1 square") : tr("%1 squares").arg(QLocale().toString(each.length, 'f', 0))
                : lengthWords(each.length, measure);
        return each.label.empty() ? number : QStringLiteral("%1 %2").arg(toQString(each.label), number);
    };
    for (std::size_t i = 0; i < measures.ranges.size(); ++i) {
        const auto words = length(measures.ranges[i], false);
        m_rings.push_back({measures.outlines[i], words});
        lines << words;
    }
    if (!measures.moves.empty() && !m_reach.empty()) m_reachLabel = length(measures.moves.front(), true);
    if (!measures.onWays.empty() && !m_wayReach.empty()) m_wayLabel = length(measures.onWays.front(), true);
    if (measures.arc) lines << tr("arc %1°").arg(QLocale().toString(*measures.arc, 'f', 0));
    for (const auto& move : measures.moves) lines << length(move, true);
    for (const auto& move : measures.onWays) lines << length(move, true);
    m_words = lines.isEmpty()
                  ? tr("%1: this game has no ranges or moves that could be drawn.").arg(toQString(item->name))
                  : QStringLiteral("%1: %2").arg(toQString(item->name), lines.join(QStringLiteral(", ")));
    view().host().showMessage(m_words);
    view().update();
}

void RangeTool::paintReach(QPainter& painter, const sheet::MapRings& rings)
{
    if (rings.empty()) return;
    QPainterPath ground;
    ground.setFillRule(Qt::OddEvenFill);
    for (const auto& ring : rings) {
        ground.addPolygon(onScreen(view().camera(), ring));
        ground.closeSubpath();
    }
    auto colour = partnerColour();
    painter.setPen(QPen(colour, 1.6, Qt::DotLine));
    // These lines slope the opposite way to all map patterns, to be distinguishable from terrain in black and white.
    colour.setAlpha(110);
    painter.setBrush(QBrush(colour, Qt::FDiagPattern));
    painter.drawPath(ground);
}

void RangeTool::paintOverlay(QPainter& painter)
{
    if (m_base.empty()) return;
    // Along a road it reaches farther.
    for (const auto* rings : {&m_reach, &m_wayReach}) paintReach(painter, *rings);
    const auto& camera = view().camera();
    constexpr Qt::PenStyle styles[] = {Qt::SolidLine, Qt::DashLine, Qt::DotLine, Qt::DashDotLine};
    // Widest first, so that smaller ones are on top.
    for (std::size_t i = m_rings.size(); i-- > 0;) {
        const auto line = onScreen(camera, m_rings[i].outline);
        auto ground = drawingColour();
        ground.setAlpha(28);
        painter.setPen(Qt::NoPen);
        painter.setBrush(ground);
        painter.drawPolygon(line);
        paintStroke(painter, line, true, drawingColour(), styles[i % std::size(styles)]);
    }
    // Put each label at the outermost point of its arc, away from the base.
    const auto* base = view().board().item(m_base);
    const auto centre = base ? camera.toScreen(base->at) : QPointF();
    QList<QRectF> taken;
    const auto label = [&](QPointF at, const QString& words) {
        if (base && !words.isEmpty())
            taken << paintOuterTag(painter, at, centre, words, camera.viewport(), taken, view().palette());
    };
    for (const auto& ring : m_rings) {
        const auto line = onScreen(camera, ring.outline);
        if (!line.isEmpty()) label(line[line.size() / 2], ring.label);
    }
    label(lowest(m_reach), m_reachLabel);
    if (!m_wayReach.empty()) label(lowest(m_wayReach), m_wayLabel);
}

/// The lowest point on screen of a move's reach, away from the arcs, which mostly point up.
QPointF RangeTool::lowest(const sheet::MapRings& rings) const
{
    QPointF found(0, -1e9);
    for (const auto& ring : rings)
        for (const auto& point : ring)
            if (const auto at = view().camera().toScreen(point); at.y() > found.y()) found = at;
    return found;
}

}  // namespace muster::editor
