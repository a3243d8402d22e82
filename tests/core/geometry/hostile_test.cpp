#include "core/geometry/distance.hpp"
#include "core/geometry/ground.hpp"
#include "core/geometry/overlay.hpp"
#include "core/geometry/sight.hpp"
#include "random.hpp"
#include "tests/processor_watch.hpp"

#include <catch2/catch.hpp>

#include <numbers>

using namespace muster::geometry;
using namespace muster::geometry::test;
using Points = std::vector<Point>;

namespace {

/// Calls every query on two shapes.
void askAll(const Shape& a, const Shape& b)
{
    CHECK(distance(a, b) >= 0);
    CHECK(protrusion(a, b) >= 0);
    inside(a, b, 0.01);
    CHECK(overlaps(a, b, 0.01) == overlaps(b, a, 0.01));
    // Rounding may shift every edge by one grain.
    const double rounding = grain(a.bounds(), b.bounds()) * (a.perimeter() + b.perimeter());
    CHECK(overlapArea(a, b) <= std::min(a.area(), b.area()) * (1 + 1e-6) + 1e-6 + rounding);
    if (a.isArea()) {
        const Place cut = b;
        CHECK(coveredArea({&cut, 1}, a) <= a.area() * (1 + 1e-6) + 1e-6 + rounding);
        const Ground ground(a, {&cut, 1});
        ground.reaches(a, b);
    }
    const Obstacle obstacle{b};
    sight({a.centre(), 1}, {b.centre(), 0}, {&obstacle, 1});
}

Shape comb(std::size_t teeth, double slant)
{
    Points corners;
    for (std::size_t i = 0; i < teeth; ++i) {
        const double x = static_cast<double>(i);
        corners.push_back({x, slant});
        corners.push_back({x + 0.5, 40});
    }
    corners.push_back({static_cast<double>(teeth), 45});
    corners.push_back({-1, 45});
    return made(polygon(corners));
}

}  // namespace

TEST_CASE("far-off coordinates are as good as near ones")
{
    const Shape a = moved(made(rectangle({0, 0}, 4, 4)), {1e6, -1e6}),
                b = moved(made(ellipse({4, 0}, 4, 4)), {1e6, -1e6});
    CHECK_FALSE(overlaps(a, b, 0.01));
    CHECK(overlaps(a, moved(b, {-0.1, 0}), 0.01));
    CHECK(distance(a, moved(b, {1, 0})) == Approx(1));
    CHECK(inside(a, a));
    CHECK(partCount(moved(made(rectangle({0, 0}, 48, 48)), {1e6, 1e6}),
                    std::vector<Place>{moved(made(line(Points{{-24, 0}, {24, 3}}, 1)), {1e6, 1e6})}, 0.01) == 2);
    askAll(made(rectangle({1e9 - 10, 0}, 4, 4)), made(rectangle({-1e9 + 10, 0}, 4, 4)));
    askAll(made(rectangle({0, 0}, 1e9, 1e9)), made(rectangle({0, 0}, 1e-6, 1e-6)));
}

TEST_CASE("thin, tiny and many-cornered shapes are asked everything")
{
    Points circle;
    for (int i = 0; i < 2000; ++i)
        circle.push_back(Point{std::cos(i * std::numbers::pi / 1000), std::sin(i * std::numbers::pi / 1000)} * 20 +
                         Point{20, 20});
    const std::vector<Shape> shapes{made(polygon(circle)),
                                    comb(500, 0),
                                    made(polygon(Points{{0, 0}, {40, 0}, {40, 1e-9}})),
                                    made(point({20, 20})),
                                    made(path(circle)),
                                    made(polygon(Points{{0, 0}, {1e6, 1}, {-1e6, 1}})),
                                    made(line(Points{{0, 0}, {40, 40}}, 1e-6)),
                                    made(ellipse({20, 20}, 40, 1e-5, 33))};
    const muster::test::ProcessorWatch watch;
    for (const Shape& a : shapes)
        for (const Shape& b : shapes) askAll(a, b);
    CHECK(watch.seconds() < 60);
}

TEST_CASE("two combs whose teeth cross everywhere end in time with nearly the right area")
{
    const Shape upright = comb(3000, 0), lying = rotated(comb(3000, 0), 90, {1500, 22});
    const muster::test::ProcessorWatch watch;
    const double area = overlapArea(upright, lying);
    CHECK(watch.seconds() < 5);
    CHECK(area > 0);
    CHECK(area < std::min(upright.area(), lying.area()));
    CHECK(overlaps(upright, lying, 0.01));
}

TEST_CASE("thousands of pieces end in time")
{
    Random random(15);
    std::vector<Shape> shapes;
    for (int i = 0; i < 3000; ++i) shapes.push_back(random.any());
    const std::vector<Place> places(shapes.begin(), shapes.end());
    const Shape board = made(rectangle({24, 24}, 48, 48));
    const muster::test::ProcessorWatch watch;
    const double covered = coveredArea(places, board);
    CHECK(covered <= board.area() * 1.001);
    CHECK(covered > board.area() * 0.95);
    CHECK(Ground(board, places).parts().size() < 10'000);
    CHECK(watch.seconds() < 10);
}

TEST_CASE("polygons of wild numbers are refused or measured, never worse")
{
    Random random(16);
    const double wild[] = {0, 1, -1, 1e-300, 1e-12, 1e6, 1e9, -1e9, 0.1, 0.2, 0.30000000000000004, 3};
    std::vector<Shape> kept;
    int refused = 0;
    for (int i = 0; i < 20'000; ++i) {
        Points corners;
        for (std::size_t k = 0, count = 3 + random.below(6); k < count; ++k)
            corners.push_back({wild[random.below(std::size(wild))], wild[random.below(std::size(wild))]});
        const ShapeResult result =
            random.below(2) == 0 ? polygon(corners) : line(corners, wild[random.below(std::size(wild))]);
        if (std::holds_alternative<GeometryError>(result))
            ++refused;
        else if (kept.size() < 120)
            kept.push_back(std::get<Shape>(result));
    }
    CHECK(refused > 1000);
    CHECK(kept.size() == 120);
    for (const Shape& a : kept)
        for (std::size_t i = 0; i < 10; ++i) askAll(a, kept[i]);
}
