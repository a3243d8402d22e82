#include "tests/editor/document/scenario_fixture.hpp"

#include "core/geometry/distance.hpp"
#include "core/geometry/makers.hpp"

#include <cmath>

using namespace muster;
using editor::scenario::Bases;
using editor::scenario::Formation;
using editor::scenario::Point;
using test::Json;
using test::ScenarioFixture;
using test::Strings;

namespace board = muster::editor::scenario;

TEST_CASE("bases come onto the board in a line, seen from behind from the left")
{
    ScenarioFixture fixture(test::smallBattlefield());
    const std::vector<Bases> line{{"spears", {0, 1, 2}, false, {25.4, 25.4}}};
    auto change = board::place(fixture.now(), "/sides/1", line, {}, {12, 16}, 180);
    CHECK(change.name() == "Place 3 bases");
    CHECK(change.selection == Strings{"/sides/1/placements/1", "/sides/1/placements/2", "/sides/1/placements/3"});
    fixture.make(change);
    CHECK(fixture.at("/sides/1/placements/1") ==
          Json::parse(R"({"unit": "spears", "index": 0, "at": [13, 16], "facing": 180})"));
    CHECK(fixture.at("/sides/1/placements/3/at") == Json({11, 16}));
    const std::vector<Bases> leader{{"duke", {}, true, {20, 20}}};
    change = board::place(fixture.now(), "/sides/0", leader, {}, {3, 4}, 0);
    CHECK(change.name() == "Place duke");
    fixture.make(change);
    CHECK(fixture.at("/sides/0/placements/3") == Json::parse(R"({"unit": "duke", "at": [3, 4]})"));
    CHECK_FALSE(board::place(fixture.now(), "/sides/7", leader, {}, {3, 4}, 0));
    CHECK_FALSE(board::place(fixture.now(), "/sides/0", leader, {}, {NAN, 4}, 0));
    CHECK_FALSE(board::place(fixture.now(), "/sides/0", {}, {}, {3, 4}, 0));
}

TEST_CASE("bases that stand already are moved, not doubled")
{
    ScenarioFixture fixture(test::smallBattlefield());
    const std::vector<Bases> guard{{"guard", {0, 1, 2}, false, {25.4, 25.4}}, {"scouts", {}, true, {25.4, 25.4}}};
    fixture.make(board::place(fixture.now(), "/sides/0", guard, {Formation::Kind::column}, {6, 6}, 0));
    REQUIRE(fixture.at("/sides/0/placements").size() == 4);
    CHECK(fixture.at("/sides/0/placements/0") == Json::parse(R"({"unit": "guard", "index": 0, "at": [6, 7.5]})"));
    CHECK(fixture.at("/sides/0/placements/2") == Json::parse(R"({"unit": "scouts", "at": [6, 4.5]})"));
    CHECK(fixture.at("/sides/0/placements/3/at") == Json({6, 5.5}));
}

TEST_CASE("a block is about as broad as deep, and its last rank stands in the middle")
{
    const ScenarioFixture fixture(test::smallBattlefield());
    const auto places =
        board::formationPlaces(fixture.now(), 5, {25.4, 25.4}, {Formation::Kind::block, 0, 3}, {10, 10}, 0);
    CHECK(places == std::vector<Point>{{9, 10.5}, {10, 10.5}, {11, 10.5}, {9.5, 9.5}, {10.5, 9.5}});
    CHECK(board::formationPlaces(fixture.now(), 16, {25.4, 25.4}, {Formation::Kind::block}, {10, 10}, 0)[4].x ==
          Approx(8.5));
    CHECK(board::formationPlaces(fixture.now(), 2, {25.4, 25.4}, {Formation::Kind::line, 1}, {10, 10}, 90) ==
          std::vector<Point>{{10, 11}, {10, 9}});
    CHECK(board::formationPlaces(fixture.now(), 1'000'000, {25.4, 25.4}, {}, {10, 10}, 0).empty());
}

TEST_CASE("bases side by side do not press into one another after rounding")
{
    const std::string measure = GENERATE("in", "cm", "mm");
    const double facing = GENERATE(0.0, 90.0, 37.0, 225.0), width = GENERATE(60.0, 25.3, 20.07),
                 middle = GENERATE(12.0, 12.005, 11.333);
    const ScenarioFixture fixture(R"({ "board": { "width": 90, "depth": 90, "measure": ")" + measure +
                                  R"(" }, "sides": [ { "id": "a" } ] })");
    const double scale = measure == "in" ? 1 / 25.4 : measure == "cm" ? 0.1 : 1;
    const auto places = board::formationPlaces(fixture.now(), 11, {width, 30}, {Formation::Kind::block, 0, 4},
                                               {middle, middle}, facing);
    REQUIRE(places.size() == 11);
    std::vector<geometry::Shape> bases;
    for (const Point at : places)
        bases.push_back(std::get<geometry::Shape>(geometry::rectangle(at, width * scale, 30 * scale, facing)));
    for (std::size_t i = 0; i < bases.size(); ++i)
        for (std::size_t j = 0; j < i; ++j) CHECK(geometry::pressedDepth(bases[i], bases[j]) < 1e-6);
    for (std::size_t i = 1; i < 4; ++i) CHECK(geometry::distance(places[i - 1], places[i]) >= width * scale - 1e-9);
}

TEST_CASE("placed bases form up anew, and one may stand anywhere in a square")
{
    ScenarioFixture fixture(test::smallBattlefield());
    fixture.make(board::formUp(fixture.now(), Strings{"/sides/0/placements/0", "/sides/0/placements/1"}, {25.4, 25.4},
                               {Formation::Kind::column}, {}, 90));
    CHECK(fixture.at("/sides/0/placements/0/at") == Json({11.5, 2}));
    CHECK(fixture.at("/sides/0/placements/1") ==
          Json::parse(R"({"unit": "guard", "index": 1, "at": [10.5, 2], "facing": 90})"));
    fixture.make(board::placeInSquare(fixture.now(), "/sides/0/placements/1", 2, 1));
    CHECK(fixture.at("/sides/0/placements/1") ==
          Json::parse(R"({"unit": "guard", "index": 1, "square": [2, 1], "facing": 90})"));
    CHECK_FALSE(board::placeInSquare(fixture.now(), "/sides/0/placements/1", 0, 1));
    CHECK_FALSE(board::placeInSquare(fixture.now(), "/terrain/0", 1, 1));
}

TEST_CASE("the facing north is said where others say it")
{
    ScenarioFixture fixture(
        R"({ "board": { "width": 24, "depth": 24 }, "sides": [ { "id": "a", "placements": [ { "unit": "b", "at": [1, )"
        R"(1], "facing": 0 } ] } ] })");
    const std::vector<Bases> one{{"c", {}, true, {20, 20}}};
    fixture.make(board::place(fixture.now(), "/sides/0", one, {}, {3, 4}, 360));
    CHECK(fixture.at("/sides/0/placements/1/facing") == 0);
}
