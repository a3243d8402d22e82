#pragma once

#include "editor/board/view/board_camera.hpp"

#include <QPainter>
#include <QPalette>
#include <QPolygonF>
#include <QString>

namespace muster::editor {

/// The points of a ring in pixels.
QPolygonF onScreen(const BoardCamera& camera, const sheet::MapRing& ring);

/// Paints a tool's stroke, visible on any background: dark or coloured with a light casing.
void paintStroke(QPainter& painter, const QPolygonF& line, bool closed, const QColor& colour,
                 Qt::PenStyle style = Qt::SolidLine);
/// Paints a corner handle; `marked` for the current one.
void paintKnob(QPainter& painter, QPointF at, const QColor& colour, bool marked = false);
/// Paints text beside a point, on its own background, within `viewport`.
void paintTag(QPainter& painter, QPointF at, const QString& words, const QRectF& viewport, const QPalette& palette);

/// Paints text on the side of a point away from `centre`, clear of occupied rectangles if possible; returns its
/// rectangle.
QRectF paintOuterTag(QPainter& painter, QPointF at, QPointF centre, const QString& words, const QRectF& viewport,
                     const QList<QRectF>& taken, const QPalette& palette);
/// The colour of shapes being drawn, the same in light and dark themes, because the map has a light background.
QColor drawingColour();
/// The colour of the partner on the other half of the board.
QColor partnerColour();

/// "12.5 in": a length with one decimal, or two if it is short.
QString lengthWords(double length, const std::string& measure);

}  // namespace muster::editor
