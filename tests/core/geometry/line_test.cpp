#include "core/geometry/distance.hpp"
#include "random.hpp"

#include <catch2/catch.hpp>

#include <limits>

using namespace muster::geometry;
using namespace muster::geometry::test;
using Points = std::vector<Point>;

namespace {

/// The area of the board within half a width of the line, on a fine grid; here, flat ends do not reduce round caps.
double sampledArea(const Points& points, double width, double step)
{
    const Shape thin = made(path(points));
    const Box box = thin.bounds().grownBy(width);
    double sum = 0;
    for (double x = box.left + step / 2; x < box.right; x += step)
        for (double y = box.lower + step / 2; y < box.upper; y += step)
            sum += distance(Point{x, y}, thin) <= width / 2 ? step * step : 0;
    return sum;
}

}  // namespace

TEST_CASE("a straight line is a rectangle")
{
    const Shape shape = made(line(Points{{0, 0}, {5, 0}, {10, 0}}, 2));
    CHECK(shape.cornerCount() == 4);
    CHECK(shape.area() == 20);
    CHECK(shape.bounds() == Box{0, 10, -1, 1});
    CHECK(shape.convex());
}

TEST_CASE("a bend comes to a point")
{
    const Shape shape = made(line(Points{{0, 0}, {10, 0}, {10, 10}}, 2));
    CHECK(shape.cornerCount() == 6);
    CHECK(shape.bounds() == Box{0, 11, -1, 10});
    CHECK(shape.area() == Approx(40));
}

TEST_CASE("a line back to where it began has a hole")
{
    const Shape shape = made(line(Points{{0, 0}, {10, 0}, {10, 10}, {0, 10}, {0, 0}}, 2));
    REQUIRE(shape.ringCount() == 2);
    CHECK(shape.area() == Approx(144 - 64));
    CHECK_FALSE(holds(shape, {5, 5}));
    CHECK(holds(shape, {0, 0}));
    CHECK(holds(shape, {-0.9, -0.9}));
    // Clockwise gives the same.
    CHECK(made(line(Points{{0, 0}, {0, 10}, {10, 10}, {10, 0}, {0, 0}}, 2)).area() == Approx(80));
}

TEST_CASE("a line that crosses itself covers the crossing once")
{
    const Points points{{0, 0}, {10, 0}, {10, 5}, {5, 5}, {5, -5}};
    const Shape shape = made(line(points, 1));
    CHECK(shape.ringCount() == 2);
    CHECK(holds(shape, {5, 0}));
    CHECK_FALSE(holds(shape, {7.5, 2.5}));
    CHECK(holds(shape, {5, -5}));
    CHECK_FALSE(holds(shape, {5, -5.1}));
    CHECK(shape.area() == Approx(29).epsilon(0.02));
}

TEST_CASE("a sharp bend is rounded and a line back over itself is not lost")
{
    const Shape hairpin = made(line(Points{{0, 0}, {10, 0}, {0, 1}}, 2));
    CHECK(holds(hairpin, {10.9, 0}));
    CHECK_FALSE(holds(hairpin, {12, 0}));
    const Shape back = made(line(Points{{0, 0}, {10, 0}, {4, 0}}, 2));
    CHECK(holds(back, {5, 0.9}));
    CHECK(back.area() < 25);
    CHECK(back.area() > 19.9);
}

TEST_CASE("a closed line too wide for a hole is a filled ring")
{
    const Shape shape = made(line(Points{{0, 0}, {2, 0}, {2, 2}, {0, 2}, {0, 0}}, 4));
    CHECK(shape.ringCount() == 1);
    CHECK(holds(shape, {1, 1}));
    CHECK(holds(shape, {-1.9, 1}));
}

TEST_CASE("lines of chance cover what lies within half their width")
{
    Random random(2);
    for (int i = 0; i < 120; ++i) {
        Points points{random.spot()};
        for (std::size_t k = 0, count = 1 + random.below(6); k < count; ++k)
            points.push_back(points.back() + Point{random.between(-8, 8), random.between(-8, 8)});
        const double width = random.between(0.3, 3);
        if (points.size() > 3 && random.below(3) == 0) points.push_back(points[0]);
        const Shape shape = made(line(points, width));
        for (std::size_t k = 1; k < points.size(); ++k)
            for (int n = 0; n < 20; ++n) {
                const Point along = points[k] - points[k - 1],
                            on = points[k - 1] + along * random.between(0.001, 0.999);
                const Point aside = Point{-along.y, along.x} * (1 / length(along));
                CHECK(holds(shape, on + aside * random.between(-0.499, 0.499) * width));
            }
        // Mitred bends exceed a round pen, flat ends fall short of it.
        const double sampled = sampledArea(points, width, 0.1);
        CHECK(shape.area() > sampled - 1.2 * width * width);
        CHECK(shape.area() < sampled + static_cast<double>(points.size()) * width * width / 2);
    }
}

TEST_CASE("lines on a grid cross and run back over themselves and are drawn all the same")
{
    Random random(17);
    for (int i = 0; i < 1000; ++i) {
        Points points;
        for (std::size_t k = 0, count = 3 + random.below(8); k < count; ++k)
            points.push_back({static_cast<double>(random.below(12)), static_cast<double>(random.below(12))});
        if (std::holds_alternative<GeometryError>(path(points))) continue;
        const double width = static_cast<double>(1 + random.below(3));
        const Shape shape = made(line(points, width)), thin = made(path(points));
        CHECK(inside(thin, shape));
        for (int n = 0; n < 100; ++n) {
            const Box box = shape.bounds();
            const Point p{random.between(box.left, box.right), random.between(box.lower, box.upper)};
            // A mitred bend reaches out at most two half widths.
            if (holds(shape, p)) CHECK(distance(p, thin) <= width * 1.0001);
        }
        for (std::size_t k = 1; k < points.size(); ++k) {
            const Point along = points[k] - points[k - 1];
            if (along == Point{}) continue;
            const Point aside = Point{-along.y, along.x} * (width / length(along));
            for (int n = 0; n < 20; ++n)
                CHECK(holds(shape, points[k - 1] + along * random.between(0.001, 0.999) +
                                       aside * random.between(-0.499, 0.499)));
        }
    }
}

TEST_CASE("a scribble is refused rather than drawn for minutes")
{
    Random random(3);
    Points scribble;
    for (int i = 0; i < 5000; ++i) scribble.push_back(random.spot());
    CHECK(errorOf(line(scribble, 1)).kind == GeometryError::Kind::crossesItself);
}
