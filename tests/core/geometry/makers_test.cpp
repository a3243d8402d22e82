#include "random.hpp"

#include <catch2/catch.hpp>

#include <limits>
#include <numbers>

using namespace muster::geometry;
using namespace muster::geometry::test;
using Kind = GeometryError::Kind;
using Points = std::vector<Point>;

TEST_CASE("a polygon is the same however its corners are given")
{
    const Shape plain = made(polygon(Points{{0, 0}, {4, 0}, {4, 3}, {0, 3}}));
    CHECK(plain.area() == 12);
    CHECK(plain.perimeter() == 14);
    CHECK(plain.centre() == Point{2, 1.5});
    CHECK(plain.bounds() == Box{0, 4, 0, 3});
    CHECK(plain.convex());
    for (const Points& corners :
         {Points{{0, 3}, {4, 3}, {4, 0}, {0, 0}}, Points{{0, 0}, {4, 0}, {4, 3}, {0, 3}, {0, 0}},
          Points{{0, 0}, {0, 0}, {2, 0}, {4, 0}, {4, 0}, {4, 1}, {4, 3}, {0, 3}, {0, 1.5}}}) {
        const Shape shape = made(polygon(corners));
        CHECK(shape.cornerCount() == 4);
        CHECK(shape.area() == 12);
        CHECK(shape.convex());
    }
}

TEST_CASE("an L is not convex and keeps its six corners")
{
    const Shape shape = made(polygon(Points{{0, 0}, {6, 0}, {6, 2}, {2, 2}, {2, 6}, {0, 6}}));
    CHECK_FALSE(shape.convex());
    CHECK(shape.cornerCount() == 6);
    CHECK(shape.area() == 20);
    CHECK(shape.centre().x == Approx(2.2));
    CHECK_FALSE(holds(shape, {4, 4}));
    CHECK(holds(shape, {2, 4}));
    CHECK(holds(shape, {6, 2}));
}

TEST_CASE("a pentagram of one stroke is not taken for convex")
{
    Points star;
    for (int i = 0; i < 5; ++i)
        star.push_back({std::sin(i * 4 * std::numbers::pi / 5), std::cos(i * 4 * std::numbers::pi / 5)});
    CHECK(errorOf(polygon(star)).kind == Kind::crossesItself);
}

TEST_CASE("what encloses nothing is refused by name")
{
    CHECK(errorOf(polygon(Points{})).kind == Kind::tooFewCorners);
    CHECK(errorOf(polygon(Points{{1, 1}, {2, 2}})).kind == Kind::tooFewCorners);
    CHECK(errorOf(polygon(Points{{1, 1}, {2, 2}, {1, 1}, {2, 2}})).kind == Kind::tooFewCorners);
    CHECK(errorOf(polygon(Points{{0, 0}, {1, 1}, {2, 2}, {5, 5}})).kind == Kind::noArea);
    CHECK(errorOf(polygon(Points{{0, 0}, {5, 5}, {2, 2}})).kind == Kind::noArea);
    CHECK(errorOf(polygon(Points{{0, 0}, {8, 8}, {2, 2}, {6, 6}})).kind == Kind::noArea);
    CHECK(errorOf(path(Points{{1, 1}, {1, 1}})).kind == Kind::tooFewCorners);
}

TEST_CASE("a polygon that crosses itself says where")
{
    const GeometryError error = errorOf(polygon(Points{{-3, 2}, {0, 0}, {4, 4}, {4, 0}, {0, 4}}));
    CHECK(error.kind == Kind::crossesItself);
    CHECK(error.index == 1);
    CHECK(error.other == 3);
    CHECK(error.message ==
          "crosses itself: the side from (0, 0) to (4, 4) meets the side from (4, 0) to (0, 4) at (2, 2)");

    const GeometryError bow = errorOf(polygon(Points{{0, 0}, {4, 4}, {4, 0}, {0, 4}}));
    CHECK(bow.kind == Kind::crossesItself);
    CHECK(bow.at == Point{2, 2});
    CHECK(bow.index == 0);
    CHECK(bow.other == 2);

    CHECK(errorOf(polygon(Points{{0, 0}, {4, 0}, {4, 4}, {2, 0}})).kind ==
          Kind::crossesItself);  // a corner on another side
    CHECK(errorOf(polygon(Points{{0, 0}, {8, 0}, {8, 5}, {8, 2}, {0, 2}})).kind ==
          Kind::crossesItself);  // back along the same line
}

TEST_CASE("numbers that are none are refused with their place")
{
    const double none = std::numeric_limits<double>::quiet_NaN(), endless = std::numeric_limits<double>::infinity();
    CHECK(errorOf(polygon(Points{{0, 0}, {1, 0}, {none, 1}})).index == 2);
    CHECK(errorOf(polygon(Points{{0, 0}, {1, 0}, {endless, 1}})).kind == Kind::notFinite);
    CHECK(errorOf(polygon(Points{{0, 0}, {1e300, 0}, {0, 1}})).kind == Kind::notFinite);
    CHECK(errorOf(point({none, 0})).kind == Kind::notFinite);
    CHECK(errorOf(rectangle({0, 0}, 0, 1)).kind == Kind::badMeasure);
    CHECK(errorOf(rectangle({0, 0}, 1, -1)).kind == Kind::badMeasure);
    CHECK(errorOf(rectangle({0, 0}, 1, 1, none)).kind == Kind::badMeasure);
    CHECK(errorOf(rectangle({none, 0}, 1, 1)).kind == Kind::notFinite);
    CHECK(errorOf(ellipse({0, 0}, none, 1)).kind == Kind::badMeasure);
    CHECK(errorOf(line(Points{{0, 0}, {1, 0}}, 0)).kind == Kind::badMeasure);
    CHECK(errorOf(line(Points{{0, 0}, {1, 0}}, none)).kind == Kind::badMeasure);
    CHECK(errorOf(polygon(Points(maxCorners + 1))).kind == Kind::tooManyCorners);
}

TEST_CASE("a rectangle turns clockwise")
{
    const Shape shape = made(rectangle({10, 10}, 4, 2, 90));
    CHECK(shape.bounds() == Box{9, 11, 8, 12});
    const Shape slanted = made(rectangle({0, 0}, 10, 0.001, 30));
    // The right end of a bar rotated clockwise moves towards the near edge.
    CHECK(holds(slanted, {4.9 * std::cos(std::numbers::pi / 6), -4.9 * 0.5}));
    CHECK(made(rectangle({0, 0}, 3, 3, 720)).bounds() == Box{-1.5, 1.5, -1.5, 1.5});
}

TEST_CASE("an ellipse reaches exactly as far as it is wide and deep")
{
    const Shape shape = made(ellipse({5, 5}, 6, 4));
    CHECK(shape.bounds() == Box{2, 8, 3, 7});
    CHECK(shape.cornerCount() == ellipseCorners);
    CHECK(shape.convex());
    CHECK(shape.area() == Approx(std::numbers::pi * 6).epsilon(0.002));
    CHECK(made(ellipse({5, 5}, 6, 4, 90)).bounds() == Box{3, 7, 2, 8});
}

TEST_CASE("moving, turning and mirroring keep size")
{
    Random random(1);
    for (int i = 0; i < 300; ++i) {
        const Shape shape = random.any();
        for (const Motion& motion : someMotions(random)) {
            const Shape other = motion(shape);
            CHECK(other.area() == Approx(shape.area()));
            CHECK(other.perimeter() == Approx(shape.perimeter()));
            CHECK(other.convex() == shape.convex());
            CHECK(distance(other.centre(), motion(shape.centre())) < 1e-9);
        }
    }
    const Shape shape = made(polygon(Points{{0, 0}, {2, 0}, {0, 1}}));
    CHECK(mirrored(shape, {5, 0}, 0).bounds() == Box{8, 10, 0, 1});
    CHECK(mirrored(shape, {0, 5}, 90).bounds() == Box{0, 2, 9, 10});
    CHECK(rotated(shape, 90, {0, 0}).bounds() == Box{0, 1, -2, 0});
    CHECK(moved(shape, {std::numeric_limits<double>::quiet_NaN(), 0}).bounds() == shape.bounds());
    CHECK(moved(shape, {1e10, 0}).bounds() == shape.bounds());
}
