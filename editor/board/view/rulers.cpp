#include "editor/board/view/rulers.hpp"

#include "editor/look/theme.hpp"

#include <QFont>
#include <QLineF>
#include <QPainter>

#include <cmath>

namespace muster::editor {

namespace {

constexpr double minNumberGap = 46, minTickGap = 5;  // pixels

/// The smallest of 1, 2, 5, 10, 20 ... (and of halves and so on) that leaves enough space.
double stepFor(double scale, double viewport)
{
    const double min = viewport / scale;
    const double power = std::pow(10.0, std::floor(std::log10(min)));
    for (const double factor : {1.0, 2.0, 5.0})
        if (power * factor >= min) return power * factor;
    return power * 10;
}

/// The number of small divisions of a step, as many as fit.
int partsOf(double step, double scale)
{
    for (const int parts : {10, 5, 4, 2})
        if (step * scale / parts >= minTickGap) return parts;
    return 1;
}

}  // namespace

void paintRulers(QPainter& painter, const BoardCamera& camera, const QString& measure, const QPalette& palette,
                 std::optional<QPointF> mouse)
{
    const QRectF viewport = camera.viewport();
    const QRectF top(viewport.left(), viewport.top() - rulerBreadth, viewport.width(), rulerBreadth),
        left(viewport.left() - rulerBreadth, viewport.top(), rulerBreadth, viewport.height());
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing, false);
    const QRectF corner(left.left(), top.top(), rulerBreadth, rulerBreadth);
    for (const auto& band : {top, left, corner}) painter.fillRect(band, palette.color(QPalette::Window));
    QFont font = painter.font();
    font.setPointSizeF(std::max(6.5, font.pointSizeF() * 0.8));
    painter.setFont(font);
    const QColor ink = quietColour(palette), line = lineColour(palette);
    const double step = stepFor(camera.scale(), minNumberGap);
    const int parts = partsOf(step, camera.scale());
    const double small = step / parts;
    const QRectF board = camera.boardOnScreen();
    const auto run = [&](bool across) {
        const QRectF band = across ? top : left;
        painter.setClipRect(band);
        const double from = across ? camera.toBoard(viewport.topLeft()).x : camera.toBoard(viewport.bottomLeft()).y;
        const double to = across ? camera.toBoard(viewport.topRight()).x : camera.toBoard(viewport.topRight()).y;
        const double end = (across ? board.width() : board.height()) / camera.scale();
        const auto first = static_cast<long>(std::ceil(std::max(0.0, from) / small - 1e-9)),
                   last = static_cast<long>(std::floor(std::min(to, end) / small + 1e-9));
        for (long i = first; i <= last && i - first < 4000; ++i) {
            const double value = static_cast<double>(i) * small;
            const bool large = i % parts == 0;
            const QPointF at = camera.toScreen(across ? geometry::Point{value, 0} : geometry::Point{0, value});
            const double length = large ? rulerBreadth * 0.42 : rulerBreadth * 0.22;
            painter.setPen(large ? ink : line);
            const double place = std::floor(across ? at.x() : at.y()) + 0.5;
            painter.drawLine(across ? QLineF(place, band.bottom() - length, place, band.bottom())
                                    : QLineF(band.right() - length, place, band.right(), place));
            if (!large) continue;
            painter.setPen(ink);
            const QString number = QString::number(value, 'g', 6);
            if (across)
                painter.drawText(QRectF(place - 30, band.top(), 60, rulerBreadth * 0.62), Qt::AlignCenter, number);
            else {
                painter.save();
                painter.translate(band.left() + rulerBreadth * 0.31, place);
                painter.rotate(-90);
                painter.drawText(QRectF(-30, -rulerBreadth * 0.31, 60, rulerBreadth * 0.62), Qt::AlignCenter, number);
                painter.restore();
            }
        }
        if (mouse && band.isValid()) {
            painter.setPen(QPen(palette.color(QPalette::Highlight), 2));
            if (across)
                painter.drawLine(QLineF(mouse->x(), band.top() + 3, mouse->x(), band.bottom()));
            else
                painter.drawLine(QLineF(band.left() + 3, mouse->y(), band.right(), mouse->y()));
        }
    };
    run(true);
    run(false);
    painter.setClipping(false);
    painter.setPen(ink);
    painter.drawText(corner, Qt::AlignCenter, measure);
    painter.setPen(line);
    painter.drawLine(QLineF(top.left(), top.bottom() - 0.5, top.right(), top.bottom() - 0.5));
    painter.drawLine(QLineF(left.right() - 0.5, left.top(), left.right() - 0.5, left.bottom()));
    painter.restore();
}

}  // namespace muster::editor
