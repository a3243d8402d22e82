#include "editor/document/board_form.hpp"

#include "core/geometry/ring.hpp"

#include <cmath>
#include <tuple>

namespace muster::editor::scenario {

using rules::BoardFrame;
using rules::Edge;
using Kind = Form::Kind;

namespace {

bool isHalf(double degrees) { return std::fmod(degrees, 180.0) == 0; }

double turned(double rotation, const Motion& motion)
{
    // Mirrored, what leaned to the right leans to the left; after half a turn it leans as before.
    const double leaning = motion.flipX != motion.flipY ? -rotation : rotation;
    return motion.turns() ? leaning + motion.degrees : leaning;
}

/// How much longer a step in a direction becomes.
double stretch(double degrees, const Motion& motion)
{
    const Point way = geometry::direction(degrees);
    return geometry::length({way.x * motion.across, way.y * motion.up});
}

Form movedPoints(const Form& form, const Motion& motion, const BoardFrame& frame)
{
    if (form.rotation != 0 && motion.scales() && motion.across != motion.up)
        return movedPoints(laidOut(form, frame), motion, frame);
    Form result = form;
    if (form.rotation == 0 || !motion.turns()) {
        for (Point& p : result.points) p = motion(p);
        if (!motion.turns()) result.rotation = turned(form.rotation, motion);
        return result;
    }
    const Point centre = centreOf(form, frame), by = motion(centre) - centre;
    for (Point& p : result.points) p = p + by;
    result.rotation = turned(form.rotation, motion);
    return result;
}

Form movedBox(const Form& form, const Motion& motion)
{
    Form result = form;
    result.at = motion(form.at);
    result.rotation = form.isRound() ? form.rotation : turned(form.rotation, motion);
    if (motion.scales()) {
        result.width = form.width * stretch(form.rotation + 90, motion);
        result.depth = form.depth * stretch(form.rotation, motion);
    }
    return result;
}

bool isSame(const Box& a, const Box& b)
{
    constexpr double noise = 1e-7;
    return std::abs(a.left - b.left) < noise && std::abs(a.right - b.right) < noise &&
           std::abs(a.lower - b.lower) < noise && std::abs(a.upper - b.upper) < noise;
}

/// Along another edge where it comes to lie so, else a rectangle.
Form movedStrip(const Form& form, const Motion& motion, const BoardFrame& frame)
{
    const Box box = frame.strip(form.edge, form.depth, form.inset);
    Form rectangle;
    rectangle.kind = Kind::rectangle;
    rectangle.at = box.centre();
    rectangle.width = box.width(), rectangle.depth = box.depth();
    rectangle.rotation = form.rotation;
    if (form.rotation == 0 && !motion.scales() && isQuarterTurn(motion.degrees)) {
        Box image = Box::around(motion({box.left, box.lower}));
        image.include(motion({box.right, box.upper}));
        for (const Edge edge : {form.edge, Edge::north, Edge::south, Edge::east, Edge::west}) {
            if (!isSame(frame.strip(edge, form.depth, form.inset), image)) continue;
            Form strip = form;
            strip.edge = edge;
            return strip;
        }
    }
    return movedBox(rectangle, motion);
}

Form movedSquare(const Form& form, const Motion& motion, const BoardFrame& frame)
{
    const auto box = frame.square(form.column, form.row);
    if (!box) return form;
    Form result = form;
    std::tie(result.column, result.row) = squareAt(motion(box->centre()), frame);
    if (!isHalf(form.rotation)) result.rotation = turned(form.rotation, motion);
    return result;
}

}  // namespace

Form movedForm(const Form& form, const Motion& motion, const BoardFrame& frame)
{
    switch (form.kind) {
    case Kind::polygon:
    case Kind::line: return movedPoints(form, motion, frame);
    case Kind::strip: return movedStrip(form, motion, frame);
    case Kind::square: return movedSquare(form, motion, frame);
    case Kind::rectangle:
    case Kind::ellipse: break;
    }
    return movedBox(form, motion);
}

}  // namespace muster::editor::scenario
