#include "random.hpp"

#include <catch2/catch.hpp>

#include <numbers>

namespace muster::geometry::test {

Shape made(ShapeResult result)
{
    if (const auto* error = std::get_if<GeometryError>(&result)) FAIL(error->message);
    return std::get<Shape>(std::move(result));
}

Shape box(double left, double lower, double width, double depth)
{
    return made(geometry::rectangle({left + width / 2, lower + depth / 2}, width, depth));
}

GeometryError errorOf(const ShapeResult& result)
{
    REQUIRE(std::holds_alternative<GeometryError>(result));
    return std::get<GeometryError>(result);
}

Shape Random::rectangle()
{
    return made(geometry::rectangle(spot(), between(1, 8), between(0.5, 6), below(2) == 0 ? 0 : between(0, 360)));
}
Shape Random::ellipse() { return made(geometry::ellipse(spot(), between(2, 8), between(1, 6), between(0, 360))); }

Shape Random::star()
{
    for (;;) {
        const Point middle = spot();
        const std::size_t count = 4 + below(9);
        std::vector<Point> corners;
        for (std::size_t i = 0; i < count; ++i) {
            const double angle =
                (static_cast<double>(i) + between(0, 0.8)) * 2 * std::numbers::pi / static_cast<double>(count);
            corners.push_back(middle + Point{std::cos(angle), std::sin(angle)} * between(0.8, 6));
        }
        if (auto shape = polygon(corners); std::holds_alternative<Shape>(shape)) return std::get<Shape>(shape);
    }
}

Shape Random::river()
{
    for (;;) {
        std::vector<Point> points{spot()};
        double angle = between(0, 6.28);
        for (std::size_t i = 0, count = 1 + below(5); i < count; ++i) {
            points.push_back(points.back() + Point{std::cos(angle), std::sin(angle)} * between(4, 12));
            angle += between(-1, 1);
        }
        if (auto shape = line(points, between(0.5, 3)); std::holds_alternative<Shape>(shape))
            return std::get<Shape>(shape);
    }
}

Shape Random::any()
{
    switch (below(5)) {
    case 0: return rectangle();
    case 1: return ellipse();
    case 2: return star();
    case 3: return river();
    default: return onGrid();
    }
}

Shape Random::onGrid()
{
    for (;;) {
        const Shape rough = below(2) == 0 ? star() : rectangle();
        std::vector<Point> corners;
        for (const Point p : rough.ring(0)) corners.push_back({std::round(p.x), std::round(p.y)});
        if (auto shape = polygon(corners); std::holds_alternative<Shape>(shape)) return std::get<Shape>(shape);
    }
}

namespace {

const Point middle{24, 24};

}  // namespace

Shape Motion::operator()(const Shape& shape) const
{
    const Shape turned = moved(rotated(shape, degrees, middle), by);
    return mirror ? mirrored(turned, middle, 30) : turned;
}

Point Motion::operator()(Point p) const { return (*this)(made(point(p))).ring(0)[0]; }

std::vector<Motion> someMotions(Random& random)
{
    return {{{100, -20}, 0, false},
            {{0, 0}, 90, false},
            {{0, 0}, random.between(0, 360), false},
            {{0, 0}, 0, true},
            {{random.between(-500, 500), random.between(-500, 500)}, random.between(0, 360), random.below(2) == 0}};
}

}  // namespace muster::geometry::test
