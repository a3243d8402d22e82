// Curves as straight stretches: never farther from the curve than the tolerance.
#include "core/geometry/curve.hpp"
#include "tests/core/geometry/random.hpp"

#include <catch2/catch.hpp>

#include <algorithm>
#include <cmath>
#include <limits>

using namespace muster::geometry;
using muster::geometry::test::Random;

namespace {

Point onCurve(Point a, Point b, Point c, Point d, double t)
{
    const auto between = [t](Point from, Point to) { return from + (to - from) * t; };
    const Point ab = between(a, b), bc = between(b, c), cd = between(c, d);
    return between(between(ab, bc), between(bc, cd));
}

double distanceTo(Point at, Point from, Point to)
{
    const Point way = to - from;
    const double along = dot(way, way) > 0 ? std::clamp(dot(at - from, way) / dot(way, way), 0.0, 1.0) : 0;
    return distance(at, from + way * along);
}

constexpr std::size_t many = 10'000;

}  // namespace

TEST_CASE("no place of a curve is farther from its straight stretches than the tolerance")
{
    Random random(45);
    for (int round = 0; round < 300; ++round) {
        std::vector<Point> corners;
        std::vector<Handles> handles;
        const std::size_t count = 2 + random.below(5);
        for (std::size_t i = 0; i < count; ++i) {
            corners.push_back(random.spot());
            const auto handle = [&]() -> Point {
                if (random.below(3) == 0) return {};
                return {random.between(-20, 20), random.between(-20, 20)};
            };
            handles.push_back({handle(), handle()});
        }
        const bool isClosed = random.below(2) == 0;
        const double tolerance = std::pow(10, random.between(-3, 0));
        const auto path = flattened(corners, handles, isClosed, tolerance, many);
        REQUIRE(path.points.size() == path.corners.size());
        REQUIRE(path.points.size() <= many);
        for (std::size_t i = 0; i + (isClosed ? 0 : 1) < count; ++i) {
            const std::size_t next = (i + 1) % count;
            std::vector<Point> stretch;
            for (std::size_t p = 0; p < path.points.size(); ++p)
                if (path.corners[p] == i) stretch.push_back(path.points[p]);
            REQUIRE(stretch.front() == corners[i]);
            stretch.push_back(corners[next]);
            for (int step = 0; step <= 200; ++step) {
                const Point at = onCurve(corners[i], corners[i] + handles[i].out, corners[next] + handles[next].in,
                                         corners[next], step / 200.0);
                double nearest = std::numeric_limits<double>::infinity();
                for (std::size_t p = 1; p < stretch.size(); ++p)
                    nearest = std::min(nearest, distanceTo(at, stretch[p - 1], stretch[p]));
                REQUIRE(nearest <= tolerance * (1 + 1e-9));
            }
        }
        std::vector<Point> kept;
        for (std::size_t p = 0; p < path.points.size(); ++p)
            if (p == 0 || path.corners[p] != path.corners[p - 1]) kept.push_back(path.points[p]);
        CHECK(kept == corners);
    }
}

TEST_CASE("corners without handles stay as they are")
{
    const std::vector<Point> corners{{0, 0}, {4, 0}, {4, 3}};
    for (const bool isClosed : {true, false}) {
        CHECK(flattened(corners, {}, isClosed, 0.01, many).points == corners);
        CHECK(flattened(corners, std::vector<Handles>(3), isClosed, 0.01, many).points == corners);
    }
    // Handles along the way bend nothing, though they take points.
    const std::vector<Handles> along{{{}, {1, 0}}, {{-1, 0}, {}}, {}};
    for (const Point at : flattened(corners, along, false, 0.01, many).points)
        CHECK((at.y == 0 || (at == Point{4, 3})));
    CHECK(flattened({}, {}, true, 0.01, many).points.empty());
}

TEST_CASE("huge and impossible handles end within the limit")
{
    const std::vector<Point> corners{{0, 0}, {4, 0}};
    const double infinite = std::numeric_limits<double>::infinity();
    for (const Point handle : {Point{1e9, 1e9}, Point{1e300, 0}, Point{infinite, 0}, Point{std::nan(""), 0}}) {
        const auto path = flattened(corners, std::vector<Handles>{{{}, handle}, {{}, {}}}, false, 0.001, 100);
        CHECK(path.points.size() <= 101);
        CHECK(path.points.size() == path.corners.size());
    }
}
