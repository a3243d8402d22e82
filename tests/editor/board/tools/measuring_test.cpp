#include "tests/editor/board/tools/board_stage.hpp"

#include "editor/board/tools/range_tool.hpp"
#include "editor/board/tools/sight_tool.hpp"
#include "editor/board/tools/tape_tool.hpp"

#include <catch2/catch.hpp>

using namespace muster;
using namespace muster::test;
using namespace muster::editor;

TEST_CASE("a tape measures straight and along a path, and changes nothing")
{
    BoardStage stage(emptyBoard());
    const auto before = stage.document.text();
    stage.choose("tape");
    auto* tape = static_cast<TapeTool*>(stage.view->toolOf("tape"));
    stage.drag(4, 4, 4, 14);
    CHECK(tape->words().contains("10"));
    CHECK(tape->words().contains("in"));
    CHECK(tape->words().contains("0°"));
    stage.key(Qt::Key_Escape);
    CHECK(tape->words().isEmpty());
    stage.click(4, 4);
    stage.click(8, 4);
    stage.click(8, 7);
    stage.key(Qt::Key_Return);
    CHECK(tape->words().contains("7"));
    CHECK(tape->words().contains("5"));
    CHECK(stage.said == tape->words());
    CHECK(stage.document.text() == before);
}

TEST_CASE("a line of sight names what hides it")
{
    BoardStage stage(boardWith(
        R"([{ "id": "wood", "type": "woods", "name": "The Dark Wood", "shape": { "rectangle": { "at": [12, 12], )"
        R"("width": 8, "depth": 6 } } }])"));
    stage.choose("sight");
    auto* sight = static_cast<SightTool*>(stage.view->toolOf("sight"));
    stage.drag(12, 4, 12, 20);
    CHECK(sight->words().contains("The Dark Wood"));
    stage.drag(2, 4, 2, 20);
    CHECK(sight->words().contains("16"));
    CHECK(!sight->words().contains("Wood"));
    // It looks at the text as it is now.
    stage.desk().make(scenario::rename(scenario::ScenarioText(*stage.text()), "/terrain/0", "Old Grove"));
    stage.drag(12, 4, 12, 20);
    CHECK(sight->words().contains("Old Grove"));
    stage.key(Qt::Key_Escape);
    CHECK(sight->words().isEmpty());
}

TEST_CASE("a base's ranges are drawn about it, and a click beside it puts them away")
{
    BoardStage stage(BoardStage::shippedText("ancients-d6/scenarios/zama.scenario.json"));
    const BoardThing* archers = nullptr;
    for (const auto& thing : stage.view->board().things)
        if (thing.kind == ThingKind::base && thing.id == "archers") archers = &thing;
    REQUIRE(archers);
    stage.choose("ranges");
    auto* ranges = static_cast<RangeTool*>(stage.view->toolOf("ranges"));
    stage.click(archers->at.x, archers->at.y);
    CHECK(!ranges->words().isEmpty());
    CHECK(ranges->words().contains("in"));
    CHECK(ranges->isBusy());
    stage.click(1, 1);
    CHECK(!ranges->isBusy());
}
