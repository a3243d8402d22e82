#pragma once

#include "core/sheet/map.hpp"

#include <QImage>
#include <QWidget>

#include <functional>

namespace muster::editor {

class BoardView;

/// The whole board in a corner of the view, with a frame around the part that the view shows, while it does not show
/// all of it. A click or a drag moves that part there, the wheel zooms.
class Minimap : public QWidget {
    Q_OBJECT
public:
    /// `picture` gives the whole map in small, or a null image before it is drawn.
    Minimap(BoardView& view, std::function<QImage()> picture);

    /// Shows it where it belongs, or hides it.
    void refresh();
    /// The pixel of a position on the board.
    QPointF pixel(geometry::Point at) const;

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;

private:
    void moveTo(QPointF pixel);

    BoardView& m_view;
    std::function<QImage()> m_picture;
    double m_scale = 1;    ///< pixels per unit of the board
    QImage m_small;        ///< the picture in the size that is shown
    qint64 m_smallOf = 0;  ///< the picture that it was made from
};

}  // namespace muster::editor
