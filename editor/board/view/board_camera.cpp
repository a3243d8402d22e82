#include "editor/board/view/board_camera.hpp"

#include <algorithm>
#include <cmath>

namespace muster::editor {

namespace {

constexpr double margin = 18;    // pixels around a board that is shown whole
constexpr double mostZoom = 60;  // times the whole board
constexpr double leastZoom = 0.3;
constexpr double mostPixels = 400'000;  // of the board's longer side, so that places stay exact

}  // namespace

void BoardCamera::setBoard(double width, double depth)
{
    m_width = std::max(width, 1e-3);
    m_depth = std::max(depth, 1e-3);
    keepInSight();
}

void BoardCamera::setRoom(QRectF room)
{
    // What was in the middle stays there.
    const QPointF shift = room.center() - m_room.center();
    m_room = room;
    m_origin += shift;
    keepInSight();
}

double BoardCamera::fitScale() const
{
    return std::max(1e-3, std::min((m_room.width() - 2 * margin) / m_width, (m_room.height() - 2 * margin) / m_depth));
}

void BoardCamera::fit()
{
    m_scale = fitScale();
    m_origin = m_room.center() - QPointF(m_width, m_depth) * m_scale / 2;
    keepInSight();
}

void BoardCamera::zoomBy(double factor, QPointF at) { setScale(m_scale * factor, at); }

void BoardCamera::setScale(double scale, QPointF at)
{
    if (!std::isfinite(scale)) return;
    const double fit = fitScale();
    const double most = std::max(fit, std::min(fit * mostZoom, mostPixels / std::max(m_width, m_depth)));
    scale = std::clamp(scale, fit * leastZoom, most);
    m_origin = at - (at - m_origin) * scale / m_scale;
    m_scale = scale;
    keepInSight();
}

void BoardCamera::panBy(QPointF pixels)
{
    m_origin += pixels;
    keepInSight();
}

void BoardCamera::reveal(sheet::MapPoint at)
{
    constexpr double edge = 40;
    const QPointF screen = toScreen(at);
    const QRectF well = m_room.adjusted(edge, edge, -edge, -edge);
    if (well.contains(screen) || well.isEmpty()) return;
    panBy({std::clamp(screen.x(), well.left(), well.right()) - screen.x(),
           std::clamp(screen.y(), well.top(), well.bottom()) - screen.y()});
}

/// A piece of the board is always seen, and its pixels lie on those of the screen.
void BoardCamera::keepInSight()
{
    const double least = 60;
    const QSizeF size(m_width * m_scale, m_depth * m_scale);
    const auto keep = [least](double origin, double length, double from, double to) {
        const double room = std::min(least, length / 2);
        return std::round(std::clamp(origin, from + room - length, std::max(from + room - length, to - room)));
    };
    m_origin = {keep(m_origin.x(), size.width(), m_room.left(), m_room.right()),
                keep(m_origin.y(), size.height(), m_room.top(), m_room.bottom())};
}

}  // namespace muster::editor
