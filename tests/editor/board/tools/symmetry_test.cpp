#include "tests/editor/board/tools/board_stage.hpp"

#include <catch2/catch.hpp>

using namespace muster;
using namespace muster::test;
using editor::scenario::Mirror;
using editor::scenario::ScenarioText;

TEST_CASE("what is drawn on one half is drawn on the other one in the same step")
{
    for (const auto way : {Mirror::leftRight, Mirror::upDown, Mirror::halfTurn}) {
        BoardStage stage(emptyBoard());
        const auto before = stage.document.text();
        stage.symmetry.setWay(way);
        stage.choose("rectangle");
        stage.drag(2, 7, 6, 10);
        REQUIRE(stage.root()["terrain"].size() == 2);
        const auto at = stage.root()["terrain"].at(1u)["shape"]["rectangle"]["at"];
        CHECK(at.at(0u).real() == Approx(way == Mirror::upDown ? 4 : 20).margin(0.06));
        CHECK(at.at(1u).real() == Approx(way == Mirror::leftRight ? 8.5 : 15.5).margin(0.06));
        stage.undo();
        CHECK(stage.document.text() == before);
    }
}

TEST_CASE("what is its own mirror image has no partner")
{
    BoardStage stage(emptyBoard());
    stage.symmetry.setWay(Mirror::leftRight);
    stage.choose("rectangle");
    stage.drag(8, 10, 16, 14);
    CHECK(stage.root()["terrain"].size() == 1);
}

TEST_CASE("a zone's mirrored partner belongs to the other side")
{
    BoardStage stage(emptyBoard());
    stage.symmetry.setWay(Mirror::upDown);
    stage.choice.setWhat(editor::DrawingChoice::What::zone);
    stage.choice.setSide("carthage");
    stage.choose("rectangle");
    stage.drag(2, 7, 8, 10);
    REQUIRE(stage.root()["zones"].size() == 4);
    const auto zones = [&](unsigned side) { return editor::scenario::zonesOf(stage.root()["sides"].at(side)); };
    CHECK(zones(1).size() == 2);
    CHECK(zones(0).size() == 2);
    CHECK(zones(0)[1] != zones(1)[1]);
    stage.undo();
    CHECK(stage.root()["zones"].size() == 2);
}

TEST_CASE("moving a thing moves its partner in the same step")
{
    BoardStage stage(boardWith(R"([
    { "id": "west", "type": "woods", "shape": { "rectangle": { "at": [4, 8], "width": 3, "depth": 2 } } },
    { "id": "east", "type": "woods", "shape": { "rectangle": { "at": [20, 8], "width": 3, "depth": 2 } } },
    { "id": "hill", "type": "hill", "shape": { "rectangle": { "at": [12, 12], "width": 3, "depth": 2 } } }
  ])"));
    const auto before = stage.document.text();
    stage.symmetry.setWay(Mirror::leftRight);
    const std::vector<std::string> west{"/terrain/0"}, hill{"/terrain/2"};
    REQUIRE(stage.desk().make(editor::scenario::move(ScenarioText(*stage.text()), west, {1, 2})));
    const auto at = stage.root()["terrain"].at(1u)["shape"]["rectangle"]["at"];
    CHECK(at.at(0u).real() == Approx(19));
    CHECK(at.at(1u).real() == Approx(10));
    stage.undo();
    CHECK(stage.document.text() == before);
    // Turning turns the partner the other way round.
    REQUIRE(stage.desk().make(editor::scenario::rotate(ScenarioText(*stage.text()), west, 30)));
    CHECK(stage.root()["terrain"].at(0u)["shape"]["rotation"].real() == Approx(30));
    const double turned = stage.root()["terrain"].at(1u)["shape"]["rotation"].real();
    CHECK(std::fmod(turned + 720, 180) == Approx(150));
    stage.undo();
    // Without a partner nothing else moves, and names are nobody's business.
    REQUIRE(stage.desk().make(editor::scenario::move(ScenarioText(*stage.text()), hill, {1, 2})));
    CHECK(stage.root()["terrain"].at(0u)["shape"]["rectangle"]["at"].at(0u).real() == 4);
    REQUIRE(stage.desk().make(editor::scenario::rename(ScenarioText(*stage.text()), "/terrain/0", "West wood")));
    CHECK(!stage.root()["terrain"].at(1u)["name"]);
}

TEST_CASE("two partners that are moved together go where they are taken")
{
    BoardStage stage(boardWith(R"([
    { "id": "west", "type": "woods", "shape": { "rectangle": { "at": [4, 8], "width": 3, "depth": 2 } } },
    { "id": "east", "type": "woods", "shape": { "rectangle": { "at": [20, 8], "width": 3, "depth": 2 } } }
  ])"));
    stage.symmetry.setWay(Mirror::leftRight);
    const std::vector<std::string> both{"/terrain/0", "/terrain/1"};
    REQUIRE(stage.desk().make(editor::scenario::move(ScenarioText(*stage.text()), both, {1, 2})));
    CHECK(stage.root()["terrain"].at(0u)["shape"]["rectangle"]["at"].at(0u).real() == Approx(5));
    CHECK(stage.root()["terrain"].at(1u)["shape"]["rectangle"]["at"].at(0u).real() == Approx(21));
}

TEST_CASE("points that are dragged are dragged on the other half, too")
{
    BoardStage stage(emptyBoard());
    stage.symmetry.setWay(Mirror::halfTurn);
    stage.choose("polygon");
    stage.click(2, 8);
    stage.click(6, 8);
    stage.doubleClick(6, 11);
    REQUIRE(stage.root()["terrain"].size() == 2);
    stage.view->selection().set({"/terrain/0"}, &stage.view->board());
    stage.choose("points");
    stage.drag(6, 11, 7, 12);
    bool isThere = false;
    for (const auto point : stage.root()["terrain"].at(1u)["shape"]["polygon"])
        isThere = isThere || (std::abs(point.at(0u).real() - 17) < 0.1 && std::abs(point.at(1u).real() - 12) < 0.1);
    CHECK(isThere);
}

TEST_CASE("a piece that is added by other means gets its partner, too")
{
    BoardStage stage(emptyBoard());
    const auto before = stage.document.text();
    stage.symmetry.setWay(Mirror::upDown);
    const auto at = [&](double x, double y) {
        return editor::scenario::rectangleShape(ScenarioText(*stage.text()), {x, y}, 4, 2);
    };
    REQUIRE(stage.desk().make(editor::scenario::addPiece(ScenarioText(*stage.text()), "woods", at(6, 8))));
    REQUIRE(stage.root()["terrain"].size() == 2);
    CHECK(stage.root()["terrain"].at(1u)["shape"]["rectangle"]["at"].at(1u).real() == Approx(16));
    stage.undo();
    CHECK(stage.document.text() == before);
    REQUIRE(stage.desk().make(editor::scenario::addPiece(ScenarioText(*stage.text()), "woods", at(6, 12))));
    CHECK(stage.root()["terrain"].size() == 1);
}
