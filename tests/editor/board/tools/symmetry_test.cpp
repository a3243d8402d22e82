#include "tests/editor/board/tools/board_fixture.hpp"

#include <catch2/catch.hpp>

using namespace muster;
using namespace muster::test;
using editor::scenario::Mirror;
using editor::scenario::ScenarioText;

TEST_CASE("what is drawn on one half is drawn on the other one in the same step")
{
    for (const auto way : {Mirror::leftRight, Mirror::upDown, Mirror::halfTurn}) {
        BoardFixture fixture(emptyBoard());
        const auto before = fixture.document.text();
        fixture.symmetry.setAxis(way);
        fixture.choose("rectangle");
        fixture.drag(2, 7, 6, 10);
        REQUIRE(fixture.root()["terrain"].size() == 2);
        const auto at = fixture.root()["terrain"].at(1u)["shape"]["rectangle"]["at"];
        CHECK(at.at(0u).real() == Approx(way == Mirror::upDown ? 4 : 20).margin(0.06));
        CHECK(at.at(1u).real() == Approx(way == Mirror::leftRight ? 8.5 : 15.5).margin(0.06));
        fixture.undo();
        CHECK(fixture.document.text() == before);
    }
}

TEST_CASE("what is its own mirror image has no partner")
{
    BoardFixture fixture(emptyBoard());
    fixture.symmetry.setAxis(Mirror::leftRight);
    fixture.choose("rectangle");
    fixture.drag(8, 10, 16, 14);
    CHECK(fixture.root()["terrain"].size() == 1);
}

TEST_CASE("a zone's mirrored partner belongs to the other side")
{
    BoardFixture fixture(emptyBoard());
    fixture.symmetry.setAxis(Mirror::upDown);
    fixture.choice.setSubject(editor::DrawingChoice::Subject::zone);
    fixture.choice.setSide("carthage");
    fixture.choose("rectangle");
    fixture.drag(2, 7, 8, 10);
    REQUIRE(fixture.root()["zones"].size() == 4);
    const auto zones = [&](unsigned side) { return editor::scenario::zonesOf(fixture.root()["sides"].at(side)); };
    CHECK(zones(1).size() == 2);
    CHECK(zones(0).size() == 2);
    CHECK(zones(0)[1] != zones(1)[1]);
    fixture.undo();
    CHECK(fixture.root()["zones"].size() == 2);
}

TEST_CASE("moving a thing moves its partner in the same step")
{
    BoardFixture fixture(boardWith(R"([
    { "id": "west", "type": "woods", "shape": { "rectangle": { "at": [4, 8], "width": 3, "depth": 2 } } },
    { "id": "east", "type": "woods", "shape": { "rectangle": { "at": [20, 8], "width": 3, "depth": 2 } } },
    { "id": "hill", "type": "hill", "shape": { "rectangle": { "at": [12, 12], "width": 3, "depth": 2 } } }
  ])"));
    const auto before = fixture.document.text();
    fixture.symmetry.setAxis(Mirror::leftRight);
    const std::vector<std::string> west{"/terrain/0"}, hill{"/terrain/2"};
    REQUIRE(fixture.host().make(editor::scenario::move(ScenarioText(*fixture.text()), west, {1, 2})));
    const auto at = fixture.root()["terrain"].at(1u)["shape"]["rectangle"]["at"];
    CHECK(at.at(0u).real() == Approx(19));
    CHECK(at.at(1u).real() == Approx(10));
    fixture.undo();
    CHECK(fixture.document.text() == before);
    // Rotation rotates the partner in the opposite direction.
    REQUIRE(fixture.host().make(editor::scenario::rotate(ScenarioText(*fixture.text()), west, 30)));
    CHECK(fixture.root()["terrain"].at(0u)["shape"]["rotation"].real() == Approx(30));
    const double turned = fixture.root()["terrain"].at(1u)["shape"]["rotation"].real();
    CHECK(std::fmod(turned + 720, 180) == Approx(150));
    fixture.undo();
    // Without a partner nothing else moves, and names do not matter.
    REQUIRE(fixture.host().make(editor::scenario::move(ScenarioText(*fixture.text()), hill, {1, 2})));
    CHECK(fixture.root()["terrain"].at(0u)["shape"]["rectangle"]["at"].at(0u).real() == 4);
    REQUIRE(fixture.host().make(editor::scenario::rename(ScenarioText(*fixture.text()), "/terrain/0", "West wood")));
    CHECK(!fixture.root()["terrain"].at(1u)["name"]);
}

TEST_CASE("two partners that are moved together go where they are taken")
{
    BoardFixture fixture(boardWith(R"([
    { "id": "west", "type": "woods", "shape": { "rectangle": { "at": [4, 8], "width": 3, "depth": 2 } } },
    { "id": "east", "type": "woods", "shape": { "rectangle": { "at": [20, 8], "width": 3, "depth": 2 } } }
  ])"));
    fixture.symmetry.setAxis(Mirror::leftRight);
    const std::vector<std::string> both{"/terrain/0", "/terrain/1"};
    REQUIRE(fixture.host().make(editor::scenario::move(ScenarioText(*fixture.text()), both, {1, 2})));
    CHECK(fixture.root()["terrain"].at(0u)["shape"]["rectangle"]["at"].at(0u).real() == Approx(5));
    CHECK(fixture.root()["terrain"].at(1u)["shape"]["rectangle"]["at"].at(0u).real() == Approx(21));
}

TEST_CASE("points that are dragged are dragged on the other half, too")
{
    BoardFixture fixture(emptyBoard());
    fixture.symmetry.setAxis(Mirror::halfTurn);
    fixture.choose("polygon");
    fixture.click(2, 8);
    fixture.click(6, 8);
    fixture.doubleClick(6, 11);
    REQUIRE(fixture.root()["terrain"].size() == 2);
    fixture.view->selection().set({"/terrain/0"}, &fixture.view->board());
    fixture.choose("points");
    fixture.drag(6, 11, 7, 12);
    bool isThere = false;
    for (const auto point : fixture.root()["terrain"].at(1u)["shape"]["polygon"])
        isThere = isThere || (std::abs(point.at(0u).real() - 17) < 0.1 && std::abs(point.at(1u).real() - 12) < 0.1);
    CHECK(isThere);
}

TEST_CASE("a piece that is added by other means gets its partner, too")
{
    BoardFixture fixture(emptyBoard());
    const auto before = fixture.document.text();
    fixture.symmetry.setAxis(Mirror::upDown);
    const auto at = [&](double x, double y) {
        return editor::scenario::rectangleShape(ScenarioText(*fixture.text()), {x, y}, 4, 2);
    };
    REQUIRE(fixture.host().make(editor::scenario::addPiece(ScenarioText(*fixture.text()), "woods", at(6, 8))));
    REQUIRE(fixture.root()["terrain"].size() == 2);
    CHECK(fixture.root()["terrain"].at(1u)["shape"]["rectangle"]["at"].at(1u).real() == Approx(16));
    fixture.undo();
    CHECK(fixture.document.text() == before);
    REQUIRE(fixture.host().make(editor::scenario::addPiece(ScenarioText(*fixture.text()), "woods", at(6, 12))));
    CHECK(fixture.root()["terrain"].size() == 1);
}
