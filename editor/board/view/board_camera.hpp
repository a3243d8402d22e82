#pragma once

#include "core/sheet/map.hpp"

#include <QPointF>
#include <QRectF>
#include <QSizeF>

namespace muster::editor {

/// How the board is seen: which of its points lies where in the widget, and how large it is.
class BoardCamera {
public:
    /// The size of the board in its measure, and the part of the widget in which it is seen.
    void setBoard(double width, double depth);
    void setViewport(QRectF viewport);

    double scale() const { return m_scale; }  ///< pixels for one unit of the board
    QRectF viewport() const { return m_viewport; }
    QPointF toScreen(sheet::MapPoint at) const
    {
        return {m_origin.x() + at.x * m_scale, m_origin.y() + (m_depth - at.y) * m_scale};
    }
    sheet::MapPoint toBoard(QPointF at) const
    {
        return {(at.x() - m_origin.x()) / m_scale, m_depth - (at.y() - m_origin.y()) / m_scale};
    }
    QRectF boardOnScreen() const { return {m_origin, QSizeF(m_width * m_scale, m_depth * m_scale)}; }
    QPointF origin() const { return m_origin; }  ///< of the board's north-west corner

    /// Shows all of it.
    void fit();
    /// So many times larger, with the point under `at` staying where it is.
    void zoomBy(double factor, QPointF at);
    void setScale(double scale, QPointF at);
    void panBy(QPointF pixels);
    /// Moves it just so far that the point can be seen well.
    void reveal(sheet::MapPoint at);
    /// 1 when all of the board just fits.
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
