#include "editor/board/view/sketch_picture.hpp"

#include <QPainter>

#include <cmath>

namespace muster::editor {

using namespace printer::map;

namespace {

constexpr double pixelsPerMillimetre = 4.4;  // scale at which text and patterns have a good size on screen
constexpr double units = printer::unitsPerMillimetre;
// Split large patterns into bundles, so that a tile paints only those near it.
constexpr std::size_t maxInBundle = 24;

QPointF pointOf(geometry::Point at) { return {at.x * units, at.y * units}; }
QColor colourOf(printer::Ink ink) { return {ink.red, ink.green, ink.blue}; }

QPen penOf(double thickness, printer::Ink ink, printer::Dash dash, bool round)
{
    if (thickness <= 0) return {Qt::NoPen};
    QPen pen(colourOf(ink), thickness * units, Qt::SolidLine, round ? Qt::RoundCap : Qt::FlatCap,
             round ? Qt::RoundJoin : Qt::MiterJoin);
    if (dash == printer::Dash::solid) return pen;
    const auto pattern = printer::patternOf(dash);
    pen.setDashPattern({pattern.on, pattern.off});
    return pen;
}

QBrush brushOf(const std::optional<printer::Ink>& fill) { return fill ? QBrush(colourOf(*fill)) : QBrush(Qt::NoBrush); }

QRectF rectOf(const Frame& frame)
{
    return {QPointF(frame.left, frame.top) * units, QPointF(frame.right, frame.bottom) * units};
}

}  // namespace

double sketchScaleFor(double pixelsPerUnit, double pixelRatio)
{
    const double wanted = pixelsPerUnit / (pixelsPerMillimetre * pixelRatio);
    return std::pow(2.0, std::round(std::log2(wanted) * 2) / 2);
}

SketchPicture::SketchPicture(const Sketch& sketch, printer::Typesetter* type) : m_board(rectOf(sketch.board))
{
    for (const auto& item : sketch.items) {
        if (const auto* lines = std::get_if<Lines>(&item))
            add(*lines);
        else if (const auto* disc = std::get_if<Disc>(&item))
            add(*disc);
        else if (type)
            add(std::get<Words>(item), *type);
    }
}

void SketchPicture::add(const Lines& lines)
{
    // An area with holes stays whole.
    const bool apart = lines.outlines.size() > maxInBundle;
    const auto pen = penOf(lines.thickness, lines.ink, lines.dash, lines.round);
    Mark mark;
    const auto finish = [&] {
        if (mark.path.isEmpty()) return;
        const double margin = lines.thickness * units;
        mark.bounds = mark.path.boundingRect().adjusted(-margin, -margin, margin, margin);
        mark.pen = pen;
        mark.brush = brushOf(lines.closed ? lines.fill : std::nullopt);
        m_marks.push_back(std::move(mark));
        mark = {};
    };
    std::size_t count = 0;
    for (const auto& outline : lines.outlines) {
        for (std::size_t i = 0; i < outline.size(); ++i) {
            if (i == 0)
                mark.path.moveTo(pointOf(outline[i]));
            else
                mark.path.lineTo(pointOf(outline[i]));
        }
        if (lines.closed && !outline.empty()) mark.path.closeSubpath();
        if (apart && ++count % maxInBundle == 0) finish();
    }
    finish();
}

void SketchPicture::add(const Disc& disc)
{
    Mark mark;
    const double radius = disc.radius * units, margin = disc.thickness * units;
    mark.path.addEllipse(pointOf(disc.at), radius, radius);
    mark.bounds = mark.path.boundingRect().adjusted(-margin, -margin, margin, margin);
    mark.pen = penOf(disc.thickness, disc.ink, printer::Dash::solid, false);
    mark.brush = brushOf(disc.fill);
    m_marks.push_back(std::move(mark));
}

void SketchPicture::add(const Words& words, printer::Typesetter& type)
{
    Mark mark;
    mark.words = printer::displayText(words.text);
    mark.font = type.font(words.style);
    mark.pen = QPen(colourOf(words.style.ink));
    mark.at = pointOf(words.at);
    mark.turn = words.turn;
    mark.bounds = rectOf(frameOf(Item(words)).grown(1));
    m_marks.push_back(std::move(mark));
}

void SketchPicture::paint(QPainter& painter, const Mark& mark)
{
    painter.setPen(mark.pen);
    if (mark.words.isEmpty()) {
        painter.setBrush(mark.brush);
        painter.drawPath(mark.path);
        return;
    }
    painter.setFont(mark.font);
    if (mark.turn == 0) return painter.drawText(mark.at, mark.words);
    painter.save();
    painter.translate(mark.at);
    painter.rotate(mark.turn);
    painter.drawText(QPointF(), mark.words);
    painter.restore();
}

void SketchPicture::paint(QPainter& painter, const QRectF& part) const
{
    for (const auto& mark : m_marks)
        if (mark.bounds.intersects(part)) paint(painter, mark);
}

void SketchPicture::paint(QPainter& painter) const
{
    for (const auto& mark : m_marks) paint(painter, mark);
}

}  // namespace muster::editor
