#include "editor/scenario_wizard/board_preview.hpp"

#include <QPainter>

namespace muster::editor {

BoardPreview::BoardPreview(QWidget* parent) : QWidget(parent), m_tiles(new MapTiles(this))
{
    setObjectName("wizard-preview");
    setAccessibleName(tr("The table as it will be"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    connect(m_tiles, &MapTiles::grown, this, qOverload<>(&QWidget::update));
    connect(m_tiles, &MapTiles::switched, this, qOverload<>(&QWidget::update));
}

void BoardPreview::show(std::shared_ptr<const sheet::MapPicture> map)
{
    m_picture = std::move(map);
    if (m_picture) {
        m_camera.setBoard(m_picture->width, m_picture->depth);
        MapDrawing drawing;
        drawing.picture = m_picture;
        drawing.number = ++m_number;
        m_tiles->setDrawing(std::move(drawing));
    }
    fit();
    update();
}

void BoardPreview::fit()
{
    m_camera.setViewport(QRectF(rect()).adjusted(6, 6, -6, -6));
    m_camera.fit();
}

void BoardPreview::resizeEvent(QResizeEvent*) { fit(); }

void BoardPreview::paintEvent(QPaintEvent*)
{
    if (!m_picture) return;
    QPainter painter(this);
    const QRectF board = m_camera.boardOnScreen();
    // The light background of the board, in every theme.
    painter.fillRect(board, QColor(250, 249, 243));
    // Tiles contain the border of a printed map, which would be cut off here.
    painter.setClipRect(board);
    m_tiles->paint(painter, m_camera, devicePixelRatioF());
    painter.setClipping(false);
    painter.setPen(QPen(QColor(40, 40, 40), 1.5));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(board);
}

}  // namespace muster::editor
