#include "editor/board/view/board_marks.hpp"

#include "editor/look/theme.hpp"
#include "editor/look/words.hpp"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QPainter>
#include <QPixmapCache>

#include <algorithm>
#include <utility>
#include <vector>

namespace muster::editor {

using diagnostics::Level;

namespace {

QColor onPaper(Level level) { return levelColour(level, QPalette(QColor(Qt::white))); }

constexpr double maxReasonWidth = 300;  // pixels

void drawBadge(QPainter& painter, QPointF at, Level level)
{
    const QColor colour = onPaper(level);
    constexpr double radius = 7.5;
    painter.setPen(QPen(Qt::white, 1.5));
    painter.setBrush(colour);
    if (level == Level::error) {
        painter.drawEllipse(at, radius, radius);
        painter.setPen(QPen(Qt::white, 2, Qt::SolidLine, Qt::RoundCap));
        painter.drawLine(at + QPointF(-2.6, -2.6), at + QPointF(2.6, 2.6));
        painter.drawLine(at + QPointF(-2.6, 2.6), at + QPointF(2.6, -2.6));
        return;
    }
    const QPointF triangle[] = {at + QPointF(0, -radius), at + QPointF(radius * 1.05, radius * 0.8),
                                at + QPointF(-radius * 1.05, radius * 0.8)};
    painter.drawPolygon(triangle, 3);
    painter.setPen(QPen(Qt::white, 1.8, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(at + QPointF(0, -2.6), at + QPointF(0, 1.4));
    painter.drawPoint(at + QPointF(0, 4));
}

}  // namespace

QPainterPath outlineOnScreen(const BoardItem& item, const BoardCamera& camera)
{
    QPainterPath path;
    for (const auto& ring : item.outline) {
        for (std::size_t i = 0; i < ring.size(); ++i) {
            if (i == 0)
                path.moveTo(camera.toScreen(ring[i]));
            else
                path.lineTo(camera.toScreen(ring[i]));
        }
        if (!ring.empty()) path.closeSubpath();
    }
    const bool isMark = item.outline.empty() || item.kind == BoardItemKind::objective;
    if (isMark) path.addEllipse(camera.toScreen(item.at), 11, 11);
    return path;
}

void paintBadge(QPainter& painter, QPointF corner, Level level)
{
    // Drawn once and cached, because a frame may contain hundreds of them.
    constexpr int side = 22;
    const double ratio = painter.device()->devicePixelRatioF();
    const QString key = QStringLiteral("board-badge-%1-%2").arg(static_cast<int>(level)).arg(ratio);
    QPixmap badge;
    if (!QPixmapCache::find(key, &badge)) {
        badge = QPixmap(QSize(side, side) * ratio);
        badge.setDevicePixelRatio(ratio);
        badge.fill(Qt::transparent);
        QPainter signPainter(&badge);
        signPainter.setRenderHint(QPainter::Antialiasing);
        drawBadge(signPainter, QPointF(side, side) / 2, level);
        QPixmapCache::insert(key, badge);
    }
    painter.drawPixmap((corner + QPointF(2, -2) - QPointF(side, side) / 2).toPoint(), badge);
}

void paintLock(QPainter& painter, QPointF corner)
{
    const QPointF at = corner + QPointF(2, -2);
    painter.setPen(QPen(Qt::white, 1));
    painter.setBrush(QColor(0x33, 0x3a, 0x42));
    painter.drawEllipse(at, 8.5, 8.5);
    painter.setPen(QPen(Qt::white, 1.4));
    painter.setBrush(Qt::NoBrush);
    painter.drawArc(QRectF(at.x() - 2.4, at.y() - 5, 4.8, 6), 0, 180 * 16);
    painter.setPen(Qt::NoPen);
    painter.setBrush(Qt::white);
    painter.drawRect(QRectF(at.x() - 3.4, at.y() - 1.6, 6.8, 5));
}

void paintProblem(QPainter& painter, const QPainterPath& outline, Level level)
{
    const QColor colour = onPaper(level);
    painter.setPen(Qt::NoPen);
    painter.setBrush(QBrush(colour, level == Level::error ? Qt::BDiagPattern : Qt::Dense7Pattern));
    painter.drawPath(outline);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(Qt::white, 4));
    painter.drawPath(outline);
    painter.setPen(QPen(colour, 2.5, Qt::DashLine));
    painter.drawPath(outline);
    paintBadge(painter, outline.boundingRect().topRight(), level);
}

std::vector<Reason> shortReasons(std::span<const diagnostics::Diagnostic* const> findings, std::size_t max)
{
    std::vector<std::pair<const diagnostics::Diagnostic*, int>> alike;
    int hidden = 0;
    for (const auto* finding : findings) {
        const auto same = std::find_if(alike.begin(), alike.end(),
                                       [&](const auto& each) { return each.first->rule == finding->rule; });
        if (same != alike.end())
            ++same->second;
        else if (alike.size() < max)
            alike.emplace_back(finding, 0);
        else
            ++hidden;
    }
    std::vector<Reason> reasons;
    for (const auto& [finding, others] : alike) {
        const QString words = toQString(finding->message);
        reasons.push_back(
            {others > 0
                 ? words + u' ' + QCoreApplication::translate("BoardView", "(and %n more like it)", nullptr, others)
                 : words,
             finding->level});
    }
    if (hidden > 0)
        reasons.push_back({QCoreApplication::translate("BoardView", "and %n more", nullptr, hidden), Level::info});
    return reasons;
}

QRectF paintReasons(QPainter& painter, std::span<const Reason> reasons, const QRectF& items, const QRectF& viewport,
                    const QFont& font)
{
    const QFontMetricsF metrics(font);
    constexpr double padding = 8, icon = 22, between = 6;
    struct Line {
        QString words;
        Level level;
        double height;
    };
    std::vector<Line> lines;
    double widest = 0, height = 2 * padding - 4;
    auto worst = Level::info;
    const auto add = [&](const QString& words, Level level) {
        const QRectF text = metrics.boundingRect(QRectF(0, 0, maxReasonWidth, 400), Qt::TextWordWrap, words);
        lines.push_back({words, level, std::max(text.height(), 18.0)});
        widest = std::max(widest, std::min(maxReasonWidth, text.width()));
        height += lines.back().height + (lines.size() > 1 ? between : 0);
        worst = std::min(worst, level);
    };
    for (const auto& reason : reasons) add(reason.words, reason.level);
    QRectF box(0, 0, widest + 2 * padding + icon, height);
    box.moveTopLeft(items.topRight() + QPointF(14, -8));
    if (box.right() > viewport.right() - 4)
        box.moveRight(std::max(viewport.left() + 4 + box.width(), items.left() - 14));
    box.moveLeft(
        std::clamp(box.left(), viewport.left() + 4, std::max(viewport.left() + 4, viewport.right() - box.width() - 4)));
    // A wide line leaves no space beside it: put the list above or below.
    if (box.left() < items.right() && items.left() < box.right()) {
        const double above = items.top() - 26 - box.height();
        box.moveTop(above >= viewport.top() + 4 ? above : items.bottom() + 14);
    }
    box.moveTop(
        std::clamp(box.top(), viewport.top() + 4, std::max(viewport.top() + 4, viewport.bottom() - box.height() - 4)));
    painter.setPen(QPen(onPaper(worst), 1.2));
    painter.setBrush(QColor(255, 255, 255, 240));
    painter.drawRoundedRect(box, 5, 5);
    double top = box.top() + padding - 2;
    for (const auto& line : lines) {
        if (line.level != Level::info)
            paintBadge(painter, QPointF(box.left() + padding + 5, top + line.height / 2 + 2), line.level);
        painter.setPen(QColor(0x1f, 0x23, 0x28));
        painter.setFont(font);
        painter.drawText(QRectF(box.left() + padding + icon, top, widest + 2, line.height),
                         Qt::AlignVCenter | Qt::TextWordWrap, line.words);
        top += line.height + between;
    }
    return box;
}

void paintHandle(QPainter& painter, QPointF at, HandleShape form, bool hot)
{
    const QColor accent(0x1d, 0x6f, 0xd8);
    const double half = hot ? 5.5 : 4.5;
    painter.setPen(QPen(form == HandleShape::bend ? Qt::white : accent, 1.6));
    painter.setBrush(form == HandleShape::bend || hot ? accent : QColor(Qt::white));
    if (form == HandleShape::square)
        painter.drawRect(QRectF(at.x() - half, at.y() - half, 2 * half, 2 * half));
    else
        painter.drawEllipse(at, half + 0.5, half + 0.5);
}

QRectF paintNote(QPainter& painter, const QString& words, QPointF at, const QRectF& viewport, const QFont& font)
{
    const QFontMetricsF metrics(font);
    QRectF box =
        metrics.boundingRect(QRectF(0, 0, maxReasonWidth, 400), Qt::TextWordWrap, words).adjusted(-7, -3, 7, 3);
    // Above, because reasons are beside the dragged items.
    box.moveCenter(at);
    box.moveBottom(at.y() - 34);
    box.moveTop(
        std::clamp(box.top(), viewport.top() + 2, std::max(viewport.top() + 2, viewport.bottom() - box.height() - 2)));
    box.moveLeft(
        std::clamp(box.left(), viewport.left() + 2, std::max(viewport.left() + 2, viewport.right() - box.width() - 2)));
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(0x1f, 0x23, 0x28, 225));
    painter.drawRoundedRect(box, 4, 4);
    painter.setPen(Qt::white);
    painter.setFont(font);
    painter.drawText(box, Qt::AlignCenter | Qt::TextWordWrap, words);
    return box;
}

}  // namespace muster::editor
