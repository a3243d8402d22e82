#include "editor/board/tools/curve.hpp"

#include <catch2/catch.hpp>

#include <algorithm>
#include <cmath>
#include <numbers>
#include <random>

using namespace muster;
using namespace muster::editor;
using geometry::Point;
using sheet::MapRing;

namespace {

double farthest(const MapRing& points, const MapRing& line, bool closed)
{
    double max = 0;
    for (const auto& point : points) {
        double min = 1e9;
        const std::size_t edges = closed ? line.size() : line.size() - 1;
        for (std::size_t i = 0; i < edges; ++i)
            min = std::min(min, distanceToStretch(point, line[i], line[(i + 1) % line.size()]));
        max = std::max(max, min);
    }
    return max;
}

}  // namespace

TEST_CASE("a simpler line keeps its ends and stays within the tolerance")
{
    std::mt19937 dice(7);
    std::uniform_real_distribution<double> step(-1, 1);
    for (int round = 0; round < 50; ++round) {
        MapRing line{{0, 0}};
        for (int i = 0; i < 300; ++i) line.push_back({line.back().x + step(dice), line.back().y + step(dice)});
        for (const double tolerance : {0.01, 0.3, 2.0}) {
            const auto simple = simplified(line, tolerance);
            CHECK(geometry::distance(simple.front(), line.front()) == 0);
            CHECK(geometry::distance(simple.back(), line.back()) == 0);
            CHECK(simple.size() <= line.size());
            CHECK(farthest(line, simple, false) <= tolerance + 1e-9);
        }
    }
    const MapRing straight{{0, 0}, {1, 0}, {2, 0}, {9, 0}};
    CHECK(simplified(straight, 0.001).size() == 2);
}

TEST_CASE("a hand-drawn circle becomes a ring of few corners near it")
{
    MapRing circle;
    for (int i = 0; i < 500; ++i)
        circle.push_back({5 * std::cos(i * 2 * std::numbers::pi / 500), 5 * std::sin(i * 2 * std::numbers::pi / 500)});
    const auto simple = simplifiedRing(circle, 0.1);
    CHECK(simple.size() < 40);
    CHECK(simple.size() >= 8);
    CHECK(farthest(circle, simple, true) <= 0.1 + 1e-9);
    CHECK(areaOf(simple) == Approx(25 * std::numbers::pi).epsilon(0.05));
}

TEST_CASE("a very long trail is thinned and not chewed for ever")
{
    MapRing trail;
    for (int i = 0; i < 400'000; ++i) trail.push_back({static_cast<double>(i), (i % 2) * 10.0});
    const auto simple = simplified(trail, 0.5);
    CHECK(simple.size() <= 20'002);
}

TEST_CASE("a smooth line runs through its points and turns in no corner")
{
    const MapRing points{{0, 0}, {4, 3}, {8, 0}, {12, 5}, {12.5, 9}};
    const auto curve = geometry::flattened(points, smoothHandles(points, false), false, 0.02, 1000).points;
    for (const auto& point : points)
        CHECK(std::any_of(curve.begin(), curve.end(), [&](Point at) { return geometry::distance(at, point) < 1e-9; }));
    double sharpest = 0;
    for (std::size_t i = 1; i + 1 < curve.size(); ++i) {
        const double before = std::atan2(curve[i].y - curve[i - 1].y, curve[i].x - curve[i - 1].x),
                     after = std::atan2(curve[i + 1].y - curve[i].y, curve[i + 1].x - curve[i].x);
        sharpest = std::max(sharpest, std::abs(std::remainder(after - before, 2 * std::numbers::pi)));
    }
    CHECK(sharpest < 0.6);
    CHECK(smoothHandles({{0, 0}, {1, 1}}, false).empty());
    // The curve begins and ends with nothing to bend it outside.
    CHECK(smoothHandles(points, false).front().in == Point{});
    CHECK(smoothHandles(points, false).back().out == Point{});
    // A closed one is smooth everywhere: both handles of a corner lie on one line.
    for (const auto& [in, out] : smoothHandles(points, true)) {
        CHECK(std::abs(geometry::cross(in, out)) < 1e-9);
        CHECK(geometry::dot(in, out) < 0);
    }
    // Coinciding points do not result in NaN.
    for (const auto& [in, out] : smoothHandles({{0, 0}, {0, 0}, {1, 0}, {1, 0}}, false))
        CHECK((geometry::isFinite(in) && geometry::isFinite(out)));
}
