#include "editor/board/view/minimap.hpp"

#include "editor/board/view/board_view.hpp"
#include "editor/board/view/map_tiles.hpp"

#include <QMouseEvent>
#include <QPainter>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

namespace muster::editor {

namespace {

constexpr double longerSide = 150;     ///< pixels, of the board
constexpr int border = 3, margin = 8;  ///< pixels
constexpr int leastRoom = 3;           ///< times its own size that the view must have

}  // namespace

Minimap::Minimap(BoardView& view, std::function<QImage()> picture)
    : QWidget(&view), m_view(view), m_picture(std::move(picture))
{
    setObjectName("minimap");
    setAccessibleName(tr("The whole board"));
    setToolTip(tr("The whole board: click or drag to see another part, turn the wheel to zoom"));
    setCursor(Qt::PointingHandCursor);
    hide();
    connect(&view, &BoardView::zoomChanged, this, &Minimap::refresh);
    connect(&view, &BoardView::showsChanged, this, &Minimap::refresh);
}

void Minimap::refresh()
{
    const auto& map = m_view.board().map;
    const auto& camera = m_view.camera();
    const QRectF room = camera.viewport();
    // A pixel of tolerance: what just fits is seen whole.
    const bool isWhole = room.adjusted(-1, -1, 1, 1).contains(camera.boardOnScreen());
    bool isShown = m_view.shows().minimap && map.isValid() && !isWhole;
    if (isShown) {
        m_scale = longerSide / std::max(map.width, map.depth);
        const QSize size(static_cast<int>(std::ceil(map.width * m_scale)) + 2 * border,
                         static_cast<int>(std::ceil(map.depth * m_scale)) + 2 * border);
        isShown = room.width() >= leastRoom * size.width() && room.height() >= leastRoom * size.height();
        setGeometry(QRect(QPoint(static_cast<int>(room.right()) - size.width() - margin,
                                 static_cast<int>(room.bottom()) - size.height() - margin),
                          size));
    }
    setVisible(isShown);
    update();
}

QPointF Minimap::pixel(geometry::Point at) const
{
    return {border + at.x * m_scale, border + (m_view.board().map.depth - at.y) * m_scale};
}

void Minimap::paintEvent(QPaintEvent*)
{
    const auto& map = m_view.board().map;
    const auto& camera = m_view.camera();
    const QRectF whole(pixel({0, map.depth}), pixel({map.width, 0}));
    QPainter painter(this);
    painter.fillRect(rect(), palette().color(QPalette::Window));
    const QImage picture = m_picture();
    const QSize wanted = (whole.size() * devicePixelRatioF()).toSize();
    if (!picture.isNull() && (m_smallOf != picture.cacheKey() || m_small.size() != wanted)) {
        m_small = picture.scaled(wanted, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
        m_smallOf = picture.cacheKey();
    }
    const auto checkResult = m_view.checkResult();
    if (m_small.isNull())
        painter.fillRect(whole, palette().color(QPalette::Base));
    else if (m_small.hasAlphaChannel())
        painter.fillRect(whole, groundColour(checkResult ? checkResult->document.get() : nullptr));
    if (!m_small.isNull()) painter.drawImage(whole, m_small);
    const QRectF seen = QRectF(pixel(camera.toBoard(camera.viewport().topLeft())),
                               pixel(camera.toBoard(camera.viewport().bottomRight())))
                            .intersected(whole);
    // Light around dark, to be seen on any ground.
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(Qt::white, 4));
    painter.drawRect(seen);
    painter.setPen(QPen(QColor(0x1d, 0x6f, 0xd8), 2));
    painter.drawRect(seen);
    painter.setPen(palette().color(QPalette::WindowText));
    painter.drawRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5));
}

void Minimap::moveTo(QPointF pixel)
{
    const auto& map = m_view.board().map;
    m_view.bringToMiddle({std::clamp((pixel.x() - border) / m_scale, 0.0, map.width),
                          std::clamp(map.depth - (pixel.y() - border) / m_scale, 0.0, map.depth)});
}

void Minimap::mousePressEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton) moveTo(event->position());
    event->accept();
}

void Minimap::mouseMoveEvent(QMouseEvent* event)
{
    if (event->buttons() & Qt::LeftButton) moveTo(event->position());
    event->accept();
}

void Minimap::mouseReleaseEvent(QMouseEvent* event) { event->accept(); }

void Minimap::mouseDoubleClickEvent(QMouseEvent* event) { event->accept(); }

void Minimap::wheelEvent(QWheelEvent* event)
{
    m_view.zoomBy(std::pow(1.2, event->angleDelta().y() / 120.0));
    event->accept();
}

}  // namespace muster::editor
