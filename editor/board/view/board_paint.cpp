// Painting of the board: map tiles first, then live items, selection, findings and tool overlay.
#include "editor/board/view/base_symbols.hpp"
#include "editor/board/view/board_dragged.hpp"
#include "editor/board/view/board_marks.hpp"
#include "editor/board/view/drag_preview.hpp"
#include "editor/board/view/item_words.hpp"
#include "editor/board/view/map_tiles.hpp"
#include "editor/board/view/rulers.hpp"
#include "editor/look/theme.hpp"
#include "editor/look/words.hpp"

#include <QPaintEvent>
#include <QPainter>

#include <algorithm>

namespace muster::editor {

namespace {

constexpr std::size_t maxBadges = 300;
constexpr std::size_t maxReasons = 3;
constexpr std::size_t maxNotes = 60;       // of arrivals
constexpr double arrivalRadius = 5;        // pixels
constexpr std::size_t maxOutlines = 2500;  // of selected items; above this, none are outlined
constexpr std::size_t maxCased = 80;       // with a light casing below the line

}  // namespace

void BoardView::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const QColor around = isDark(palette()) ? palette().color(QPalette::Window).darker(130)
                                            : palette().color(QPalette::Window).darker(112);
    painter.fillRect(rect(), around);
    if (!m_board->isValid()) {
        painter.setPen(palette().color(QPalette::WindowText));
        const QString words =
            m_checkResult
                ? tr("The board has no size yet. Give it a width and a depth in its properties or in the source.")
                : QString();
        painter.drawText(rect().adjusted(40, 40, -40, -40), Qt::AlignCenter | Qt::TextWordWrap, words);
        return;
    }
    painter.setClipRect(m_camera.viewport());
    const QRectF board = m_camera.boardOnScreen();
    painter.fillRect(board.translated(3, 3), QColor(0, 0, 0, 50));
    painter.fillRect(board, groundColour(m_checkResult ? m_checkResult->document.get() : nullptr));
    const double ratio = devicePixelRatioF();
    painter.setClipRect(m_camera.viewport().intersected(board));
    if (m_underlay && m_shows.underlay) m_underlay(painter, m_camera, ratio);
    m_tiles->paint(painter, m_camera, ratio);
    painter.setClipRect(m_camera.viewport());
    painter.setPen(QPen(QColor(40, 40, 40), 1.2));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(board);
    painter.setRenderHint(QPainter::Antialiasing);
    paintMovedAway(painter);
    m_live->paint(painter, *m_board, m_camera, ratio);
    m_beside->paint(painter, *m_board, m_camera, ratio);
    paintArms(painter);
    paintBroken(painter);
    paintArrivals(painter);
    if (m_shows.findings) paintFindings(painter);
    paintSelection(painter);
    paintGuides(painter);
    paintProblems(painter);
    if (m_tool) {
        painter.save();
        m_tool->paintOverlay(painter);
        painter.restore();
    }
    painter.setClipping(false);
    if (m_shows.rulers) paintRulers(painter, m_camera, toQString(m_board->map.measure), palette(), m_mouse);
    if (hasFocus()) {
        painter.setRenderHint(QPainter::Antialiasing, false);
        painter.setPen(QPen(palette().color(QPalette::Highlight), 1));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5));
    }
}

/// Fades items that have moved but are still in the map's picture.
void BoardView::paintMovedAway(QPainter& painter) const
{
    const auto drawn = m_drawn.find(m_tiles->shown());
    if (drawn == m_drawn.end() || m_live->isEmpty()) return;
    QPainterPath path;
    path.setFillRule(Qt::WindingFill);
    QColor wash = groundColour(m_checkResult ? m_checkResult->document.get() : nullptr);
    wash.setAlpha(m_dragging ? 170 : 215);
    for (const auto* picture : {m_live.get(), m_beside.get()})
        for (const auto& item : picture->items()) {
            const auto* before = item.pointer.empty() ? nullptr : drawn->second->item(item.pointer);
            if (before && before->drawn) path.addPath(outlineOnScreen(*before, m_camera));
        }
    painter.setPen(Qt::NoPen);
    painter.fillPath(path, wash);
}

/// Shows what each base is: the map itself says only whose it is.
void BoardView::paintArms(QPainter& painter)
{
    const double ratio = devicePixelRatioF();
    std::set<std::string_view> live;
    if (m_dragging)
        for (const auto& item : m_dragging->items) {
            live.insert(item.pointer);
            m_symbols->paint(painter, item, m_camera, ratio);
        }
    for (std::size_t i = 0; i < m_board->items.size(); ++i) {
        const auto& item = m_board->items[i];
        if (item.drawn && item.symbol && !m_hiddenItems[i] && !live.contains(item.pointer))
            m_symbols->paint(painter, item, m_camera, ratio);
    }
}

void BoardView::paintSelection(QPainter& painter) const
{
    const QColor accent(0x1d, 0x6f, 0xd8);
    const auto outline = [&](const BoardItem& item, bool locked) {
        const auto path = outlineOnScreen(item, m_camera);
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(QColor(255, 255, 255, 210), 4));
        painter.drawPath(path);
        painter.setPen(QPen(accent, 2, locked ? Qt::DotLine : Qt::SolidLine));
        painter.drawPath(path);
        if (locked) paintLock(painter, path.boundingRect().topRight());
    };
    std::vector<const BoardItem*> items;
    std::set<std::string_view> live;
    if (m_dragging)
        for (const auto& item : m_dragging->items) {
            live.insert(item.pointer);
            items.push_back(&item);
        }
    for (const auto* item : selected())
        if (item->drawn && !live.contains(item->pointer)) items.push_back(item);
    if (items.size() > maxOutlines) return;
    if (items.size() <= maxCased) {
        for (const auto* item : items) outline(*item, item->locked && !live.contains(item->pointer));
        return;
    }
    // Outline many items plainly, to keep frames fast.
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(accent, 1));
    for (const auto* item : items) {
        const auto path = outlineOnScreen(*item, m_camera);
        if (path.boundingRect().intersects(m_camera.viewport())) painter.drawPath(path);
    }
    painter.restore();
}

/// Paints items whose shape is invalid: hatched around their corners, with their name.
void BoardView::paintBroken(QPainter& painter) const
{
    std::size_t count = 0;
    for (const auto& item : m_board->items) {
        if (!item.broken || isHidden(item) || ++count > maxBadges) continue;
        const auto path = outlineOnScreen(item, m_camera);
        if (!path.boundingRect().intersects(m_camera.viewport())) continue;
        paintProblem(painter, path, diagnostics::Level::error);
        paintNote(painter, tr("%1: cannot be drawn").arg(toQString(item.name)), path.boundingRect().center(),
                  m_camera.viewport(), font());
    }
}

/// Marks findings by signs, not by colour alone.
void BoardView::paintFindings(QPainter& painter) const
{
    if (!m_checkResult || m_dragging) return;
    using diagnostics::Level;
    std::size_t count = 0;
    for (const auto& item : m_board->items) {
        if (item.findings.empty() || !item.drawn || isHidden(item)) continue;
        auto worst = Level::info;
        for (const auto index : item.findings)
            if (index < m_checkResult->diagnostics.size())
                worst = std::min(worst, m_checkResult->diagnostics[index].level);
        if (worst == Level::info) continue;
        const QRectF box = outlineOnScreen(item, m_camera).boundingRect();
        if (!box.intersects(m_camera.viewport())) continue;
        if (++count > maxBadges) return;
        paintBadge(painter, box.topRight(), worst);
    }
}

/// Marks illegal positions during a drag: hatching, signs, and the reason beside them.
void BoardView::paintProblems(QPainter& painter) const
{
    if (!m_dragging || !m_dragging->forecast || m_dragging->items.size() > maxOutlines) return;
    std::set<std::string> listed;
    std::vector<const diagnostics::Diagnostic*> reasons;
    QRectF around;
    for (std::size_t i = 0; i < m_dragging->items.size(); ++i) {
        const auto* finding = problem(i);
        if (!finding) continue;
        const auto path = outlineOnScreen(m_dragging->items[i], m_camera);
        if (m_dragging->items.size() > maxCased) {
            // Simplify the marks of many items, to keep frames fast.
            if (!path.boundingRect().intersects(m_camera.viewport())) continue;
            painter.fillRect(path.boundingRect(), QBrush(QColor(0xb3, 0x26, 0x1e), Qt::BDiagPattern));
            if (listed.empty()) paintBadge(painter, path.boundingRect().topRight(), finding->level);
        } else {
            paintProblem(painter, path, finding->level);
        }
        around = around.united(path.boundingRect());
        if (listed.insert(finding->message).second) reasons.push_back(finding);
    }
    if (!reasons.empty()) paintReasons(painter, shortReasons(reasons, maxReasons), around, m_camera.viewport(), font());
}

/// Marks the places of reinforcements: a disc for each so far, and the names of those of the turn beside it.
void BoardView::paintArrivals(QPainter& painter) const
{
    if (!m_turn) return;
    const QRectF viewport = m_camera.viewport();
    std::vector<std::pair<QPointF, QStringList>> notes;  // one for each place
    for (const auto& arrival : m_board->arrivals) {
        const QPointF at = m_camera.toScreen(arrival.at);
        if (arrival.turn > *m_turn || !viewport.adjusted(-1, -1, 1, 1).contains(at)) continue;
        const bool isNow = arrival.turn == *m_turn;
        painter.setPen(QPen(isNow ? Qt::white : QColor(0x1d, 0x6f, 0xd8), 2));
        painter.setBrush(isNow ? QColor(0x1d, 0x6f, 0xd8) : QColor(Qt::white));
        painter.drawEllipse(at, arrivalRadius, arrivalRadius);
        if (!isNow) continue;
        const auto known = std::find_if(notes.begin(), notes.end(), [&](const auto& note) { return note.first == at; });
        if (known != notes.end())
            known->second << toQString(arrival.name);
        else if (notes.size() < maxNotes)
            notes.push_back({at, {toQString(arrival.name)}});
    }
    for (const auto& note : notes)
        paintNote(painter, tr("Turn %1: %2").arg(*m_turn).arg(note.second.join(QStringLiteral(", "))), note.first,
                  viewport, font());
}

void BoardView::paintGuides(QPainter& painter) const
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.setPen(QPen(QColor(0xc2, 0x18, 0x5b), 1, Qt::DashLine));
    for (const auto& [from, to] : m_guides) painter.drawLine(m_camera.toScreen(from), m_camera.toScreen(to));
    painter.restore();
}

}  // namespace muster::editor
