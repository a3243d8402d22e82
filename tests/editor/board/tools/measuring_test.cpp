#include "tests/editor/board/tools/board_fixture.hpp"

#include "editor/board/tools/range_tool.hpp"
#include "editor/board/tools/sight_tool.hpp"
#include "editor/board/tools/tape_tool.hpp"

#include <catch2/catch.hpp>

using namespace muster;
using namespace muster::test;
using namespace muster::editor;

TEST_CASE("a tape measures straight and along a path, and changes nothing")
{
    BoardFixture fixture(emptyBoard());
    const auto before = fixture.document.text();
    fixture.choose("tape");
    auto* tape = static_cast<TapeTool*>(fixture.view->toolOf("tape"));
    fixture.drag(4, 4, 4, 14);
    CHECK(tape->words() == QStringLiteral("10.0\u00a0in, bearing 0°"));
    fixture.key(Qt::Key_Escape);
    CHECK(tape->words().isEmpty());
    fixture.click(4, 4);
    fixture.click(8, 4);
    fixture.click(8, 7);
    fixture.key(Qt::Key_Return);
    CHECK(tape->words() == QStringLiteral("7.0\u00a0in along the path, 5.0\u00a0in straight"));
    CHECK(fixture.message == tape->words());
    CHECK(fixture.document.text() == before);
}

TEST_CASE("a line of sight names what hides it")
{
    BoardFixture fixture(boardWith(
        R"([{ "id": "wood", "type": "woods", "name": "The Dark Wood", "shape": { "rectangle": { "at": [12, 12], )"
        R"("width": 8, "depth": 6 } } }])"));
    fixture.choose("sight");
    auto* sight = static_cast<SightTool*>(fixture.view->toolOf("sight"));
    fixture.drag(12, 4, 12, 20);
    CHECK(sight->words() == QStringLiteral("Hidden by The Dark Wood, after 7.0\u00a0in of 16.0\u00a0in."));
    fixture.drag(2, 4, 2, 20);
    CHECK(sight->words() == QStringLiteral("Clear: 16.0\u00a0in."));
    // It uses the current text.
    fixture.host().make(scenario::rename(scenario::ScenarioText(*fixture.text()), "/terrain/0", "Old Grove"));
    fixture.drag(12, 4, 12, 20);
    CHECK(sight->words() == QStringLiteral("Hidden by Old Grove, after 7.0\u00a0in of 16.0\u00a0in."));
    fixture.key(Qt::Key_Escape);
    CHECK(sight->words().isEmpty());
}

TEST_CASE("a base's ranges are drawn about it, and a click beside it puts them away")
{
    BoardFixture fixture(BoardFixture::shippedText("ancients-d6/scenarios/zama.scenario.json"));
    const BoardItem* archers = nullptr;
    for (const auto& item : fixture.view->board().items)
        if (item.kind == BoardItemKind::base && item.id == "archers") archers = &item;
    REQUIRE(archers);
    fixture.choose("ranges");
    auto* ranges = static_cast<RangeTool*>(fixture.view->toolOf("ranges"));
    fixture.click(archers->at.x, archers->at.y);
    CHECK(
        ranges->words() ==
        QStringLiteral("Syracusan archers: Bow 4.0\u00a0in, arc 90°, Move 3.0\u00a0in, Column on a road 6.0\u00a0in"));
    CHECK(ranges->isBusy());
    fixture.click(1, 1);
    CHECK(!ranges->isBusy());
}
