#pragma once

#include "printer/map/map_marks.hpp"
#include "printer/type/typesetter.hpp"

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

/// Letters and patterns keep their size over a range of zooms, so that they do not dance while one zooms: millimetres
/// of the sketch for a unit of the board that is seen at so many device pixels.
double sketchScaleFor(double pixelsPerUnit, double pixelRatio);

/// The lines and words of a map made ready to be painted again and again, in parts. One unit of its coordinates is a
/// hundredth of a millimetre of the sketch.
class SketchPicture {
public:
    SketchPicture() = default;
    /// Without fonts its words are left out.
    SketchPicture(const printer::map::Sketch& sketch, const printer::Typesetter* type);

    /// Paints what reaches into that part.
    void paint(QPainter& painter, const QRectF& part) const;
    void paint(QPainter& painter) const;
    bool isEmpty() const { return m_marks.empty(); }
    /// The board in these coordinates.
    const QRectF& board() const { return m_board; }

private:
    struct Mark {
        QRectF bounds;
        QPainterPath path;  ///< empty for words
        QPen pen;
        QBrush brush;
        QString words;
        QFont font;
        QPointF at;
        double turn = 0;
    };
    void add(const printer::map::Lines& lines);
    void add(const printer::map::Disc& disc);
    void add(const printer::map::Words& words, const printer::Typesetter& type);
    static void paint(QPainter& painter, const Mark& mark);

    std::vector<Mark> m_marks;
    QRectF m_board;
};

}  // namespace muster::editor
