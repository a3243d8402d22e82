#include "tests/editor/board/view/board_window_fixture.hpp"

#include <cmath>

using namespace muster;
using namespace muster::test;

namespace {

geometry::Point placeOf(text::Node node)
{
    return {node["at"].at(std::uint32_t{0}).real(), node["at"].at(std::uint32_t{1}).real()};
}

}  // namespace

TEST_CASE("a base that is dragged moves by as much in the file, as one step to undo")
{
    BoardWindowFixture fixture;
    const std::string before = fixture.text(), pointer = "/sides/0/placements/0";
    const auto item = fixture.item(pointer);
    const auto from = placeOf(fixture.root().at(std::string_view(pointer)));
    fixture.drag(item.at, {item.at.x + 1.5, item.at.y + 0.75});
    const auto to = placeOf(fixture.root().at(std::string_view(pointer)));
    const double pixel = 1.5 / fixture.view().camera().scale();
    CHECK(to.x - from.x == Approx(1.5).margin(pixel));
    CHECK(to.y - from.y == Approx(0.75).margin(pixel));
    CHECK(fixture.page().document().undoStack().count() == 1);
    CHECK(fixture.item(pointer).at.x == Approx(to.x));
    fixture.undo();
    CHECK(fixture.text() == before);
}

TEST_CASE("what is selected together moves together")
{
    BoardWindowFixture fixture;
    const auto first = fixture.item("/sides/0/placements/0"), second = fixture.item("/terrain/0");
    fixture.click(first.at);
    fixture.view().selection().set({"/sides/0/placements/0", "/terrain/0"}, &fixture.view().board());
    fixture.drag(first.at, {first.at.x - 1, first.at.y});
    CHECK(fixture.item(first.pointer).at.x - first.at.x ==
          Approx(fixture.item(second.pointer).at.x - second.at.x).margin(0.02));
    CHECK(fixture.page().document().undoStack().count() == 1);
}

TEST_CASE("Escape puts back what is being dragged, and so does undo")
{
    BoardWindowFixture fixture;
    const std::string before = fixture.text();
    const auto item = fixture.item("/terrain/0");
    fixture.press(item.at);
    fixture.moveTo({item.at.x + 1, item.at.y + 1});
    CHECK(fixture.view().isDragging());
    QTest::keyClick(&fixture.view(), Qt::Key_Escape);
    CHECK(!fixture.view().isDragging());
    fixture.release({item.at.x + 1, item.at.y + 1});
    CHECK(fixture.text() == before);
    CHECK(fixture.page().document().undoStack().count() == 0);
}

TEST_CASE("what is locked stays")
{
    BoardWindowFixture fixture;
    const std::vector<std::string> one{"/terrain/0"};
    REQUIRE(fixture.page().host().make(
        editor::scenario::setLocked(editor::scenario::ScenarioText(*fixture.page().document().parsed()), one, true)));
    fixture.windowFixture.settle();
    const std::string before = fixture.text();
    const auto item = fixture.item("/terrain/0");
    CHECK(item.locked);
    fixture.drag(item.at, {item.at.x + 2, item.at.y});
    CHECK(fixture.text() == before);
    fixture.select("/terrain/0");
    fixture.key(Qt::Key_Right);
    CHECK(fixture.text() == before);
}

TEST_CASE("arrow keys nudge by a step, finer with Ctrl, wider with Shift; brackets turn")
{
    BoardWindowFixture fixture;
    fixture.select("/sides/0/placements/0");
    const auto at = fixture.item("/sides/0/placements/0").at;
    const double step = fixture.view().step();
    fixture.key(Qt::Key_Right);
    CHECK(fixture.item("/sides/0/placements/0").at.x == Approx(at.x + step));
    fixture.key(Qt::Key_Up, Qt::ControlModifier);
    CHECK(fixture.item("/sides/0/placements/0").at.y == Approx(at.y + step / 5));
    fixture.key(Qt::Key_Left, Qt::ShiftModifier);
    CHECK(fixture.item("/sides/0/placements/0").at.x == Approx(at.x + step - 4 * step));
    const double facing = fixture.item("/sides/0/placements/0").rotation;
    fixture.key(Qt::Key_BracketRight);
    CHECK(fixture.item("/sides/0/placements/0").rotation == Approx(std::fmod(facing + 15, 360)));
}

TEST_CASE("handles turn and stretch, and points of an outline move")
{
    BoardWindowFixture fixture("ancients-d6/scenarios/arsuf.scenario.json");
    fixture.select("/terrain/0");
    const auto item = fixture.item("/terrain/0");
    REQUIRE(item.form == editor::ShapeKind::polygon);
    // A corner of the outline.
    const auto corner = item.points.front();
    fixture.drag(corner, {corner.x - 0.6, corner.y - 0.4});
    CHECK(fixture.item("/terrain/0").points.front().x ==
          Approx(corner.x - 0.6).margin(2 / fixture.view().camera().scale()));
    fixture.undo();
    // The middle of the east side, dragged by its handle just outside.
    double east = item.at.x, north = item.at.y, west = item.at.x, south = item.at.y;
    for (const auto at : item.outline.front())
        east = std::max(east, at.x), north = std::max(north, at.y), west = std::min(west, at.x),
        south = std::min(south, at.y);
    const double scale = fixture.view().camera().scale();
    const geometry::Point handle{east + 9 / scale, (north + south) / 2};
    fixture.drag(handle, {handle.x + 1, handle.y});
    double now = 0;
    for (const auto at : fixture.item("/terrain/0").outline.front()) now = std::max(now, at.x);
    CHECK(now == Approx(east + 1).margin(2 / scale));
    fixture.undo();
    // The handle above it rotates.
    const geometry::Point top{(east + west) / 2, north + (9 + 26) / scale};
    fixture.drag(top, {item.at.x + 4, item.at.y + 0.01});
    const auto turned = fixture.item("/terrain/0").outline.front().front(), before = item.outline.front().front();
    CHECK(std::hypot(turned.x - before.x, turned.y - before.y) > 0.1);
    CHECK(fixture.page().document().undoStack().count() == 1);
}

TEST_CASE("a base that is dragged to where it may not stand is marked with the rule's own words")
{
    BoardWindowFixture fixture;
    const std::string pointer = "/sides/0/placements/0";
    const auto item = fixture.item(pointer);
    const auto& map = fixture.view().board().map;
    const geometry::Point far{item.at.x, map.depth - item.at.y};
    fixture.press(item.at);
    fixture.moveTo({item.at.x, item.at.y + 0.5});
    fixture.moveTo(far);
    REQUIRE(QTest::qWaitFor([&] { return fixture.view().isForecastCurrent(); }, 30000));
    REQUIRE(fixture.view().problem(0) != nullptr);
    const auto rule = fixture.view().problem(0)->rule, message = fixture.view().problem(0)->message;
    CHECK(!message.empty());
    CHECK(fixture.page().document().isClean());
    fixture.release(far);
    fixture.windowFixture.settle();
    const auto& findings = fixture.page().checkResult()->diagnostics;
    CHECK(std::any_of(findings.begin(), findings.end(), [&](const auto& finding) {
        return finding.rule == rule && finding.message == message && finding.place.pointer.starts_with(pointer);
    }));
    CHECK(!fixture.item(pointer).findings.empty());
    fixture.undo();
    CHECK(fixture.item(pointer).findings.empty());
}

TEST_CASE("pieces on squares move by whole squares")
{
    BoardWindowFixture fixture("old-trousers/scenarios/borodino.scenario.json");
    std::string pointer;
    for (const auto& each : fixture.view().board().items)
        if (each.form == editor::ShapeKind::square && each.kind == editor::BoardItemKind::terrain)
            pointer = each.pointer;
    REQUIRE(!pointer.empty());
    const auto& map = fixture.view().board().map;
    const auto item = fixture.item(pointer);
    const double column = map.width / map.columns;
    const double way = item.at.x > map.width / 2 ? -column : column;
    // Bases are in its middle, so press near a corner.
    const geometry::Point hold{item.at.x - column * 0.42, item.at.y + map.depth / map.rows * 0.42};
    fixture.select(pointer);
    REQUIRE(fixture.view().itemAt(hold) != nullptr);
    REQUIRE(fixture.view().itemAt(hold)->pointer == pointer);
    fixture.drag(hold, {hold.x + way * 0.8, hold.y + 0.3});
    CHECK(fixture.item(pointer).at.x == Approx(item.at.x + way));
    CHECK(fixture.item(pointer).at.y == Approx(item.at.y));
    CHECK(fixture.item(pointer).form == editor::ShapeKind::square);
}
