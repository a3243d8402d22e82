#include "core/geometry/motion.hpp"

#include "core/geometry/rotation.hpp"

#include <cmath>

namespace muster::geometry {

namespace {

/// Rounds to whole steps towards zero, so that moving back restores the position; ignores rounding noise.
double wholeSteps(double length, double step) { return std::trunc(std::round(length / step * 1e6) / 1e6) * step; }

}  // namespace

Motion Motion::moving(Point by)
{
    Motion motion;
    motion.by = by;
    motion.exact = true;
    return motion;
}

Motion Motion::turning(double degrees, Point about)
{
    Motion motion;
    motion.about = about;
    motion.degrees = std::fmod(degrees, 360.0);
    motion.exact = isQuarterTurn(motion.degrees);
    return motion;
}

Motion Motion::turningBox(double degrees, const Box& box, double step)
{
    Motion motion = turning(degrees, box.centre());
    if (!motion.exact || std::fmod(motion.degrees, 180.0) == 0) return motion;
    // The corner of the rotated box moves by whole steps; its exact place may lie on half steps.
    const double slide = (box.width() - box.depth()) / 2;
    const Point corner{box.left + wholeSteps(slide, step), box.lower - wholeSteps(slide, step)};
    const Point exact{box.left + slide, box.lower - slide};
    motion.by = corner - exact;
    return motion;
}

Motion Motion::mirroring(bool flipX, bool flipY, Point about)
{
    Motion motion;
    motion.about = about;
    motion.flipX = flipX;
    motion.flipY = flipY;
    motion.exact = true;
    return motion;
}

Motion Motion::scaling(double across, double up, Point about)
{
    Motion motion;
    motion.about = about;
    motion.across = across;
    motion.up = up;
    return motion;
}

Point Motion::operator()(Point p) const
{
    Point d = p - about;
    d = {d.x * (flipX ? -across : across), d.y * (flipY ? -up : up)};
    if (turns()) d = turnedTo(d, direction(degrees));
    return about + d + by;
}

double Motion::facing(double from) const
{
    if (flipX) from = -from;
    if (flipY) from = 180 - from;
    return from + degrees;
}

bool Motion::isFinite() const
{
    return geometry::isFinite(about) && geometry::isFinite(by) && std::isfinite(degrees) && std::isfinite(across) &&
           std::isfinite(up) && across > 0 && up > 0;
}

}  // namespace muster::geometry
