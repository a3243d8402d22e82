#include "core/geometry/overlay.hpp"
#include "random.hpp"

#include <catch2/catch.hpp>

using namespace muster::geometry;
using namespace muster::geometry::test;
using Points = std::vector<Point>;

namespace {

/// The area of a box covered by at least one shape, by sampling small squares.
double sampledCover(const std::vector<Place>& shapes, const Box& box, double step)
{
    std::size_t count = 0;
    for (double x = box.left + step / 2; x < box.right; x += step)
        for (double y = box.lower + step / 2; y < box.upper; y += step)
            count += std::any_of(shapes.begin(), shapes.end(), [&](const Place& place) {
                return holds(place, {x, y});
            });
    return static_cast<double>(count) * step * step;
}

}  // namespace

TEST_CASE("the area in both of two shapes")
{
    CHECK(overlapArea(box(0, 0, 4, 4), box(2, 2, 4, 4)) == 4);
    CHECK(overlapArea(box(0, 0, 4, 4), box(4, 0, 4, 4)) == 0);
    CHECK(overlapArea(box(0, 0, 4, 4), box(1, 1, 1, 1)) == 1);
    const Shape ell = made(polygon(Points{{0, 0}, {6, 0}, {6, 2}, {2, 2}, {2, 6}, {0, 6}}));
    CHECK(overlapArea(ell, box(1, 1, 4, 4)) == Approx(7));
    CHECK(overlapArea(ell, moved(ell, {1, 1})) == Approx(9));
    CHECK(overlapArea(ell, ell) == Approx(20));
    const Shape ring = made(line(Points{{0, 0}, {10, 0}, {10, 10}, {0, 10}, {0, 0}}, 2));
    CHECK(overlapArea(ring, box(0, 0, 10, 10)) == Approx(36));
    CHECK(overlapArea(ring, rotated(ring, 90, {5, 5})) == Approx(80));
    CHECK(overlapArea(ell, made(path(Points{{0, 0}, {5, 5}}))) == 0);
}

TEST_CASE("the ground that woods cover counts once")
{
    const Shape board = box(0, 0, 48, 48);
    const std::vector<Shape> woods{box(0, 0, 4, 4), box(2, 2, 4, 4), box(-2, 40, 4, 4), box(60, 0, 2, 2)};
    const std::vector<Place> places(woods.begin(), woods.end());
    CHECK(coveredArea(places, board) == Approx(28 + 8));
    CHECK(coveredArea(std::vector<Place>{}, board) == 0);
    CHECK(coveredArea(places, box(0, 0, 3, 3)) == Approx(9));
}

TEST_CASE("covered ground agrees with looking at small squares")
{
    Random random(9);
    const Shape board = box(0, 0, 48, 48);
    for (int i = 0; i < 20; ++i) {
        std::vector<Shape> shapes;
        for (std::size_t k = 0; k < 12; ++k) shapes.push_back(random.any());
        const std::vector<Place> places(shapes.begin(), shapes.end());
        CHECK(coveredArea(places, board) == Approx(sampledCover(places, board.bounds(), 0.1)).epsilon(0.01));
        double halves = 0;
        for (const Shape& half : {box(0, 0, 24, 48), box(24, 0, 24, 48)}) halves += coveredArea(places, half);
        CHECK(halves == Approx(coveredArea(places, board)));
    }
}

TEST_CASE("the part of the board that is nearer to one point than to another")
{
    const Shape board = box(0, 0, 48, 36);
    CHECK(nearerPart(board, {24, 0}, {24, 36})->bounds() == Box{0, 48, 0, 18});
    CHECK(nearerPart(board, {24, 36}, {24, 0})->bounds() == Box{0, 48, 18, 36});
    CHECK(nearerPart(board, {0, 0}, {48, 36})->area() == Approx(48 * 18));
    CHECK_FALSE(nearerPart(board, {1, 1}, {1, 1}));
    CHECK_FALSE(nearerPart(board, {200, 0}, {100, 0}));
    CHECK(nearerPart(board, {100, 0}, {200, 0})->area() == 48 * 36);
}
