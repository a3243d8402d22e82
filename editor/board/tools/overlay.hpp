#pragma once

#include "editor/board/view/board_camera.hpp"

#include <QPainter>
#include <QPalette>
#include <QPolygonF>
#include <QString>

namespace muster::editor {

/// The places of a ring as pixels.
QPolygonF onScreen(const BoardCamera& camera, const sheet::MapRing& ring);

/// Strokes of tools, over whatever the map shows there: dark or coloured with a light casing.
void paintStroke(QPainter& painter, const QPolygonF& line, bool closed, const QColor& colour,
                 Qt::PenStyle style = Qt::SolidLine);
/// A corner that can be taken hold of; `marked` for the one at hand.
void paintKnob(QPainter& painter, QPointF at, const QColor& colour, bool marked = false);
/// Words beside a place, on ground of their own, kept inside of `room`.
void paintTag(QPainter& painter, QPointF at, const QString& words, const QRectF& viewport, const QPalette& palette);

/// Words beside a place, on its far side as seen from `centre`, clear of what is taken where there is room; gives the
/// place they take.
QRectF paintOuterTag(QPainter& painter, QPointF at, QPointF centre, const QString& words, const QRectF& viewport,
                     const QList<QRectF>& taken, const QPalette& palette);
/// The colour of what is being drawn, the same in light and dark: the map lies on light paper.
QColor drawingColour();
/// Of what would come on the other half of the board.
QColor partnerColour();

/// "12.5 in": a length with one decimal, or two where it is short.
QString lengthWords(double length, const std::string& measure);

}  // namespace muster::editor
