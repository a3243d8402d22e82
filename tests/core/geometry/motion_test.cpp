// Moving, rotating or mirroring everything together changes no result.

#include "core/geometry/distance.hpp"
#include "core/geometry/ground.hpp"
#include "core/geometry/overlay.hpp"
#include "core/geometry/sight.hpp"
#include "random.hpp"

#include <catch2/catch.hpp>

using namespace muster::geometry;
using namespace muster::geometry::test;

namespace {

/// A shape near another: on the same grid, along its edge, inside it, or random.
Shape beside(const Shape& shape, Random& random)
{
    const Shape other = random.any();
    const Point corner = shape.ring(0)[random.below(shape.ring(0).size())];
    switch (random.below(3)) {
    case 0: return moved(other, corner - other.ring(0)[0]);                                      // corner on corner
    case 1: return moved(shape, (shape.ring(0)[1] - shape.ring(0)[0]) * random.between(-1, 1));  // along its own edge
    default: return moved(other, (shape.centre() - other.centre()) * random.between(0.7, 1));
    }
}

}  // namespace

TEST_CASE("contact does not depend on where the table stands")
{
    Random random(12);
    for (int i = 0; i < 1500; ++i) {
        const Shape a = random.any(), b = beside(a, random);
        const bool overlapping = overlaps(a, b, 0.01), within = inside(a, b, 0.01);
        const double apart = distance(a, b), out = protrusion(a, b), common = overlapArea(a, b);
        for (const Motion& motion : someMotions(random)) {
            const Shape x = motion(a), y = motion(b);
            CHECK(overlaps(x, y, 0.01) == overlapping);
            CHECK(inside(x, y, 0.01) == within);
            CHECK(distance(x, y) == Approx(apart).margin(1e-9));
            CHECK(protrusion(x, y) == Approx(out).margin(0.002 * std::max({a.bounds().width(), a.bounds().depth(),
                                                                           x.bounds().width(), x.bounds().depth()})));
            CHECK(overlapArea(x, y) == Approx(common).margin(1e-7));
        }
    }
}

TEST_CASE("ground does not depend on where the table stands")
{
    Random random(13);
    const Shape board = made(rectangle({24, 24}, 48, 48));
    for (int i = 0; i < 150; ++i) {
        std::vector<Shape> blocked;
        for (std::size_t k = 0; k < 8; ++k)
            blocked.push_back(k > 0 && random.below(3) == 0 ? beside(blocked.back(), random) : random.any());
        const Shape from = random.rectangle(), to = random.rectangle();
        const std::vector<Place> places(blocked.begin(), blocked.end());
        const Ground ground(board, places);
        for (const Motion& motion : someMotions(random)) {
            std::vector<Shape> others;
            for (const Shape& shape : blocked) others.push_back(motion(shape));
            const std::vector<Place> otherPlaces(others.begin(), others.end());
            const Shape otherBoard = motion(board);
            const Ground other(otherBoard, otherPlaces);
            CHECK(partCount(otherBoard, otherPlaces, 1e-6) == partCount(board, places, 1e-6));
            CHECK(other.reaches(motion(from), motion(to)) == ground.reaches(from, to));
            CHECK(coveredArea(otherPlaces, otherBoard) == Approx(coveredArea(places, board)).margin(1e-6));
        }
    }
}

TEST_CASE("sight does not depend on where the table stands")
{
    Random random(14);
    for (int i = 0; i < 1000; ++i) {
        std::vector<Shape> shapes;
        for (std::size_t k = 0; k < 5; ++k) shapes.push_back(random.any());
        const auto obstaclesOf = [](const std::vector<Shape>& from) {
            std::vector<Obstacle> obstacles;
            for (std::size_t k = 0; k < from.size(); ++k)
                obstacles.push_back({from[k], 0, static_cast<double>(k), k % 2 == 0 ? 0.0 : 3.0, 1});
            return obstacles;
        };
        const Eye from{random.spot(), random.between(0, 3)}, to{random.spot(), random.between(0, 3)};
        const Sighting result = sight(from, to, obstaclesOf(shapes));
        for (const Motion& motion : someMotions(random)) {
            std::vector<Shape> others;
            for (const Shape& shape : shapes) others.push_back(motion(shape));
            const Sighting other =
                sight({motion(from.at), from.height}, {motion(to.at), to.height}, obstaclesOf(others));
            CHECK(other.clear == result.clear);
            CHECK(other.blockedBy == result.blockedBy);
            CHECK(other.distance == Approx(result.distance).margin(1e-7));
        }
    }
}
