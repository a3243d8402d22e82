#include "core/geometry/rotation.hpp"

#include <numbers>
#include <utility>

namespace muster::geometry {

Point direction(double degrees)
{
    const double turn = std::fmod(degrees, 360.0);
    for (const auto& [angle, step] : {std::pair{0.0, Point{0, 1}}, {90.0, {1, 0}}, {180.0, {0, -1}}, {270.0, {-1, 0}}})
        if (turn == angle || turn == angle - 360) return step;
    const double radians = turn * (std::numbers::pi / 180);
    return {std::sin(radians), std::cos(radians)};
}

double bearing(Point from, Point to) { return std::atan2(to.x - from.x, to.y - from.y) * 180 / std::numbers::pi; }

void rotate(std::span<Point> points, Point about, double degrees)
{
    const Point turn = direction(degrees);
    for (Point& p : points) p = about + turnedTo(p - about, turn);
}

}  // namespace muster::geometry
