#include "tests/editor/board/tools/board_stage.hpp"

#include "editor/board/tools/points_tool.hpp"

#include <catch2/catch.hpp>

using namespace muster;
using namespace muster::test;

namespace {

const char* triangle = R"([{ "id": "wood", "type": "woods", "shape": { "polygon": [[4, 4], [12, 4], [12, 12]] } }])";

}  // namespace

TEST_CASE("a point is dragged, added on an edge and taken away")
{
    BoardStage stage(boardWith(triangle));
    const auto before = stage.document.text();
    stage.choose("points");
    stage.click(11, 6);
    CHECK(stage.view->selection().current() == "/terrain/0");
    const auto points = [&] { return stage.root()["terrain"].at(0u)["shape"]["polygon"]; };
    stage.drag(12, 12, 16, 14);
    CHECK(points().at(2u).at(0u).real() == Approx(16).margin(0.06));
    stage.drag(8, 4, 8, 2);
    REQUIRE(points().size() == 4);
    CHECK(points().at(1u).at(1u).real() == Approx(2).margin(0.06));
    stage.key(Qt::Key_Delete);
    REQUIRE(points().size() == 3);
    CHECK(points().at(1u).at(0u).real() == 12);
    // The last three stay.
    stage.click(12, 4, Qt::ControlModifier);
    CHECK(points().size() == 3);
    CHECK(!stage.said.isEmpty());
    for (int i = 0; i < 3; ++i) stage.undo();
    CHECK(stage.document.text() == before);
}

TEST_CASE("the arrow keys move the point that is chosen, and keys choose the next one")
{
    BoardStage stage(boardWith(triangle));
    stage.choose("points");
    stage.view->selection().set({"/terrain/0"}, &stage.view->board());
    stage.key(Qt::Key_Period);
    stage.key(Qt::Key_Period);
    const auto* tool = static_cast<editor::PointsTool*>(stage.view->toolOf("points"));
    REQUIRE(tool->chosenPoint() == 1u);
    stage.key(Qt::Key_Right);
    CHECK(stage.root()["terrain"].at(0u)["shape"]["polygon"].at(1u).at(0u).real() > 12);
    CHECK(tool->chosenPoint() == 1u);
}

TEST_CASE("points of what is locked stay")
{
    BoardStage stage(boardWith(R"([{ "id": "wood", "type": "woods", )"
                               R"("shape": { "polygon": [[4, 4], [12, 4], [12, 12]] }, "x-locked": true }])"));
    const auto before = stage.document.text();
    stage.choose("points");
    stage.view->selection().set({"/terrain/0"}, &stage.view->board());
    stage.drag(12, 12, 16, 14);
    CHECK(stage.document.text() == before);
    CHECK(stage.said.contains("locked"));
}

TEST_CASE("a corner is not dragged, pushed or taken away to where the edge would cross itself")
{
    BoardStage stage(boardWith(
        R"([{ "id": "wood", "type": "woods", "shape": { "polygon": [[4, 4], [12, 4], [12, 12], [4, 12]] } }])"));
    const auto before = stage.document.text();
    stage.choose("points");
    stage.view->selection().set({"/terrain/0"}, &stage.view->board());
    stage.drag(12, 12, 2, 8);
    CHECK(stage.document.text() == before);
    CHECK(stage.said.contains("cross itself"));
    CHECK(!stage.view->isDragging());
    stage.drag(12, 12, 14, 14);
    CHECK(stage.document.text() != before);
    stage.undo();
    CHECK(stage.document.text() == before);
}

TEST_CASE("a piece that cannot be drawn is marked where it lies, and can be selected and mended")
{
    BoardStage stage(
        boardWith(R"([{ "id": "bow", "type": "woods", "shape": { "polygon": [[4, 4], [4, 16], [16, 4], [16, 16]] } },
                                   { "id": "none", "type": "woods", "shape": { "polygon": [] } }])"));
    REQUIRE(stage.finds("scenario/shape"));
    const auto* bow = stage.view->board().thing("/terrain/0");
    REQUIRE(bow);
    CHECK(bow->broken);
    CHECK(stage.view->board().thing("/terrain/1")->broken);
    stage.choose("select");
    stage.click(6, 10);
    CHECK(stage.view->selection().current() == "/terrain/0");
    // What has no corners at all is in the middle.
    stage.click(12, 12);
    CHECK(stage.view->selection().current() == "/terrain/1");
    stage.view->waitForMap();
    CHECK(stage.view->grab().toImage().pixelColor(stage.pixel(4, 10)) !=
          stage.view->grab().toImage().pixelColor(stage.pixel(10, 18)));
    stage.choose("points");
    stage.view->selection().set({"/terrain/0"}, &stage.view->board());
    stage.drag(16, 4, 10, 18);
    CHECK(!stage.view->board().thing("/terrain/0")->broken);
}

TEST_CASE("Escape puts a dragged point back")
{
    BoardStage stage(boardWith(triangle));
    const auto before = stage.document.text();
    stage.choose("points");
    stage.view->selection().set({"/terrain/0"}, &stage.view->board());
    stage.pressAt(12, 12);
    stage.moveTo(16, 16);
    stage.key(Qt::Key_Escape);
    stage.releaseAt(16, 16);
    CHECK(stage.document.text() == before);
}
