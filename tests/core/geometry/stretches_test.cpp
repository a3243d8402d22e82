#include "core/geometry/stretches.hpp"
#include "random.hpp"

#include <catch2/catch.hpp>

using namespace muster::geometry;
using namespace muster::geometry::test;

namespace {

using Fractions = std::vector<double>;

Fractions fractionsOf(const std::vector<Stretch>& stretches)
{
    Fractions result;
    for (const Stretch& one : stretches) {
        result.push_back(std::round(one.begin * 1e9) / 1e9);
        result.push_back(std::round(one.end * 1e9) / 1e9);
    }
    return result;
}

Fractions inside(const Place& place, Point from, Point to) { return fractionsOf(stretchesInside(place, from, to)); }
Fractions outside(const Place& place, Point from, Point to) { return fractionsOf(stretchesOutside(place, from, to)); }

}  // namespace

TEST_CASE("a line through an area is inside between its edges")
{
    const Shape square = box(10, 10, 10, 10);
    CHECK(inside(square, {5, 15}, {25, 15}) == Fractions{0.25, 0.75});
    CHECK(outside(square, {5, 15}, {25, 15}) == Fractions{0, 0.25, 0.75, 1});
    // Backwards, and through two corners.
    CHECK(inside(square, {25, 15}, {5, 15}) == Fractions{0.25, 0.75});
    CHECK(inside(square, {5, 5}, {25, 25}) == Fractions{0.25, 0.75});
}

TEST_CASE("a line that ends inside or before an area goes no farther")
{
    const Shape square = box(10, 10, 10, 10);
    CHECK(inside(square, {5, 15}, {15, 15}) == Fractions{0.5, 1});
    CHECK(inside(square, {15, 15}, {5, 15}) == Fractions{0, 0.5});
    CHECK(inside(square, {12, 15}, {18, 15}) == Fractions{0, 1});
    CHECK(outside(square, {12, 15}, {18, 15}).empty());
    // Its extension in either direction would cross the area.
    CHECK(inside(square, {2, 15}, {6, 15}).empty());
    CHECK(inside(square, {30, 15}, {26, 15}).empty());
    CHECK(outside(square, {2, 15}, {6, 15}) == Fractions{0, 1});
    CHECK(outside(square, {26, 15}, {30, 15}) == Fractions{0, 1});
    CHECK(inside(square, {15, 15}, {15, 15}).empty());
}

TEST_CASE("a line that only touches an area is outside")
{
    const Shape square = box(10, 10, 10, 10);
    // Ends at an edge, starts at one, at a corner, along an edge, and past a corner.
    CHECK(inside(square, {5, 15}, {10, 15}).empty());
    CHECK(outside(square, {5, 15}, {10, 15}) == Fractions{0, 1});
    CHECK(outside(square, {20, 15}, {25, 15}) == Fractions{0, 1});
    CHECK(inside(square, {5, 5}, {10, 10}).empty());
    CHECK(inside(square, {10, 5}, {10, 25}).empty());
    CHECK(outside(square, {10, 5}, {10, 25}) == Fractions{0, 0.25, 0.75, 1});
    CHECK(inside(square, {5, 15}, {15, 5}).empty());
    CHECK(outside(square, {5, 15}, {15, 5}) == Fractions{0, 1});
}

TEST_CASE("stretches of a line that meet are one")
{
    // Two teeth, and a corner of a third that points at the line from inside.
    const Shape comb = made(
        polygon(std::vector<Point>{{0, 0}, {12, 0}, {12, 6}, {9, 6}, {9, 2}, {6, 2}, {6, 6}, {3, 6}, {3, 2}, {0, 2}}));
    CHECK(inside(comb, {0, 1}, {12, 1}) == Fractions{0, 1});
    CHECK(inside(comb, {0, 4}, {12, 4}) == Fractions{0.25, 0.5, 0.75, 1});
    CHECK(outside(comb, {0, 4}, {12, 4}) == Fractions{0, 0.25, 0.5, 0.75});
    const Shape notched = made(polygon(std::vector<Point>{{0, 0}, {8, 0}, {8, 8}, {4, 4}, {0, 8}}));
    CHECK(inside(notched, {0, 4}, {8, 4}) == Fractions{0, 1});
    CHECK(inside(notched, {0, 6}, {8, 6}) == Fractions{0, 0.25, 0.75, 1});
}

TEST_CASE("a line is outside a path or a spot but for its points")
{
    const Shape wall = made(path(std::vector<Point>{{5, 0}, {5, 10}}));
    CHECK(inside(wall, {0, 5}, {10, 5}).empty());
    CHECK(outside(wall, {0, 5}, {10, 5}) == Fractions{0, 1});
    CHECK(outside(made(point({5, 5})), {0, 5}, {10, 5}) == Fractions{0, 1});
    CHECK(outside(wall, {5, 0}, {5, 20}) == Fractions{0.5, 1});
}

TEST_CASE("searching stretches stops when the effort is spent")
{
    const Shape square = box(10, 10, 10, 10);
    Effort little{10}, enough{1000};
    CHECK(stretchesInside(square, {5, 15}, {25, 15}, &little).empty());
    CHECK(stretchesInside(square, {5, 15}, {25, 15}, &enough).size() == 1);
}
