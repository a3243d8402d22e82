#include "tests/editor/document/scenario_fixture.hpp"

#include <cmath>

using namespace muster;
using editor::scenario::Box;
using editor::scenario::Point;
using test::Json;
using test::ScenarioFixture;

namespace board = muster::editor::scenario;

namespace {

/// The overlap of two boxes as a share of the larger one.
double shared(const Box& a, const Box& b)
{
    const double width = std::min(a.right, b.right) - std::max(a.left, b.left),
                 depth = std::min(a.upper, b.upper) - std::max(a.lower, b.lower);
    return std::max(0.0, width) * std::max(0.0, depth) / std::max(a.width() * a.depth(), b.width() * b.depth());
}

}  // namespace

TEST_CASE("a zone that is drawn along an edge becomes the strip it was meant as, and comes back")
{
    ScenarioFixture fixture(
        R"({ "board": { "width": 24, "depth": 20 }, "zones": [ { "id": "a", "shape": { "rectangle": { "at": [12, 3], )"
        R"("width": 18, "depth": 6 }, "x-drawn": true } } ] })");
    CHECK(board::shapeKindOf(fixture.node("/zones/0")) == "rectangle");
    fixture.make(board::setShapeKind(fixture.now(), "/zones/0", "strip"));
    CHECK(fixture.at("/zones/0/shape") ==
          Json::parse(R"({"strip": {"edge": "south", "depth": 6, "inset": 3}, "x-drawn": true})"));
    fixture.make(board::setShapeKind(fixture.now(), "/zones/0", "rectangle"));
    CHECK(fixture.at("/zones/0/shape/rectangle") == Json::parse(R"({"at": [12, 3], "width": 18, "depth": 6})"));
    CHECK_FALSE(board::setShapeKind(fixture.now(), "/zones/0", "rectangle"));
}

TEST_CASE("a strip lies along the nearest edge and reaches as far")
{
    struct Drawn {
        Point at;
        const char* strip;
    };
    for (const auto& [at, strip] : {Drawn{{12, 17}, R"({"edge": "north", "depth": 4.5, "inset": 10.5})"},
                                    Drawn{{2, 10}, R"({"edge": "west", "depth": 3.5, "inset": 8.5})"},
                                    Drawn{{23, 10}, R"({"edge": "east", "depth": 2.5, "inset": 8.5})"}}) {
        ScenarioFixture fixture(
            R"({ "board": { "width": 24, "depth": 20 }, "zones": [ { "id": "a", "shape": { "square": [1, 1] } } ] })");
        fixture.make(board::setShape(fixture.now(), "/zones/0", board::rectangleShape(fixture.now(), at, 3, 3)));
        fixture.make(board::setShapeKind(fixture.now(), "/zones/0", "strip"));
        CHECK(fixture.at("/zones/0/shape/strip") == Json::parse(strip));
    }
}

TEST_CASE("every form becomes every other and covers about the same")
{
    for (const char* from : {"/terrain/0", "/terrain/1", "/terrain/2", "/terrain/3", "/terrain/4", "/zones/0"})
        for (const char* form : {"polygon", "line", "rectangle", "ellipse"}) {
            INFO(from << " as " << form);
            ScenarioFixture fixture(test::smallBattlefield());
            const auto element = fixture.node(from);
            if (board::shapeKindOf(element) == form) continue;
            const auto before = board::boundsOf(fixture.now(), from);
            const auto change = board::setShapeKind(fixture.now(), from, form);
            REQUIRE(change);
            fixture.make(change);
            CHECK(board::shapeKindOf(fixture.node(from)) == form);
            const auto after = board::boundsOf(fixture.now(), from);
            REQUIRE((before && after));
            // A line is measured along its bends, without its width.
            if (std::string_view(form) == "line" || std::string_view(from) == "/terrain/1")
                CHECK(std::abs(after->centre().x - before->centre().x) +
                          std::abs(after->centre().y - before->centre().y) <
                      0.6);
            // The corners of a rotated shape extend beyond those of an ellipse.
            else
                CHECK(shared(*before, *after) > 0.5);
        }
}

TEST_CASE("a square is taken where the middle lies, if there is a grid, and chosen by its numbers")
{
    ScenarioFixture fixture(test::smallBattlefield());
    fixture.make(board::setShapeKind(fixture.now(), "/terrain/3", "square"));
    CHECK(fixture.at("/terrain/3/shape/square") == Json({3, 1}));
    fixture.make(board::setSquare(fixture.now(), "/terrain/3", 2, 4));
    CHECK(fixture.at("/terrain/3/shape/square") == Json({2, 4}));
    fixture.make(board::setSquare(fixture.now(), "/sides/0/placements/2", 3, 2));
    CHECK(fixture.at("/sides/0/placements/2/square") == Json({3, 2}));
    CHECK_FALSE(board::setSquare(fixture.now(), "/terrain/0", 1, 1));
    CHECK_FALSE(board::setSquare(fixture.now(), "/terrain/3", 0, 1));
    CHECK_FALSE(board::setSquare(fixture.now(), "/terrain/3", 1, 101));
    fixture.make(board::setGrid(fixture.now(), 0, 0));
    CHECK_FALSE(board::setShapeKind(fixture.now(), "/terrain/2", "square"));
}

TEST_CASE("an objective is a point or has an extent")
{
    ScenarioFixture fixture(test::smallBattlefield());
    CHECK(board::shapeKindOf(fixture.node("/objectives/0")) == board::pointKind);
    fixture.make(board::setShapeKind(fixture.now(), "/objectives/0", "rectangle"));
    CHECK_FALSE(fixture.node("/objectives/0/at"));
    CHECK(fixture.at("/objectives/0/shape/rectangle") ==
          Json::parse(R"({"at": [12, 10], "width": 2.5, "depth": 2.5})"));
    fixture.make(board::setShapeKind(fixture.now(), "/objectives/0", "point"));
    CHECK_FALSE(fixture.node("/objectives/0/shape"));
    CHECK(fixture.at("/objectives/0/at") == Json({12, 10}));
    // Other elements cannot become points.
    CHECK_FALSE(board::setShapeKind(fixture.now(), "/terrain/2", "point"));
    CHECK_FALSE(board::setShapeKind(fixture.now(), "/zones/0", "point"));
}

TEST_CASE("what is locked, missing or unheard of keeps its form")
{
    ScenarioFixture fixture(test::smallBattlefield());
    fixture.make(board::setLocked(fixture.now(), test::Strings{"/terrain/2"}, true));
    CHECK_FALSE(board::setShapeKind(fixture.now(), "/terrain/2", "ellipse"));
    CHECK_FALSE(board::setShapeKind(fixture.now(), "/terrain/99", "ellipse"));
    CHECK_FALSE(board::setShapeKind(fixture.now(), "/terrain/0", "blob"));
    CHECK_FALSE(board::setShapeKind(fixture.now(), "/sides/0", "ellipse"));
    CHECK_FALSE(board::setShapeKind(fixture.now(), "", "ellipse"));
}

TEST_CASE("a shape that cannot be read gives way to one that can")
{
    ScenarioFixture fixture(
        R"({ "board": { "width": 24, "depth": 16 }, "terrain": [ { "id": "a", "shape": { "polygon": "round" } }, { )"
        R"("id": "b", "shape": {} } ] })");
    for (const char* element : {"/terrain/0", "/terrain/1"}) {
        fixture.make(board::setShapeKind(fixture.now(), element, "ellipse"));
        CHECK(fixture.at(std::string(element) + "/shape") ==
              Json::parse(R"({"ellipse": {"at": [12, 8], "width": 2, "depth": 2}})"));
    }
}

TEST_CASE("a base in a square gets a place of its own again")
{
    ScenarioFixture fixture(test::smallBattlefield());
    fixture.make(board::placeExactly(fixture.now(), "/sides/0/placements/2"));
    CHECK(fixture.at("/sides/0/placements/2") == Json::parse(R"({"unit": "scouts", "at": [4, 2.5]})"));
    CHECK_FALSE(board::placeExactly(fixture.now(), "/sides/0/placements/2"));
    fixture.make(board::placeInSquare(fixture.now(), "/sides/0/placements/2", 1, 1));
    CHECK(fixture.at("/sides/0/placements/2") == Json::parse(R"({"unit": "scouts", "square": [1, 1]})"));
}

TEST_CASE("a reinforcement is a unit or a group, and changes sides")
{
    ScenarioFixture fixture(test::smallBattlefield());
    const std::string late = "/sides/0/reinforcements/0";
    fixture.make(board::setArrival(fixture.now(), late, board::Arrival::group, "reserve"));
    CHECK(fixture.at(late) == Json::parse(R"({"group": "reserve", "turn": 3, "at": [0, 12]})"));
    fixture.make(board::setArrival(fixture.now(), late, board::Arrival::unit, "guard"));
    CHECK(fixture.at(late) == Json::parse(R"({"unit": "guard", "turn": 3, "at": [0, 12]})"));
    const auto change = board::moveReinforcement(fixture.now(), late, "/sides/1", board::Arrival::unit, "line");
    CHECK(change.selection == test::Strings{"/sides/1/reinforcements/0"});
    fixture.make(change);
    CHECK(fixture.at("/sides/1/reinforcements/0") == Json::parse(R"({"unit": "line", "turn": 3, "at": [0, 12]})"));
    CHECK_FALSE(fixture.node("/sides/0/reinforcements"));
    CHECK_FALSE(
        board::moveReinforcement(fixture.now(), "/sides/1/reinforcements/0", "/sides/1", board::Arrival::unit, "line"));
    CHECK_FALSE(
        board::moveReinforcement(fixture.now(), "/sides/1/reinforcements/0", "/sides/7", board::Arrival::unit, "line"));
    CHECK_FALSE(board::setArrival(fixture.now(), "/sides/1/reinforcements/0", board::Arrival::unit, ""));
}

TEST_CASE("the last of a list takes the list with it")
{
    ScenarioFixture fixture(test::smallBattlefield());
    fixture.make(board::remove(fixture.now(), test::Strings{"/objectives/0", "/sides/0/rallyPoints/0", "/victory/0"}));
    CHECK_FALSE(fixture.node("/objectives"));
    CHECK_FALSE(fixture.node("/sides/0/rallyPoints"));
    CHECK(fixture.node("/victory").size() == 1);
}
