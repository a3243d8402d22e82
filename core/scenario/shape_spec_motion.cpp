#include "core/scenario/shape_spec.hpp"

#include "core/geometry/rotation.hpp"

#include <cmath>
#include <tuple>

namespace muster::rules {

using geometry::Box;
using geometry::isQuarterTurn;
using geometry::Motion;
using geometry::Point;
using Kind = ShapeSpec::Kind;

namespace {

bool isHalf(double degrees) { return std::fmod(degrees, 180.0) == 0; }

double turned(double rotation, const Motion& motion)
{
    // A reflection reverses the rotation; half a turn preserves it.
    const double leaning = motion.flipX != motion.flipY ? -rotation : rotation;
    return motion.turns() ? leaning + motion.degrees : leaning;
}

/// The factor by which lengths in a direction change.
double stretch(double degrees, const Motion& motion)
{
    const Point way = geometry::direction(degrees);
    return geometry::length({way.x * motion.across, way.y * motion.up});
}

/// Handles are directions, so they do not move along.
void moveHandles(ShapeSpec& spec, const Motion& motion)
{
    const Point origin = motion({});
    for (auto& [in, out] : spec.handles) in = motion(in) - origin, out = motion(out) - origin;
}

ShapeSpec movedPoints(const ShapeSpec& spec, const Motion& motion, const BoardFrame& frame)
{
    if (spec.rotation != 0 && motion.scales() && motion.across != motion.up)
        return movedPoints(unrotated(spec, frame), motion, frame);
    ShapeSpec result = spec;
    if (spec.rotation == 0 || !motion.turns()) {
        for (Point& p : result.points) p = motion(p);
        moveHandles(result, motion);
        if (!motion.turns()) result.rotation = turned(spec.rotation, motion);
        return result;
    }
    const Point centre = centreOf(spec, frame), by = motion(centre) - centre;
    for (Point& p : result.points) p = p + by;
    result.rotation = turned(spec.rotation, motion);
    return result;
}

ShapeSpec movedBox(const ShapeSpec& spec, const Motion& motion)
{
    ShapeSpec result = spec;
    result.at = motion(spec.at);
    result.rotation = spec.isRound() ? spec.rotation : turned(spec.rotation, motion);
    if (motion.scales()) {
        result.width = spec.width * stretch(spec.rotation + 90, motion);
        result.depth = spec.depth * stretch(spec.rotation, motion);
    }
    return result;
}

bool isSame(const Box& a, const Box& b)
{
    constexpr double noise = 1e-7;
    return std::abs(a.left - b.left) < noise && std::abs(a.right - b.right) < noise &&
           std::abs(a.lower - b.lower) < noise && std::abs(a.upper - b.upper) < noise;
}

/// A strip along another edge if the result lies on one, else a rectangle.
ShapeSpec movedStrip(const ShapeSpec& spec, const Motion& motion, const BoardFrame& frame)
{
    const Box box = frame.strip(spec.edge, spec.depth, spec.inset);
    ShapeSpec rectangle;
    rectangle.kind = Kind::rectangle;
    rectangle.at = box.centre();
    rectangle.width = box.width(), rectangle.depth = box.depth();
    rectangle.rotation = spec.rotation;
    if (spec.rotation == 0 && !motion.scales() && isQuarterTurn(motion.degrees)) {
        Box image = Box::around(motion({box.left, box.lower}));
        image.include(motion({box.right, box.upper}));
        for (const Edge edge : {spec.edge, Edge::north, Edge::south, Edge::east, Edge::west}) {
            if (!isSame(frame.strip(edge, spec.depth, spec.inset), image)) continue;
            ShapeSpec strip = spec;
            strip.edge = edge;
            return strip;
        }
    }
    return movedBox(rectangle, motion);
}

ShapeSpec movedSquare(const ShapeSpec& spec, const Motion& motion, const BoardFrame& frame)
{
    const auto box = frame.square(spec.column, spec.row);
    if (!box) return spec;
    ShapeSpec result = spec;
    std::tie(result.column, result.row) = squareAt(motion(box->centre()), frame);
    if (!isHalf(spec.rotation)) result.rotation = turned(spec.rotation, motion);
    return result;
}

}  // namespace

ShapeSpec transformed(const ShapeSpec& spec, const Motion& motion, const BoardFrame& frame)
{
    switch (spec.kind) {
    case Kind::polygon:
    case Kind::line: return movedPoints(spec, motion, frame);
    case Kind::strip: return movedStrip(spec, motion, frame);
    case Kind::square: return movedSquare(spec, motion, frame);
    case Kind::rectangle:
    case Kind::ellipse: break;
    }
    return movedBox(spec, motion);
}

}  // namespace muster::rules
