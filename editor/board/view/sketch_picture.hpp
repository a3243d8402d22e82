#pragma once

#include "printer/fonts/typesetter.hpp"
#include "printer/map/map_marks.hpp"

#include <QBrush>
#include <QFont>
#include <QPainterPath>
#include <QPen>
#include <QRectF>
#include <QString>

#include <vector>

QT_BEGIN_NAMESPACE
class QPainter;
QT_END_NAMESPACE

namespace muster::editor {

/// Millimetres of the sketch per board unit, for a zoom in device pixels per unit. Constant over a range of zooms, so
/// that text and patterns do not change size while zooming.
double sketchScaleFor(double pixelsPerUnit, double pixelRatio);

/// The lines and texts of a map, prepared for repeated painting in parts. One unit is a hundredth of a millimetre of
/// the sketch.
class SketchPicture {
public:
    SketchPicture() = default;
    /// Without fonts, texts are omitted.
    SketchPicture(const printer::map::Sketch& sketch, printer::Typesetter* type);

    /// Paints everything that reaches into that part.
    void paint(QPainter& painter, const QRectF& part) const;
    void paint(QPainter& painter) const;
    bool isEmpty() const { return m_marks.empty(); }
    /// The board in these coordinates.
    const QRectF& board() const { return m_board; }

private:
    struct Mark {
        QRectF bounds;
        QPainterPath path;  ///< empty for text
        QPen pen;
        QBrush brush;
        QString words;
        QFont font;
        QPointF at;
        double turn = 0;
    };
    void add(const printer::map::Lines& lines);
    void add(const printer::map::Disc& disc);
    void add(const printer::map::Words& words, printer::Typesetter& type);
    static void paint(QPainter& painter, const Mark& mark);

    std::vector<Mark> m_marks;
    QRectF m_board;
};

}  // namespace muster::editor
