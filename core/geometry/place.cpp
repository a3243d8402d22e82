#include "core/geometry/place.hpp"

#include "core/geometry/segments.hpp"

namespace muster::geometry {

namespace {

/// Twice the area and the first moments of the rings, relative to a nearby point so that large coordinates cost no
/// precision.
struct Moments {
    double twice = 0;
    Point sum;
};

Moments moments(const Place& place)
{
    Moments total;
    const Point origin = place.points[0];
    forEdges(place, [&](Point from, Point to) {
        const Point a = from - origin, b = to - origin;
        const double part = cross(a, b);
        total.twice += part;
        total.sum = total.sum + (a + b) * part;
        return true;
    });
    return total;
}

Point middleOfPath(const Place& path)
{
    double left = perimeter(path) / 2;
    Point middle = path.points.front();
    forEdges(path, [&](Point from, Point to) {
        const double step = distance(from, to);
        middle = step > 0 ? from + (to - from) * std::min(1.0, left / step) : from;
        left -= step;
        return left > 0;
    });
    return middle;
}

}  // namespace

double area(const Place& place) { return place.isArea() ? std::max(0.0, moments(place).twice / 2) : 0; }

double perimeter(const Place& place)
{
    double sum = 0;
    forEdges(place, [&](Point from, Point to) {
        sum += distance(from, to);
        return true;
    });
    return sum;
}

Point centre(const Place& place)
{
    if (place.kind == Place::Kind::path) return middleOfPath(place);
    if (place.kind == Place::Kind::point) return place.points[0];
    const Moments m = moments(place);
    return m.twice > 0 ? place.points[0] + m.sum * (1 / (3 * m.twice)) : place.bounds.centre();
}

bool holds(const Place& place, Point point)
{
    const double fine = grain(place.bounds, Box::around(point));
    if (!place.bounds.grownBy(fine).contains(point)) return false;
    bool odd = false;
    const bool off = forEdges(place, [&](Point from, Point to) {
        if (place.isArea() && (from.y > point.y) != (to.y > point.y))
            odd ^= point.x < from.x + (to.x - from.x) * ((point.y - from.y) / (to.y - from.y));
        return squaredDistance(point, from, to) > fine * fine;
    });
    return odd || !off;
}

}  // namespace muster::geometry
