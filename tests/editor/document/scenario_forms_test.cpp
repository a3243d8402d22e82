#include "tests/editor/document/scenario_stage.hpp"

#include <cmath>

using namespace muster;
using editor::scenario::Box;
using editor::scenario::Point;
using test::Json;
using test::ScenarioStage;

namespace board = muster::editor::scenario;

namespace {

/// How much of the larger of two boxes both have.
double shared(const Box& a, const Box& b)
{
    const double width = std::min(a.right, b.right) - std::max(a.left, b.left),
                 depth = std::min(a.upper, b.upper) - std::max(a.lower, b.lower);
    return std::max(0.0, width) * std::max(0.0, depth) / std::max(a.width() * a.depth(), b.width() * b.depth());
}

}  // namespace

TEST_CASE("a zone that is drawn along an edge becomes the strip it was meant as, and comes back")
{
    ScenarioStage stage(
        R"({ "board": { "width": 24, "depth": 20 }, "zones": [ { "id": "a", "shape": { "rectangle": { "at": [12, 3], )"
        R"("width": 18, "depth": 6 }, "x-drawn": true } } ] })");
    CHECK(board::formNameOf(stage.node("/zones/0")) == "rectangle");
    stage.make(board::setForm(stage.now(), "/zones/0", "strip"));
    CHECK(stage.at("/zones/0/shape") ==
          Json::parse(R"({"strip": {"edge": "south", "depth": 6, "inset": 3}, "x-drawn": true})"));
    stage.make(board::setForm(stage.now(), "/zones/0", "rectangle"));
    CHECK(stage.at("/zones/0/shape/rectangle") == Json::parse(R"({"at": [12, 3], "width": 18, "depth": 6})"));
    CHECK_FALSE(board::setForm(stage.now(), "/zones/0", "rectangle"));
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
        ScenarioStage stage(
            R"({ "board": { "width": 24, "depth": 20 }, "zones": [ { "id": "a", "shape": { "square": [1, 1] } } ] })");
        stage.make(board::setShape(stage.now(), "/zones/0", board::rectangleShape(stage.now(), at, 3, 3)));
        stage.make(board::setForm(stage.now(), "/zones/0", "strip"));
        CHECK(stage.at("/zones/0/shape/strip") == Json::parse(strip));
    }
}

TEST_CASE("every form becomes every other and covers about the same")
{
    for (const char* from : {"/terrain/0", "/terrain/1", "/terrain/2", "/terrain/3", "/terrain/4", "/zones/0"})
        for (const char* form : {"polygon", "line", "rectangle", "ellipse"}) {
            INFO(from << " as " << form);
            ScenarioStage stage(test::smallBattlefield());
            const auto thing = stage.node(from);
            if (board::formNameOf(thing) == form) continue;
            const auto before = board::boundsOf(stage.now(), from);
            const auto change = board::setForm(stage.now(), from, form);
            REQUIRE(change);
            stage.make(change);
            CHECK(board::formNameOf(stage.node(from)) == form);
            const auto after = board::boundsOf(stage.now(), from);
            REQUIRE((before && after));
            // A line is measured along its bends, without its width.
            if (std::string_view(form) == "line" || std::string_view(from) == "/terrain/1")
                CHECK(std::abs(after->centre().x - before->centre().x) +
                          std::abs(after->centre().y - before->centre().y) <
                      0.6);
            // The corners of what is turned reach farther out than an ellipse does.
            else
                CHECK(shared(*before, *after) > 0.5);
        }
}

TEST_CASE("a square is taken where the middle lies, if there is a grid, and chosen by its numbers")
{
    ScenarioStage stage(test::smallBattlefield());
    stage.make(board::setForm(stage.now(), "/terrain/3", "square"));
    CHECK(stage.at("/terrain/3/shape/square") == Json({3, 1}));
    stage.make(board::setSquare(stage.now(), "/terrain/3", 2, 4));
    CHECK(stage.at("/terrain/3/shape/square") == Json({2, 4}));
    stage.make(board::setSquare(stage.now(), "/sides/0/placements/2", 3, 2));
    CHECK(stage.at("/sides/0/placements/2/square") == Json({3, 2}));
    CHECK_FALSE(board::setSquare(stage.now(), "/terrain/0", 1, 1));
    CHECK_FALSE(board::setSquare(stage.now(), "/terrain/3", 0, 1));
    CHECK_FALSE(board::setSquare(stage.now(), "/terrain/3", 1, 101));
    stage.make(board::setGrid(stage.now(), 0, 0));
    CHECK_FALSE(board::setForm(stage.now(), "/terrain/2", "square"));
}

TEST_CASE("an objective is a point or has an extent")
{
    ScenarioStage stage(test::smallBattlefield());
    CHECK(board::formNameOf(stage.node("/objectives/0")) == board::pointForm);
    stage.make(board::setForm(stage.now(), "/objectives/0", "rectangle"));
    CHECK_FALSE(stage.node("/objectives/0/at"));
    CHECK(stage.at("/objectives/0/shape/rectangle") == Json::parse(R"({"at": [12, 10], "width": 2.5, "depth": 2.5})"));
    stage.make(board::setForm(stage.now(), "/objectives/0", "point"));
    CHECK_FALSE(stage.node("/objectives/0/shape"));
    CHECK(stage.at("/objectives/0/at") == Json({12, 10}));
    // Nothing else is a mere point.
    CHECK_FALSE(board::setForm(stage.now(), "/terrain/2", "point"));
    CHECK_FALSE(board::setForm(stage.now(), "/zones/0", "point"));
}

TEST_CASE("what is locked, missing or unheard of keeps its form")
{
    ScenarioStage stage(test::smallBattlefield());
    stage.make(board::setLocked(stage.now(), test::Strings{"/terrain/2"}, true));
    CHECK_FALSE(board::setForm(stage.now(), "/terrain/2", "ellipse"));
    CHECK_FALSE(board::setForm(stage.now(), "/terrain/99", "ellipse"));
    CHECK_FALSE(board::setForm(stage.now(), "/terrain/0", "blob"));
    CHECK_FALSE(board::setForm(stage.now(), "/sides/0", "ellipse"));
    CHECK_FALSE(board::setForm(stage.now(), "", "ellipse"));
}

TEST_CASE("a shape that cannot be read gives way to one that can")
{
    ScenarioStage stage(
        R"({ "board": { "width": 24, "depth": 16 }, "terrain": [ { "id": "a", "shape": { "polygon": "round" } }, { )"
        R"("id": "b", "shape": {} } ] })");
    for (const char* thing : {"/terrain/0", "/terrain/1"}) {
        stage.make(board::setForm(stage.now(), thing, "ellipse"));
        CHECK(stage.at(std::string(thing) + "/shape") ==
              Json::parse(R"({"ellipse": {"at": [12, 8], "width": 2, "depth": 2}})"));
    }
}

TEST_CASE("a base in a square gets a place of its own again")
{
    ScenarioStage stage(test::smallBattlefield());
    stage.make(board::placeExactly(stage.now(), "/sides/0/placements/2"));
    CHECK(stage.at("/sides/0/placements/2") == Json::parse(R"({"unit": "scouts", "at": [4, 2.5]})"));
    CHECK_FALSE(board::placeExactly(stage.now(), "/sides/0/placements/2"));
    stage.make(board::placeInSquare(stage.now(), "/sides/0/placements/2", 1, 1));
    CHECK(stage.at("/sides/0/placements/2") == Json::parse(R"({"unit": "scouts", "square": [1, 1]})"));
}

TEST_CASE("a reinforcement is a unit or a group, and changes sides")
{
    ScenarioStage stage(test::smallBattlefield());
    const std::string late = "/sides/0/reinforcements/0";
    stage.make(board::setArrival(stage.now(), late, board::Arrival::group, "reserve"));
    CHECK(stage.at(late) == Json::parse(R"({"group": "reserve", "turn": 3, "at": [0, 12]})"));
    stage.make(board::setArrival(stage.now(), late, board::Arrival::unit, "guard"));
    CHECK(stage.at(late) == Json::parse(R"({"unit": "guard", "turn": 3, "at": [0, 12]})"));
    const auto change = board::moveReinforcement(stage.now(), late, "/sides/1", board::Arrival::unit, "line");
    CHECK(change.selection == test::Strings{"/sides/1/reinforcements/0"});
    stage.make(change);
    CHECK(stage.at("/sides/1/reinforcements/0") == Json::parse(R"({"unit": "line", "turn": 3, "at": [0, 12]})"));
    CHECK_FALSE(stage.node("/sides/0/reinforcements"));
    CHECK_FALSE(
        board::moveReinforcement(stage.now(), "/sides/1/reinforcements/0", "/sides/1", board::Arrival::unit, "line"));
    CHECK_FALSE(
        board::moveReinforcement(stage.now(), "/sides/1/reinforcements/0", "/sides/7", board::Arrival::unit, "line"));
    CHECK_FALSE(board::setArrival(stage.now(), "/sides/1/reinforcements/0", board::Arrival::unit, ""));
}

TEST_CASE("the last of a list takes the list with it")
{
    ScenarioStage stage(test::smallBattlefield());
    stage.make(board::remove(stage.now(), test::Strings{"/objectives/0", "/sides/0/rallyPoints/0", "/victory/0"}));
    CHECK_FALSE(stage.node("/objectives"));
    CHECK_FALSE(stage.node("/sides/0/rallyPoints"));
    CHECK(stage.node("/victory").size() == 1);
}
