#include "editor/board/view/board_camera.hpp"

#include <algorithm>
#include <cmath>

namespace muster::editor {

namespace {

constexpr double margin = 18;   // pixels around a board that is fully visible
constexpr double maxZoom = 60;  // relative to the fully visible board
constexpr double minZoom = 0.3;
constexpr double maxPixels = 400'000;  // along the board's longer side, to keep positions exact

}  // namespace

void BoardCamera::setBoard(double width, double depth)
{
    m_width = std::max(width, 1e-3);
    m_depth = std::max(depth, 1e-3);
    keepInSight();
}

void BoardCamera::setViewport(QRectF viewport)
{
    // Keep the centre point in place.
    const QPointF shift = viewport.center() - m_viewport.center();
    m_viewport = viewport;
    m_origin += shift;
    keepInSight();
}

double BoardCamera::fitScale() const
{
    return std::max(
        1e-3, std::min((m_viewport.width() - 2 * margin) / m_width, (m_viewport.height() - 2 * margin) / m_depth));
}

void BoardCamera::fit()
{
    m_scale = fitScale();
    m_origin = m_viewport.center() - QPointF(m_width, m_depth) * m_scale / 2;
    keepInSight();
}

void BoardCamera::zoomBy(double factor, QPointF at) { setScale(m_scale * factor, at); }

void BoardCamera::setScale(double scale, QPointF at)
{
    if (!std::isfinite(scale)) return;
    const double fit = fitScale();
    const double max = std::max(fit, std::min(fit * maxZoom, maxPixels / std::max(m_width, m_depth)));
    scale = std::clamp(scale, fit * minZoom, max);
    m_origin = at - (at - m_origin) * scale / m_scale;
    m_scale = scale;
    keepInSight();
}

void BoardCamera::panBy(QPointF pixels)
{
    m_origin += pixels;
    keepInSight();
}

void BoardCamera::reveal(geometry::Point at)
{
    constexpr double edge = 40;
    const QPointF screen = toScreen(at);
    const QRectF well = m_viewport.adjusted(edge, edge, -edge, -edge);
    if (well.contains(screen) || well.isEmpty()) return;
    panBy({std::clamp(screen.x(), well.left(), well.right()) - screen.x(),
           std::clamp(screen.y(), well.top(), well.bottom()) - screen.y()});
}

/// Keeps part of the board visible, and its pixels aligned with those of the screen.
void BoardCamera::keepInSight()
{
    const double min = 60;
    const QSizeF size(m_width * m_scale, m_depth * m_scale);
    const auto keep = [min](double origin, double length, double from, double to) {
        const double margin = std::min(min, length / 2);
        return std::round(std::clamp(origin, from + margin - length, std::max(from + margin - length, to - margin)));
    };
    m_origin = {keep(m_origin.x(), size.width(), m_viewport.left(), m_viewport.right()),
                keep(m_origin.y(), size.height(), m_viewport.top(), m_viewport.bottom())};
}

}  // namespace muster::editor
