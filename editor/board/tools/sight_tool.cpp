#include "editor/board/tools/sight_tool.hpp"

#include "editor/board/tools/curve.hpp"
#include "editor/board/tools/overlay.hpp"
#include "editor/look/words.hpp"

#include <algorithm>

namespace muster::editor {

using geometry::Point;

namespace {

const QColor clearColour(0x1d, 0x6b, 0x35);
const QColor hiddenColour(0xa3, 0x1f, 0x1f);

}  // namespace

SightTool::End SightTool::endAt(const BoardPointer& pointer) const
{
    if (const auto* item = view().itemAt(pointer.at, 4, {BoardItemKind::base});
        item && !(pointer.modifiers & Qt::AltModifier))
        return {item->at, item->pointer, toQString(item->name)};
    return {pointer.at, {}, {}};
}

void SightTool::press(const BoardPointer& pointer)
{
    if (pointer.button != Qt::LeftButton) return;
    // A second click sets the other end, as a drag does.
    if (m_from && !m_to) {
        m_to = endAt(pointer);
        return look();
    }
    m_from = endAt(pointer);
    m_to.reset();
    m_look.reset();
    m_isDown = true;
    view().update();
}

void SightTool::move(const BoardPointer& pointer)
{
    if (!m_from || !m_isDown) return;
    auto end = endAt(pointer);
    if (geometry::distance(end.at, m_from->at) * view().camera().scale() < 4) return;
    m_to = std::move(end);
    look();
}

void SightTool::release(const BoardPointer& pointer)
{
    if (pointer.button != Qt::LeftButton || !m_isDown) return;
    move(pointer);
    m_isDown = false;
}

void SightTool::cancel()
{
    m_from.reset();
    m_to.reset();
    m_look.reset();
    m_isDown = false;
    view().update();
}

void SightTool::look()
{
    m_look.reset();
    if (auto* field = m_measuring->field(); field && m_from && m_to)
        m_look = field->look({m_from->at, m_from->base}, {m_to->at, m_to->base});
    if (const auto message = words(); !message.isEmpty()) view().host().showMessage(message);
    view().update();
}

QString SightTool::words() const
{
    if (!m_look) return {};
    const auto& measure = view().board().map.measure;
    const auto far = lengthWords(m_look->distance, measure);
    if (!m_look->hasRules) return tr("%1. The rules of this game say nothing about sight.").arg(far);
    if (m_look->clear) return tr("Clear: %1.").arg(far);
    QStringList names;
    for (const auto& blocker : m_look->blockers) names << toQString(blocker);
    names.removeDuplicates();
    if (names.isEmpty()) return tr("Hidden after %1 of %2.").arg(lengthWords(m_look->seen, measure), far);
    return tr("Hidden by %1, after %2 of %3.")
        .arg(names.join(QStringLiteral(", ")), lengthWords(m_look->seen, measure), far);
}

void SightTool::paintOverlay(QPainter& painter)
{
    if (!m_from) return;
    const auto& camera = view().camera();
    if (!m_look) return paintKnob(painter, camera.toScreen(m_from->at), drawingColour(), true);
    const auto from = m_look->from, to = m_look->to;
    const double share =
        m_look->clear || m_look->distance <= 0 ? 1 : std::clamp(m_look->seen / m_look->distance, 0.0, 1.0);
    const Point end{from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share};
    if (share < 1) paintStroke(painter, onScreen(camera, {end, to}), false, hiddenColour, Qt::DashLine);
    paintStroke(painter, onScreen(camera, {from, end}), false, m_look->clear ? clearColour : drawingColour());
    paintKnob(painter, camera.toScreen(from), drawingColour());
    paintKnob(painter, camera.toScreen(to), m_look->clear ? clearColour : hiddenColour, !m_look->clear);
    if (!m_look->clear) {
        // A cross where the view ends, for colour-blind users.
        const auto at = camera.toScreen(end);
        for (const auto& [pen, width] : {std::pair(QColor(Qt::white), 5.0), std::pair(hiddenColour, 2.4)}) {
            painter.setPen(QPen(pen, width, Qt::SolidLine, Qt::RoundCap));
            painter.drawLine(at - QPointF(6, 6), at + QPointF(6, 6));
            painter.drawLine(at - QPointF(6, -6), at + QPointF(6, -6));
        }
    }
    paintTag(painter, camera.toScreen(to), words(), camera.viewport(), view().palette());
}

}  // namespace muster::editor
