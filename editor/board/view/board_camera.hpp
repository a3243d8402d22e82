#pragma once

#include "core/sheet/map.hpp"

#include <QPointF>
#include <QRectF>
#include <QSizeF>

namespace muster::editor {

/// Maps positions on the board to the widget, with zoom and offset.
class BoardCamera {
public:
    /// Sets the size of the board in its measure, and the part of the widget that shows it.
    void setBoard(double width, double depth);
    void setViewport(QRectF viewport);

    double scale() const { return m_scale; }  ///< pixels per unit of the board
    QRectF viewport() const { return m_viewport; }
    QPointF toScreen(geometry::Point at) const
    {
        return {m_origin.x() + at.x * m_scale, m_origin.y() + (m_depth - at.y) * m_scale};
    }
    geometry::Point toBoard(QPointF at) const
    {
        return {(at.x() - m_origin.x()) / m_scale, m_depth - (at.y() - m_origin.y()) / m_scale};
    }
    QRectF boardOnScreen() const { return {m_origin, QSizeF(m_width * m_scale, m_depth * m_scale)}; }
    QPointF origin() const { return m_origin; }  ///< of the board's north-west corner

    /// Makes the whole board visible.
    void fit();
    /// Zooms by a factor around the point under `at`.
    void zoomBy(double factor, QPointF at);
    void setScale(double scale, QPointF at);
    void panBy(QPointF pixels);
    /// Scrolls just far enough to make the point clearly visible.
    void reveal(geometry::Point at);
    /// 1 if the whole board just fits.
    double zoom() const { return m_scale / fitScale(); }

private:
    double fitScale() const;
    void keepInSight();

    double m_width = 1, m_depth = 1;
    QRectF m_viewport{0, 0, 100, 100};
    double m_scale = 1;
    QPointF m_origin;
};

}  // namespace muster::editor
