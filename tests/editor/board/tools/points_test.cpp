#include "tests/editor/board/tools/board_fixture.hpp"

#include "editor/board/tools/curve.hpp"
#include "editor/board/tools/points_tool.hpp"

#include <catch2/catch.hpp>

#include <algorithm>
#include <cmath>

using namespace muster;
using namespace muster::test;

namespace {

const char* triangle = R"([{ "id": "wood", "type": "woods", "shape": { "polygon": [[4, 4], [12, 4], [12, 12]] } }])";

}  // namespace

TEST_CASE("a point is dragged, added on an edge and taken away")
{
    BoardFixture fixture(boardWith(triangle));
    const auto before = fixture.document.text();
    fixture.choose("points");
    fixture.click(11, 6);
    CHECK(fixture.view->selection().current() == "/terrain/0");
    const auto points = [&] { return fixture.root()["terrain"].at(0u)["shape"]["polygon"]; };
    fixture.drag(12, 12, 16, 14);
    CHECK(points().at(2u).at(0u).real() == Approx(16).margin(0.06));
    fixture.drag(8, 4, 8, 2);
    REQUIRE(points().size() == 4);
    CHECK(points().at(1u).at(1u).real() == Approx(2).margin(0.06));
    fixture.key(Qt::Key_Delete);
    REQUIRE(points().size() == 3);
    CHECK(points().at(1u).at(0u).real() == 12);
    // The last three points cannot be removed.
    fixture.click(12, 4, Qt::ControlModifier);
    CHECK(points().size() == 3);
    CHECK(!fixture.message.isEmpty());
    for (int i = 0; i < 3; ++i) fixture.undo();
    CHECK(fixture.document.text() == before);
}

TEST_CASE("the arrow keys move the point that is chosen, and keys choose the next one")
{
    BoardFixture fixture(boardWith(triangle));
    fixture.choose("points");
    fixture.view->selection().set({"/terrain/0"}, &fixture.view->board());
    fixture.key(Qt::Key_Period);
    fixture.key(Qt::Key_Period);
    const auto* tool = static_cast<editor::PointsTool*>(fixture.view->toolOf("points"));
    REQUIRE(tool->chosenPoint() == 1u);
    fixture.key(Qt::Key_Right);
    CHECK(fixture.root()["terrain"].at(0u)["shape"]["polygon"].at(1u).at(0u).real() > 12);
    CHECK(tool->chosenPoint() == 1u);
}

TEST_CASE("points of what is locked stay")
{
    BoardFixture fixture(boardWith(R"([{ "id": "wood", "type": "woods", )"
                                   R"("shape": { "polygon": [[4, 4], [12, 4], [12, 12]] }, "x-locked": true }])"));
    const auto before = fixture.document.text();
    fixture.choose("points");
    fixture.view->selection().set({"/terrain/0"}, &fixture.view->board());
    fixture.drag(12, 12, 16, 14);
    CHECK(fixture.document.text() == before);
    CHECK(fixture.message.contains("locked"));
}

TEST_CASE("a corner is not dragged, pushed or taken away to where the edge would cross itself")
{
    BoardFixture fixture(boardWith(
        R"([{ "id": "wood", "type": "woods", "shape": { "polygon": [[4, 4], [12, 4], [12, 12], [4, 12]] } }])"));
    const auto before = fixture.document.text();
    fixture.choose("points");
    fixture.view->selection().set({"/terrain/0"}, &fixture.view->board());
    fixture.drag(12, 12, 2, 8);
    CHECK(fixture.document.text() == before);
    CHECK(fixture.message.contains("cross itself"));
    CHECK(!fixture.view->isDragging());
    fixture.drag(12, 12, 14, 14);
    CHECK(fixture.document.text() != before);
    fixture.undo();
    CHECK(fixture.document.text() == before);
}

TEST_CASE("a piece that cannot be drawn is marked where it lies, and can be selected and mended")
{
    BoardFixture fixture(
        boardWith(R"([{ "id": "bow", "type": "woods", "shape": { "polygon": [[4, 4], [4, 16], [16, 4], [16, 16]] } },
                                   { "id": "none", "type": "woods", "shape": { "polygon": [] } }])"));
    REQUIRE(fixture.finds("scenario/shape"));
    const auto* bow = fixture.view->board().item("/terrain/0");
    REQUIRE(bow);
    CHECK(bow->broken);
    CHECK(fixture.view->board().item("/terrain/1")->broken);
    fixture.choose("select");
    fixture.click(6, 10);
    CHECK(fixture.view->selection().current() == "/terrain/0");
    // The piece in the middle has no corners.
    fixture.click(12, 12);
    CHECK(fixture.view->selection().current() == "/terrain/1");
    fixture.view->waitForMap();
    CHECK(fixture.view->grab().toImage().pixelColor(fixture.pixel(4, 10)) !=
          fixture.view->grab().toImage().pixelColor(fixture.pixel(10, 18)));
    fixture.choose("points");
    fixture.view->selection().set({"/terrain/0"}, &fixture.view->board());
    fixture.drag(16, 4, 10, 18);
    CHECK(!fixture.view->board().item("/terrain/0")->broken);
}

TEST_CASE("Escape puts a dragged point back")
{
    BoardFixture fixture(boardWith(triangle));
    const auto before = fixture.document.text();
    fixture.choose("points");
    fixture.view->selection().set({"/terrain/0"}, &fixture.view->board());
    fixture.pressAt(12, 12);
    fixture.moveTo(16, 16);
    fixture.key(Qt::Key_Escape);
    fixture.releaseAt(16, 16);
    CHECK(fixture.document.text() == before);
}

TEST_CASE("handles are pulled out of a point, dragged and taken away, each in one step of undo")
{
    BoardFixture fixture(boardWith(triangle));
    const auto before = fixture.document.text();
    fixture.choose("points");
    fixture.view->selection().set({"/terrain/0"}, &fixture.view->board());
    const auto corner = [&] { return fixture.root()["terrain"].at(0u)["shape"]["polygon"].at(1u); };
    const auto coordinate = [&](const char* key, std::uint32_t i) { return corner()[key].at(i).real(); };
    fixture.drag(12, 4, 14, 6, Qt::ShiftModifier);
    CHECK(coordinate("out", 0) == Approx(2).margin(0.1));
    CHECK(coordinate("in", 1) == Approx(-2).margin(0.1));
    CHECK(coordinate("at", 0) == 12);
    CHECK_FALSE(fixture.finds("scenario/shape"));
    const auto pulled = fixture.document.text();
    // The other handle stays in line, and as long as it was.
    fixture.drag(14, 6, 12, 8);
    CHECK(coordinate("out", 1) == Approx(4).margin(0.1));
    CHECK(coordinate("in", 0) == Approx(0).margin(0.1));
    CHECK(coordinate("in", 1) == Approx(-2 * std::sqrt(2)).margin(0.1));
    fixture.undo();
    CHECK(fixture.document.text() == pulled);
    // With Shift, it moves alone.
    fixture.drag(14, 6, 13, 7, Qt::ShiftModifier);
    CHECK(coordinate("out", 0) == Approx(1).margin(0.1));
    CHECK(coordinate("in", 1) == Approx(-2).margin(0.1));
    fixture.undo();
    fixture.undo();
    CHECK(fixture.document.text() == before);
}

TEST_CASE("C bends a point smoothly and straightens it again, and a point on a curve keeps the curve")
{
    BoardFixture fixture(boardWith(R"([{ "id": "road", "type": "road",
        "shape": { "line": [[2, 12], [12, 16], [22, 12]], "width": 1 } }])"));
    const auto before = fixture.root()["terrain"].at(0u)["shape"]["line"].at(1u)["at"];
    CHECK_FALSE(before);
    fixture.choose("points");
    fixture.view->selection().set({"/terrain/0"}, &fixture.view->board());
    const auto line = [&] { return fixture.root()["terrain"].at(0u)["shape"]["line"]; };
    fixture.click(12, 16);
    fixture.key(Qt::Key_C);
    REQUIRE(line().at(1u)["out"].isArray());
    CHECK(line().at(1u)["out"].at(1u).real() == Approx(0).margin(0.05));
    const auto path = fixture.view->board().items.front().path;
    CHECK(path.size() > 5);
    CHECK(fixture.checkResult->board->map.terrain.front().path.size() >= path.size());
    // A new point on the bend changes the course by no more than numbers are rounded.
    const auto middle = path[path.size() / 4];
    fixture.pressAt(middle.x, middle.y);
    fixture.releaseAt(middle.x, middle.y);
    REQUIRE(line().size() == 4);
    const auto after = fixture.view->board().items.front().path;
    for (const auto& at : path) {
        double nearest = 100;
        for (std::size_t i = 1; i < after.size(); ++i)
            nearest = std::min(nearest, editor::distanceToStretch(at, after[i - 1], after[i]));
        CHECK(nearest < 0.08);
    }
    fixture.click(12, 16);
    fixture.key(Qt::Key_C);
    CHECK(line().at(2u).isArray());
}
