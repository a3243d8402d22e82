#include "tests/editor/document/scenario_fixture.hpp"

#include <cmath>

using namespace muster;
using editor::scenario::Point;
using test::Json;
using test::ScenarioFixture;
using test::Strings;

namespace board = muster::editor::scenario;

TEST_CASE("a corner moves, comes and goes, and no other corner is written anew")
{
    ScenarioFixture fixture(
        R"({ "board": { "width": 24, "depth": 24 }, "terrain": [ { "id": "a", "shape": { "polygon": [[3.0, 3], [8, )"
        R"(3.50], [8, 7]] } } ] })");
    fixture.make(board::movePoint(fixture.now(), "/terrain/0", 2, {9.123, 7}));
    CHECK(fixture.node("/terrain/0/shape/polygon").sourceText() == "[[3.0, 3], [8, 3.50], [9.12, 7]]");
    fixture.make(board::insertPoint(fixture.now(), "/terrain/0", 1, {5, 2}));
    fixture.make(board::insertPoint(fixture.now(), "/terrain/0", 4, {4, 6}));
    CHECK(fixture.node("/terrain/0/shape/polygon").sourceText() == "[[3.0, 3], [5, 2], [8, 3.50], [9.12, 7], [4, 6]]");
    fixture.make(board::removePoint(fixture.now(), "/terrain/0", 0));
    fixture.make(board::removePoint(fixture.now(), "/terrain/0", 0));
    CHECK(fixture.node("/terrain/0/shape/polygon").sourceText() == "[[8, 3.50], [9.12, 7], [4, 6]]");
    CHECK_FALSE(board::removePoint(fixture.now(), "/terrain/0", 0));
    CHECK_FALSE(board::movePoint(fixture.now(), "/terrain/0", 3, {1, 1}));
    CHECK_FALSE(board::insertPoint(fixture.now(), "/terrain/0", 4, {1, 1}));
    CHECK_FALSE(board::movePoint(fixture.now(), "/terrain/0", 0, {NAN, 1}));
}

TEST_CASE("a turned polygon is laid out before its corners change")
{
    ScenarioFixture fixture(
        R"({ "board": { "width": 24, "depth": 24 }, "terrain": [ { "id": "a", "shape": { "polygon": [[3, 3], [9, 3], )"
        R"([9, 9], [3, 9]], "rotation": 90 } } ] })");
    const auto lying = board::pointsOf(fixture.now(), "/terrain/0");
    CHECK(lying[0].x == Approx(3));
    CHECK(lying[0].y == Approx(9));
    fixture.make(board::movePoint(fixture.now(), "/terrain/0", 1, {10, 10}));
    CHECK(fixture.at("/terrain/0/shape") == Json::parse(R"({"polygon": [[3, 9], [10, 10], [9, 3], [9, 9]]})"));
}

TEST_CASE("centre, size and turn are set as numbers")
{
    ScenarioFixture fixture(test::smallBattlefield());
    fixture.make(board::setCentre(fixture.now(), "/terrain/2", {6, 14.567}));
    CHECK(fixture.at("/terrain/2/shape/rectangle/at") == Json({6, 14.57}));
    fixture.make(board::setCentre(fixture.now(), "/terrain/0", {10, 10}));
    CHECK(fixture.at("/terrain/0/shape/polygon/0") == Json({7.5, 8}));
    fixture.make(board::setCentre(fixture.now(), "/sides/1/placements/0", {11, 17}));
    CHECK(fixture.at("/sides/1/placements/0/at") == Json({11, 17}));
    fixture.make(board::setSize(fixture.now(), "/terrain/2", 5, 2.5));
    CHECK(fixture.at("/terrain/2/shape/rectangle") == Json::parse(R"({"at": [6, 14.57], "width": 5, "depth": 2.5})"));
    fixture.make(board::setSize(fixture.now(), "/terrain/0", 10, 8));
    CHECK(fixture.at("/terrain/0/shape/polygon") == Json::parse("[[5, 6], [15, 6], [15, 14]]"));
    fixture.make(board::setSize(fixture.now(), "/zones/1", 24, 5));
    CHECK(fixture.at("/zones/1/shape/strip") == Json::parse(R"({"edge": "north", "depth": 5})"));
    fixture.make(board::setRotation(fixture.now(), "/terrain/2", 270));
    CHECK(fixture.at("/terrain/2/shape/rotation") == -90);
    fixture.make(board::setRotation(fixture.now(), "/terrain/2", 360));
    CHECK_FALSE(fixture.at("/terrain/2/shape").contains("rotation"));
    fixture.make(board::setRotation(fixture.now(), "/sides/1/placements/0", -90));
    CHECK(fixture.at("/sides/1/placements/0/facing") == 270);
    fixture.make(board::setLineWidth(fixture.now(), "/terrain/1", 1.5));
    CHECK(fixture.at("/terrain/1/shape/width") == 1.5);
    CHECK_FALSE(board::setLineWidth(fixture.now(), "/terrain/0", 1.5));
    CHECK_FALSE(board::setLineWidth(fixture.now(), "/terrain/1", 0));
    CHECK_FALSE(board::setSize(fixture.now(), "/terrain/2", 0, 4));
    CHECK_FALSE(board::setSize(fixture.now(), "/terrain/4", 3, 4));
    CHECK_FALSE(board::setCentre(fixture.now(), "/sides/0", {3, 3}));
}

TEST_CASE("shapes are written with short numbers")
{
    const ScenarioFixture fixture(test::smallBattlefield());
    const auto scenario = fixture.now();
    const std::vector<Point> points{{1.0000001, 2.5}, {-0.001, 3.333333}};
    CHECK(board::lineShape(scenario, points, 0.75) == R"({"line": [[1, 2.5], [0, 3.33]], "width": 0.75})");
    CHECK(board::polygonShape(scenario, points) == R"({"polygon": [[1, 2.5], [0, 3.33]]})");
    CHECK(board::rectangleShape(scenario, {1, 2}, 0, 1e9, 400) ==
          R"({"rectangle": {"at": [1, 2], "width": 0.01, "depth": 100000}, "rotation": 40})");
    CHECK(board::ellipseShape(scenario, {1, 2}, 3, 4, -20.04) ==
          R"({"ellipse": {"at": [1, 2], "width": 3, "depth": 4}, "rotation": -20})");
    CHECK(board::stripShape(scenario, "west", 6, 3) == R"({"strip": {"edge": "west", "depth": 6, "inset": 3}})");
    CHECK(board::lengthText(scenario, NAN) == "0");
    CHECK(board::lengthText(scenario, 1e300) == "1000000");
    CHECK(board::angleText(12.34) == "12.3");
}

TEST_CASE("a shape gives way to another and what is broken can be mended")
{
    ScenarioFixture fixture(
        R"({ "board": { "width": 24, "depth": 24 }, "terrain": [ { "id": "a", "type": "b", "shape": { "polygon": [], )"
        R"("line": 3 } }, { "id": "c", "type": "b", "level": 1 }, 7 ] })");
    for (const Strings& one : {Strings{"/terrain/0"}, Strings{"/terrain/1"}, Strings{"/terrain/2"}}) {
        CHECK_FALSE(board::move(fixture.now(), one, {1, 1}));
        CHECK_FALSE(board::rotate(fixture.now(), one, 30));
        CHECK_FALSE(board::scale(fixture.now(), one, 2, 2));
        CHECK_FALSE(board::boundsOf(fixture.now(), one[0]));
        CHECK_FALSE(board::insertPoint(fixture.now(), one[0], 0, {1, 1}));
    }
    fixture.make(board::setShape(fixture.now(), "/terrain/0", R"({"square": [1, 1]})"));
    fixture.make(board::setShape(fixture.now(), "/terrain/1", R"({"polygon": [[1, 1], [2, 2], [3, 1]]})"));
    CHECK(fixture.at("/terrain/0/shape") == Json::parse(R"({"square": [1, 1]})"));
    CHECK(fixture.at("/terrain/1").dump() ==
          R"({"id":"c","type":"b","shape":{"polygon":[[1,1],[2,2],[3,1]]},"level":1})");
    CHECK_FALSE(board::setShape(fixture.now(), "/terrain/0", "{\"a\":"));
    CHECK_FALSE(board::setShape(fixture.now(), "/terrain/2", "{}"));
}

TEST_CASE("the handles of curves follow every change of their shape")
{
    ScenarioFixture fixture(
        R"({ "board": { "width": 24, "depth": 24 }, "terrain": [ { "id": "a", "shape": { "polygon": [ )"
        R"({ "at": [4, 4], "out": [0.8, 1.6] }, [8, 4], { "at": [8, 8], "in": [2, 0], "out": [-1, 1] } ] } } ] })");
    const auto corners = [&] { return fixture.at("/terrain/0/shape/polygon"); };
    const Strings piece{"/terrain/0"};
    // A corner keeps its handles, and the others are not written anew.
    fixture.make(board::movePoint(fixture.now(), "/terrain/0", 0, {5, 4}));
    CHECK(corners() == Json::parse(R"([{"at": [5, 4], "out": [0.8, 1.6]}, [8, 4], {"at": [8, 8], "in": [2, 0], )"
                                   R"("out": [-1, 1]}])"));
    // A point in the middle of a curve halves it, as de Casteljau does, so that its form stays.
    fixture.make(board::insertPoint(fixture.now(), "/terrain/0", 1, {6.8, 4.6}));
    fixture.make(board::removePoint(fixture.now(), "/terrain/0", 2));
    CHECK(corners() == Json::parse(R"([{"at": [5, 4], "out": [0.4, 0.8]}, {"at": [6.8, 4.6], "in": [-0.65, 0.2], )"
                                   R"("out": [0.65, -0.2]}, {"at": [8, 8], "in": [2, 0], "out": [-1, 1]}])"));
    fixture.make(board::move(fixture.now(), piece, {1, 0.5}));
    CHECK(corners() == Json::parse(R"([{"at": [6, 4.5], "out": [0.4, 0.8]}, {"at": [7.8, 5.1], "in": [-0.65, 0.2], )"
                                   R"("out": [0.65, -0.2]}, {"at": [9, 8.5], "in": [2, 0], "out": [-1, 1]}])"));
    fixture.make(board::mirror(fixture.now(), piece, board::Mirror::leftRight));
    CHECK(corners() == Json::parse(R"([{"at": [18, 4.5], "out": [-0.4, 0.8]}, {"at": [16.2, 5.1], "in": [0.65, 0.2], )"
                                   R"("out": [-0.65, -0.2]}, {"at": [15, 8.5], "in": [-2, 0], "out": [1, 1]}])"));
    fixture.make(board::scale(fixture.now(), piece, 2, 2, Point{0, 0}));
    CHECK(corners()[0] == Json::parse(R"({"at": [36, 9], "out": [-0.8, 1.6]})"));
    fixture.make(board::setMeasure(fixture.now(), "cm", board::Lengths::convert));
    CHECK(corners()[0] == Json::parse(R"({"at": [91.45, 22.85], "out": [-2.05, 4.05]})"));
}
