#include "core/geometry/shape.hpp"

#include "core/geometry/makers.hpp"
#include "core/geometry/ring.hpp"
#include "core/geometry/rotation.hpp"

#include <numbers>

namespace muster::geometry {

struct Shape::Data {
    std::vector<Point> points;
    std::vector<std::uint32_t> ringEnds;
    Place place;
};

Shape::Shape(Place::Kind kind, std::vector<Point> points, std::vector<std::uint32_t> ringEnds)
{
    auto data = std::make_shared<Data>();
    data->points = std::move(points);
    data->ringEnds = std::move(ringEnds);
    data->place = placeOf(kind, data->points, data->ringEnds);
    m_data = std::move(data);
}

const Place& Shape::place() const { return m_data->place; }

namespace {

/// The shape with every point changed; `turned` means that left became right.
template <class Change>
Shape changed(const Shape& shape, Change change, bool turned)
{
    const Place& old = shape.place();
    std::vector<Point> points(old.points.begin(), old.points.end());
    for (Point& p : points) {
        p = change(p);
        if (!isWithinReach(p)) return shape;
    }
    if (turned) {
        std::uint32_t begin = 0;
        for (const std::uint32_t end : old.ringEnds) {
            std::reverse(points.begin() + begin, points.begin() + end);
            begin = end;
        }
    }
    return Shape(old.kind, std::move(points), {old.ringEnds.begin(), old.ringEnds.end()});
}

}  // namespace

Shape moved(const Shape& shape, Point by)
{
    return changed(
        shape, [&](Point p) { return p + by; }, false);
}

Shape rotated(const Shape& shape, double degrees, Point about)
{
    const Point turn = direction(degrees);
    return changed(
        shape, [&](Point p) { return about + turnedTo(p - about, turn); }, false);
}

Shape mirrored(const Shape& shape, Point through, double degrees)
{
    const Point axis = direction(degrees);
    const auto reflect = [&](Point p) {
        const Point d = p - through;
        return through + axis * (2 * dot(d, axis)) - d;
    };
    return changed(shape, reflect, shape.isArea());
}

}  // namespace muster::geometry
