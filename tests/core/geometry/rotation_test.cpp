#include "core/geometry/motion.hpp"
#include "core/geometry/ring.hpp"
#include "core/geometry/rotation.hpp"

#include <catch2/catch.hpp>

#include <array>

using muster::geometry::Box;
using muster::geometry::Point;

TEST_CASE("points are rotated clockwise, by quarter turns exactly")
{
    std::array points{Point{3, 2}, Point{2, 2}};
    muster::geometry::rotate(points, {2, 2}, 90);
    CHECK(points[0] == Point{2, 1});
    CHECK(points[1] == Point{2, 2});
    muster::geometry::rotate(points, {2, 2}, -90);
    CHECK(points[0] == Point{3, 2});
    muster::geometry::rotate(points, {2, 2}, 30);
    CHECK(points[0].x == Approx(2.8660254));
    CHECK(points[0].y == Approx(1.5));
}

TEST_CASE("a bearing is the direction from one point to another")
{
    CHECK(muster::geometry::bearing({1, 1}, {1, 3}) == 0);
    CHECK(muster::geometry::bearing({1, 1}, {3, 1}) == Approx(90));
    CHECK(muster::geometry::bearing({1, 1}, {1, 0}) == Approx(180));
    CHECK(muster::geometry::bearing({1, 1}, {0, 2}) == Approx(-45));
    CHECK(muster::geometry::bearing({1, 1}, {1, 1}) == 0);
}

TEST_CASE("a motion mirrors, stretches and rotates about its point")
{
    CHECK(muster::geometry::Motion::moving({1, -2})({3, 4}) == Point{4, 2});
    CHECK(muster::geometry::Motion::turning(450, {1, 1})({2, 1}) == Point{1, 0});
    CHECK(muster::geometry::Motion::mirroring(true, false, {10, 10})({12, 7}) == Point{8, 7});
    CHECK(muster::geometry::Motion::scaling(2, 3, {1, 1})({2, 2}) == Point{3, 4});
    CHECK(muster::geometry::Motion::mirroring(true, false, {}).facing(30) == -30);
    CHECK(muster::geometry::Motion::mirroring(false, true, {}).facing(30) == 150);
    CHECK(muster::geometry::Motion::turning(15, {}).facing(30) == 45);
    CHECK_FALSE(muster::geometry::Motion::scaling(0, 1, {}).isFinite());
}

TEST_CASE("four quarter turns of a box restore it, on the steps of the file")
{
    const Box box{1, 4.03, 2, 3};
    Point corner{1, 2};
    Box now = box;
    for (int i = 0; i < 4; ++i) {
        const muster::geometry::Motion motion = muster::geometry::Motion::turningBox(90, now, 0.01);
        Box next = Box::around(motion({now.left, now.lower}));
        next.include(motion({now.right, now.upper}));
        corner = motion(corner);
        CHECK(next.left * 100 == Approx(std::round(next.left * 100)).margin(1e-6));
        now = next;
    }
    CHECK(corner.x == Approx(1));
    CHECK(corner.y == Approx(2));
}

TEST_CASE("a path is as long as its parts")
{
    CHECK(muster::geometry::pathLength({}) == 0);
    CHECK(muster::geometry::pathLength(std::array{Point{3, 4}}) == 0);
    CHECK(muster::geometry::pathLength(std::array{Point{0, 0}, Point{3, 4}, Point{3, 10}}) == 11);
}
