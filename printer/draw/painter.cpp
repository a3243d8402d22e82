#include "printer/draw/painter.hpp"

#include "printer/draw/image_of.hpp"

#include <QPainter>
#include <QPainterPath>

namespace muster::printer {

namespace {

class MarkPainter {
public:
    MarkPainter(QPainter& painter, Typesetter& type) : m_painter(painter), m_type(type) {}

    void operator()(const TextMark& mark) const
    {
        m_painter.setPen(colour(mark.style.ink));
        m_painter.setFont(m_type.font(mark.style));
        m_painter.drawText(point(mark.x, mark.y), mark.text);
    }
    void operator()(const LineMark& mark) const
    {
        m_painter.setPen(pen(mark.thickness, mark.ink, mark.dash));
        m_painter.drawLine(point(mark.x1, mark.y1), point(mark.x2, mark.y2));
    }
    void operator()(const BoxMark& mark) const
    {
        m_painter.setPen(pen(mark.thickness, mark.ink, Dash::solid));
        m_painter.setBrush(brush(mark.filled ? std::optional(mark.fill) : std::nullopt));
        const QRectF box(point(mark.x, mark.y), point(mark.x + mark.width, mark.y + mark.height));
        if (mark.radius > 0)
            m_painter.drawRoundedRect(box, mark.radius * unitsPerMillimetre, mark.radius * unitsPerMillimetre);
        else
            m_painter.drawRect(box);
    }
    void operator()(const EllipseMark& mark) const
    {
        m_painter.setPen(pen(mark.thickness, mark.ink, mark.dash));
        m_painter.setBrush(brush(mark.fill));
        m_painter.drawEllipse(point(mark.x, mark.y), mark.radiusX * unitsPerMillimetre,
                              mark.radiusY * unitsPerMillimetre);
    }
    void operator()(const PathMark& mark) const
    {
        auto outline = pen(mark.thickness, mark.ink, mark.dash);
        outline.setCapStyle(mark.round ? Qt::RoundCap : Qt::FlatCap);
        outline.setJoinStyle(mark.round ? Qt::RoundJoin : Qt::MiterJoin);
        m_painter.setPen(outline);
        m_painter.setBrush(brush(mark.closed ? mark.fill : std::nullopt));
        m_painter.drawPath(pathOf(mark.rings, mark.closed));
    }
    void operator()(const FieldMark& /*mark*/) const {}
    void operator()(const ImageMark& mark) const
    {
        m_painter.setRenderHint(QPainter::SmoothPixmapTransform);
        m_painter.drawImage(QRectF(point(mark.x, mark.y), point(mark.x + mark.width, mark.y + mark.height)),
                            imageOf(*mark.picture));
    }
    void operator()(const GroupMark& mark) const
    {
        m_painter.save();
        const auto& place = mark.place;
        m_painter.setTransform(QTransform(place.xx, place.yx, place.xy, place.yy, place.dx * unitsPerMillimetre,
                                          place.dy * unitsPerMillimetre),
                               true);
        if (!mark.clip.empty()) m_painter.setClipPath(pathOf(mark.clip, true), Qt::IntersectClip);
        for (const auto& inner : *mark.content) std::visit(*this, inner);
        m_painter.restore();
    }

private:
    static QPointF point(double x, double y) { return {x * unitsPerMillimetre, y * unitsPerMillimetre}; }
    static QPainterPath pathOf(const std::vector<Ring>& rings, bool closed)
    {
        QPainterPath path;
        path.setFillRule(Qt::OddEvenFill);
        for (const auto& ring : rings) {
            for (std::size_t i = 0; i < ring.size(); ++i) {
                if (i == 0)
                    path.moveTo(point(ring[i].x, ring[i].y));
                else
                    path.lineTo(point(ring[i].x, ring[i].y));
            }
            if (closed && !ring.empty()) path.closeSubpath();
        }
        return path;
    }
    static QColor colour(Ink ink) { return {ink.red, ink.green, ink.blue}; }
    static QPen pen(double thickness, Ink ink, Dash dash)
    {
        if (thickness <= 0) return {Qt::NoPen};
        QPen pen(colour(ink), thickness * unitsPerMillimetre, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin);
        if (dash == Dash::solid) return pen;
        const auto pattern = patternOf(dash);
        pen.setDashPattern({pattern.on, pattern.off});
        return pen;
    }
    static QBrush brush(const std::optional<Ink>& fill) { return fill ? QBrush(colour(*fill)) : QBrush(Qt::NoBrush); }

    QPainter& m_painter;
    Typesetter& m_type;
};

}  // namespace

void drawPage(const Page& page, Typesetter& type, QPainter& painter)
{
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setRenderHint(QPainter::TextAntialiasing);
    const MarkPainter draw(painter, type);
    for (const auto& mark : page.marks) std::visit(draw, mark);
}

}  // namespace muster::printer
