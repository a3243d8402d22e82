#include "editor/board/tools/overlay.hpp"

#include <QFontMetricsF>
#include <QLocale>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace muster::editor {

QPolygonF onScreen(const BoardCamera& camera, const sheet::MapRing& ring)
{
    QPolygonF line;
    line.reserve(static_cast<qsizetype>(ring.size()));
    for (const auto& point : ring) line << camera.toScreen(point);
    return line;
}

QColor drawingColour() { return {0x1f, 0x4f, 0x9c}; }
QColor partnerColour() { return {0x8a, 0x4b, 0x12}; }

void paintStroke(QPainter& painter, const QPolygonF& line, bool closed, const QColor& colour, Qt::PenStyle style)
{
    if (line.size() < 2) return;
    painter.setBrush(Qt::NoBrush);
    const auto stroke = [&](const QPen& pen) {
        painter.setPen(pen);
        if (closed)
            painter.drawPolygon(line);
        else
            painter.drawPolyline(line);
    };
    stroke(QPen(QColor(255, 255, 255, 210), 4.5, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    stroke(QPen(colour, 2, style, Qt::FlatCap, Qt::RoundJoin));
}

void paintKnob(QPainter& painter, QPointF at, const QColor& colour, bool marked)
{
    const double half = marked ? 5.5 : 4;
    painter.setPen(QPen(colour, 1.6));
    painter.setBrush(marked ? colour : QColor(Qt::white));
    painter.drawRect(QRectF(at.x() - half, at.y() - half, 2 * half, 2 * half));
}

void paintTag(QPainter& painter, QPointF at, const QString& words, const QRectF& viewport, const QPalette& palette)
{
    if (words.isEmpty()) return;
    const QFontMetricsF metrics(painter.font());
    const double max = std::clamp(viewport.width() - 40, 60.0, 320.0);
    const auto flags = Qt::AlignLeft | Qt::TextWordWrap;
    const QRectF text = metrics.boundingRect(QRectF(0, 0, max, 1000), flags, words);
    QRectF box(at + QPointF(14, 14), text.size() + QSizeF(14, 8));
    if (box.right() > viewport.right()) box.moveRight(std::min(at.x() - 10, viewport.right()));
    if (box.bottom() > viewport.bottom()) box.moveBottom(std::min(at.y() - 10, viewport.bottom()));
    if (box.left() < viewport.left()) box.moveLeft(viewport.left());
    if (box.top() < viewport.top()) box.moveTop(viewport.top());
    painter.setPen(QPen(palette.color(QPalette::Mid), 1));
    auto ground = palette.color(QPalette::ToolTipBase);
    ground.setAlpha(240);
    painter.setBrush(ground);
    painter.drawRoundedRect(box, 4, 4);
    painter.setPen(palette.color(QPalette::ToolTipText));
    painter.drawText(box.adjusted(7, 4, -7, -4), flags, words);
}

QRectF paintOuterTag(QPainter& painter, QPointF at, QPointF centre, const QString& words, const QRectF& viewport,
                     const QList<QRectF>& taken, const QPalette& palette)
{
    const QFontMetricsF metrics(painter.font());
    QRectF box(QPointF(), metrics.boundingRect(words).size() + QSizeF(14, 8));
    const QPointF away = at - centre;
    const double length = std::hypot(away.x(), away.y());
    const QPointF out = length > 0 ? away / length : QPointF(0, 1);
    // Centre the box so far out that all of it lies beyond the point.
    box.moveCenter(at + QPointF(out.x() * (box.width() / 2 + 6), out.y() * (box.height() / 2 + 6)));
    for (const auto& other : taken)
        if (box.intersects(other)) box.moveTop(out.y() <= 0 ? other.top() - box.height() - 3 : other.bottom() + 3);
    box.moveLeft(std::clamp(box.left(), viewport.left(), std::max(viewport.left(), viewport.right() - box.width())));
    box.moveTop(std::clamp(box.top(), viewport.top(), std::max(viewport.top(), viewport.bottom() - box.height())));
    painter.setPen(QPen(palette.color(QPalette::Mid), 1));
    auto ground = palette.color(QPalette::ToolTipBase);
    ground.setAlpha(240);
    painter.setBrush(ground);
    painter.drawRoundedRect(box, 4, 4);
    painter.setPen(palette.color(QPalette::ToolTipText));
    painter.drawText(box, Qt::AlignCenter, words);
    return box;
}

QString lengthWords(double length, const std::string& measure)
{
    const QLocale locale;
    const int decimals = measure == "mm" ? 0 : std::abs(length) < 1 ? 2 : 1;
    return QStringLiteral("%1\u00a0%2").arg(locale.toString(length, 'f', decimals), QString::fromStdString(measure));
}

}  // namespace muster::editor
