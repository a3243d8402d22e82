#include "core/scenario/terrain_sketch.hpp"

#include <catch2/catch.hpp>

#include <algorithm>
#include <set>

using namespace muster;
using rules::GrainPoint;

namespace {

constexpr GrainPoint wideBoard{720, 480};
constexpr rules::Grains overhang = 30;

/// The edge that the first point of a line is beyond by as much as it should be, the second one being on it: 0 south,
/// 1 east, 2 north, 3 west; -1 if none.
int edgeOf(GrainPoint end, GrainPoint next)
{
    if (next.y == 0 && end.x == next.x && end.y == -overhang) return 0;
    if (next.x == wideBoard.x && end.y == next.y && end.x == wideBoard.x + overhang) return 1;
    if (next.y == wideBoard.y && end.x == next.x && end.y == wideBoard.y + overhang) return 2;
    if (next.x == 0 && end.y == next.y && end.x == -overhang) return 3;
    return -1;
}

/// Where the line between two points crosses the edge that one of them is beyond.
GrainPoint onEdge(GrainPoint outside, GrainPoint inside)
{
    return {std::clamp<rules::Grains>(outside.x, 0, std::max(wideBoard.x, inside.x)),
            std::clamp<rules::Grains>(outside.y, 0, std::max(wideBoard.y, inside.y))};
}

}  // namespace

TEST_CASE("a way runs from one edge of the board to another and a little beyond both")
{
    std::set<std::pair<int, int>> runs;
    for (std::uint64_t seed = 0; seed < 400; ++seed) {
        CAPTURE(seed);
        rules::TerrainDice dice(seed);
        const auto line = rules::wayAcross(wideBoard, overhang, 8, dice);
        REQUIRE(line.size() > 6);
        const GrainPoint first = onEdge(line.front(), line[1]), last = onEdge(line.back(), line[line.size() - 2]);
        const int from = edgeOf(line.front(), first), to = edgeOf(line.back(), last);
        REQUIRE(from >= 0);
        REQUIRE(to >= 0);
        REQUIRE(from != to);
        runs.emplace(from, to);
        // It leaves the board away from the corners, and nowhere between.
        for (const auto& [edge, at] : {std::pair(from, first), std::pair(to, last)}) {
            const auto along = edge % 2 == 0 ? at.x : at.y, whole = edge % 2 == 0 ? wideBoard.x : wideBoard.y;
            CHECK((along * 100 >= whole * 17 && along * 100 <= whole * 83));
        }
        const auto isOff = [](GrainPoint p) { return p.x < 0 || p.y < 0 || p.x > wideBoard.x || p.y > wideBoard.y; };
        CHECK(std::count_if(line.begin() + 3, line.end() - 3, isOff) == 0);
    }
    CHECK(runs.size() == 12);
}

TEST_CASE("directions are ten degrees apart, clockwise from north")
{
    const std::pair<int, GrainPoint> steps[] = {
        {0, {0, 1000}},     {3, {500, 866}},  {9, {1000, 0}},    {12, {866, -500}}, {18, {0, -1000}},
        {24, {-866, -500}}, {27, {-1000, 0}}, {33, {-500, 866}}, {36, {0, 1000}},   {-9, {-1000, 0}}};
    for (const auto& [turn, vector] : steps) {
        CAPTURE(turn);
        CHECK(rules::step(turn).x == vector.x);
        CHECK(rules::step(turn).y == vector.y);
        CHECK(rules::directionOf(vector) == (turn + 36) % 36);
    }
}

TEST_CASE("lines cross at points, each counted once")
{
    const std::vector<GrainPoint> line{{0, 0}, {100, 100}, {200, 0}}, across{{0, 50}, {200, 50}},
        touching{{0, 100}, {200, 100}}, below{{0, -10}, {200, -10}}, through{{100, 0}, {100, 200}};
    const auto crossings = rules::crossingsOf(line, across);
    REQUIRE(crossings.size() == 2);
    CHECK((crossings[0].at.x == 50 && crossings[0].at.y == 50));
    CHECK((crossings[1].at.x == 150 && crossings[1].at.y == 50));
    CHECK((crossings[0].way.x == 100 && crossings[0].way.y == 100 && crossings[0].other.x == 200));
    CHECK(rules::crossingsOf(line, touching).size() == 1);
    CHECK(rules::crossingsOf(line, below).empty());
    // Through the bend, in either order and direction.
    CHECK(rules::crossingsOf(line, through).size() == 1);
    CHECK(rules::crossingsOf(through, line).size() == 1);
    CHECK(rules::crossingsOf({through.rbegin(), through.rend()}, line).size() == 1);
    CHECK(rules::crossingsOf(across, {across.rbegin(), across.rend()}).empty());
}
