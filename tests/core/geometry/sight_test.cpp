#include "core/geometry/depth.hpp"
#include "core/geometry/sight.hpp"
#include "random.hpp"

#include <catch2/catch.hpp>

#include <map>

using namespace muster::geometry;
using namespace muster::geometry::test;
using Points = std::vector<Point>;

namespace {

constexpr double endless = std::numeric_limits<double>::infinity();

Sighting look(Point from, Point to, std::vector<Obstacle> obstacles, double eye = 0, double height = 0)
{
    return sight({from, eye}, {to, height}, obstacles);
}

/// Walks along the line in small steps and adds up the obstacles.
bool walkedClear(const Eye& from, const Eye& to, const std::vector<Obstacle>& obstacles, int steps)
{
    std::map<std::uint32_t, double> through;
    const double whole = distance(from.at, to.at), step = whole / steps;
    for (int i = 0; i < steps; ++i) {
        const double t = (i + 0.5) / steps, height = from.height + (to.height - from.height) * t;
        const Point at = from.at + (to.at - from.at) * t;
        std::map<std::uint32_t, bool> counted;
        std::map<std::uint32_t, double> allowed;
        for (const Obstacle& o : obstacles) {
            if (depthWithin(o.place, at) <= 0 || height < o.base || height >= o.top || o.depth == endless) continue;
            if (o.depth <= 0) {
                if (holds(o.place, from.at) || holds(o.place, to.at)) continue;
                return false;
            }
            counted[o.kind] = true;
            allowed.try_emplace(o.kind, o.depth);
            allowed[o.kind] = std::min(allowed[o.kind], o.depth);
        }
        for (const auto& [kind, yes] : counted) {
            through[kind] += step;
            if (through[kind] > allowed[kind]) return false;
        }
    }
    return true;
}

}  // namespace

TEST_CASE("a wall hides what is behind it")
{
    const Shape wall = box(10, -5, 1, 10);
    const Sighting hidden = look({0, 0}, {20, 0}, {{wall}});
    CHECK_FALSE(hidden.clear);
    CHECK(hidden.blockedBy == 0);
    CHECK(hidden.distance == Approx(10));
    CHECK(look({0, 0}, {9, 0}, {{wall}}).clear);
    CHECK(look({0, 0}, {9, 0}, {{wall}}).distance == 9);
    CHECK(look({0, 6}, {20, 6}, {{wall}}).clear);
    CHECK(look({0, 0}, {20, 0}, {}).clear);
}

TEST_CASE("passing along an edge or by a corner hides nothing")
{
    const Shape block = box(10, 0, 4, 4);
    CHECK(look({0, 4}, {20, 4}, {{block}}).clear);
    CHECK(look({6, 0}, {14, 8}, {{block}}).clear);
    CHECK(look({14, -5}, {14, 20}, {{block}}).clear);
    CHECK_FALSE(look({0, 3.999}, {20, 3.999}, {{block}}).clear);
    CHECK(look({0, 2}, {10, 2}, {{block}}).clear);  // up to its wall
}

TEST_CASE("one sees from a hill, to a hill and over a lower one")
{
    const Shape hill = box(8, -5, 4, 10);
    const Obstacle obstacle{hill, 0, 2};
    CHECK(look({10, 0}, {20, 0}, {obstacle}, 2).clear);
    CHECK(look({0, 0}, {10, 0}, {obstacle}, 0, 2).clear);
    CHECK_FALSE(look({0, 0}, {20, 0}, {obstacle}, 0, 0).clear);
    CHECK(look({0, 0}, {20, 0}, {obstacle}, 2, 2).clear);  // along its top
    CHECK_FALSE(look({0, 0}, {20, 0}, {obstacle}, 1.9, 2).clear);
    CHECK(
        look({0, 0}, {20, 0}, {obstacle}, 6, 0).clear);  // down from a height of 6, 2.4 above the far side of the hill
    CHECK_FALSE(look({0, 0}, {20, 0}, {obstacle}, 4, 0).clear);  // 1.6 there
    CHECK(look({0, 0}, {20, 0}, {obstacle}, 4, 0).distance == Approx(10));
}

TEST_CASE("woods are seen into as far as they say, and all woods together")
{
    const Shape near = box(5, -5, 3, 10), far = box(12, -5, 4, 10);
    const Obstacle first{near, 0, endless, 6, 1}, second{far, 0, endless, 6, 1}, brush{far, 0, endless, 6, 2};
    CHECK(look({0, 0}, {10, 0}, {first}).clear);
    CHECK_FALSE(look({0, 0}, {20, 0}, {first, second}).clear);
    CHECK(look({0, 0}, {20, 0}, {first, second}).distance == Approx(15));
    CHECK(look({0, 0}, {20, 0}, {first, second}).blockedBy == 1);
    CHECK(look({0, 0}, {20, 0}, {first, brush}).clear);
    CHECK(look({0, 0}, {14, 0}, {first, second}).clear);  // into the second by 2
    CHECK(look({0, 0}, {20, 0}, {first, first}).clear);   // the same terrain counts once
    CHECK(look({0, 0}, {20, 0}, {{far, 0, endless, endless}}).clear);
    CHECK_FALSE(look({6, 0}, {16, 0}, {{box(5, -5, 9, 10), 0, endless, 6, 1}}).clear);  // out of the middle of a wood
}

TEST_CASE("the line of sight agrees with walking along it")
{
    Random random(11);
    int hidden = 0, seen = 0, close = 0;
    for (int i = 0; i < 700; ++i) {
        std::vector<Shape> shapes;
        std::vector<Obstacle> obstacles;
        for (std::size_t k = 0, count = 4 + random.below(14); k < count; ++k) shapes.push_back(random.any());
        for (const Shape& shape : shapes) {
            const double base = random.below(3) == 0 ? 1 : 0;
            switch (random.below(3)) {
            case 0: obstacles.push_back({shape, base, base + random.between(0.5, 3)}); break;
            case 1: obstacles.push_back({shape, base, base + random.between(0.5, 3), 4, 1}); break;
            default: obstacles.push_back({shape, 0, endless, 8, 2}); break;
            }
        }
        const Eye from{random.spot(), random.between(0, 2)}, to{random.spot(), random.between(0, 2)};
        const Sighting result = sight(from, to, obstacles);
        const bool walked = walkedClear(from, to, obstacles, 1500);
        close += result.clear != walked;
        (result.clear ? seen : hidden) += 1;
        if (!result.clear) CHECK(result.distance < distance(from.at, to.at) + 1e-9);
    }
    // Steps of a few hundredths miss a corner cut by less; no other difference is allowed.
    CHECK(close <= 6);
    CHECK(hidden > 120);
    CHECK(seen > 200);
}

TEST_CASE("walls hide from inside and outside, and an opening is looked through from near it")
{
    const Shape house = box(10, -5, 10, 10), door = box(9.9, -1, 0.2, 2), fence = box(9.8, -5, 0.4, 10),
                ridge = box(9.9, -5, 4, 10);
    Obstacle walls{house};
    walls.walls = true;
    Obstacle opening{door};
    opening.near = 1;
    CHECK_FALSE(look({0, 0}, {15, 0}, {walls}).clear);
    CHECK(look({0, 0}, {15, 0}, {walls}).distance == Approx(10));
    CHECK_FALSE(look({15, 0}, {0, 0}, {walls}).clear);
    CHECK(look({12, 0}, {18, 3}, {walls}).clear);
    CHECK(look({0, 0}, {10, 0}, {walls}).clear);

    CHECK(look({9.2, 0}, {15, 0}, {walls, opening}).clear);
    CHECK(look({0, 0}, {10.8, 0.5}, {walls, opening}).clear);
    CHECK_FALSE(look({8, 0}, {15, 0}, {walls, opening}).clear);
    CHECK_FALSE(look({9.2, 0}, {25, 0}, {walls, opening}).clear);  // the far wall
    CHECK_FALSE(look({9.2, 2.5}, {15, 2.5}, {walls, opening}).clear);
    // An opening in a wall that is a separate piece, and a free-standing one.
    const Obstacle wall{fence};
    CHECK(look({9, 0}, {15, 0}, {wall, opening}).clear);
    CHECK_FALSE(look({5, 0}, {15, 0}, {wall, opening}).clear);
    CHECK_FALSE(look({5, 0}, {15, 0}, {opening}).clear);
    CHECK(look({5, 3}, {15, 3}, {opening}).clear);
    // A wide obstacle behind the opening still blocks sight.
    const Obstacle hill{ridge};
    CHECK_FALSE(look({9.5, 0}, {15, 0}, {hill, opening}).clear);
    // A high viewpoint looks over a low house.
    walls.top = 2;
    CHECK(look({0, 0}, {30, 0}, {walls}, 3, 3).clear);
    CHECK_FALSE(look({0, 0}, {30, 0}, {walls}, 3, 0).clear);
}
