#include "printer/draw/painter.hpp"

#include <QPainter>

namespace muster::printer {

namespace {

QPointF point(double x, double y) { return {x * unitsPerMillimetre, y * unitsPerMillimetre}; }

QColor ink(Grey grey) { return {grey, grey, grey}; }

QPen pen(double thickness, Grey grey)
{
    return {ink(grey), thickness * unitsPerMillimetre, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin};
}

struct MarkPainter {
    QPainter& painter;
    const Typesetter& type;

    void operator()(const TextMark& mark) const
    {
        painter.setPen(ink(mark.style.grey));
        painter.setFont(type.font(mark.style));
        painter.drawText(point(mark.x, mark.y), mark.text);
    }
    void operator()(const LineMark& mark) const
    {
        painter.setPen(pen(mark.thickness, mark.grey));
        painter.drawLine(point(mark.x1, mark.y1), point(mark.x2, mark.y2));
    }
    void operator()(const BoxMark& mark) const
    {
        painter.setPen(mark.thickness > 0 ? pen(mark.thickness, mark.grey) : QPen(Qt::NoPen));
        painter.setBrush(mark.filled ? QBrush(ink(mark.fill)) : QBrush(Qt::NoBrush));
        const QRectF box(point(mark.x, mark.y), point(mark.x + mark.width, mark.y + mark.height));
        if (mark.radius > 0) painter.drawRoundedRect(box, mark.radius * unitsPerMillimetre, mark.radius * unitsPerMillimetre);
        else painter.drawRect(box);
    }
};

}  // namespace

void drawPage(const Page& page, QPainter& painter)
{
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setRenderHint(QPainter::TextAntialiasing);
    const MarkPainter draw{painter, page.drawing.type()};
    for (const auto& mark : page.drawing.marks()) std::visit(draw, mark);
}

}  // namespace muster::printer
