#include "tests/editor/board/view/room.hpp"

#include <cmath>

using namespace muster;
using namespace muster::test;

namespace {

sheet::MapPoint placeOf(text::Node node)
{
    return {node["at"].at(std::uint32_t{0}).real(), node["at"].at(std::uint32_t{1}).real()};
}

}  // namespace

TEST_CASE("a base that is dragged moves by as much in the file, as one step to undo")
{
    BoardRoom room;
    const std::string before = room.text(), pointer = "/sides/0/placements/0";
    const auto thing = room.thing(pointer);
    const auto from = placeOf(room.root().at(std::string_view(pointer)));
    room.drag(thing.at, {thing.at.x + 1.5, thing.at.y + 0.75});
    const auto to = placeOf(room.root().at(std::string_view(pointer)));
    const double pixel = 1.5 / room.view().camera().scale();
    CHECK(to.x - from.x == Approx(1.5).margin(pixel));
    CHECK(to.y - from.y == Approx(0.75).margin(pixel));
    CHECK(room.page().document().undoStack().count() == 1);
    CHECK(room.thing(pointer).at.x == Approx(to.x));
    room.undo();
    CHECK(room.text() == before);
}

TEST_CASE("what is selected together moves together")
{
    BoardRoom room;
    const auto first = room.thing("/sides/0/placements/0"), second = room.thing("/terrain/0");
    room.click(first.at);
    room.view().selection().set({"/sides/0/placements/0", "/terrain/0"}, &room.view().board());
    room.drag(first.at, {first.at.x - 1, first.at.y});
    CHECK(room.thing(first.pointer).at.x - first.at.x ==
          Approx(room.thing(second.pointer).at.x - second.at.x).margin(0.02));
    CHECK(room.page().document().undoStack().count() == 1);
}

TEST_CASE("Escape puts back what is being dragged, and so does undo")
{
    BoardRoom room;
    const std::string before = room.text();
    const auto thing = room.thing("/terrain/0");
    room.press(thing.at);
    room.moveTo({thing.at.x + 1, thing.at.y + 1});
    CHECK(room.view().isDragging());
    QTest::keyClick(&room.view(), Qt::Key_Escape);
    CHECK(!room.view().isDragging());
    room.release({thing.at.x + 1, thing.at.y + 1});
    CHECK(room.text() == before);
    CHECK(room.page().document().undoStack().count() == 0);
}

TEST_CASE("what is locked stays")
{
    BoardRoom room;
    const std::vector<std::string> one{"/terrain/0"};
    REQUIRE(room.page().desk().make(editor::scenario::setLocked(*room.page().document().parsed(), one, true)));
    room.stage.settle();
    const std::string before = room.text();
    const auto thing = room.thing("/terrain/0");
    CHECK(thing.locked);
    room.drag(thing.at, {thing.at.x + 2, thing.at.y});
    CHECK(room.text() == before);
    room.select("/terrain/0");
    room.key(Qt::Key_Right);
    CHECK(room.text() == before);
}

TEST_CASE("arrow keys nudge by a step, finer with Ctrl, wider with Shift; brackets turn")
{
    BoardRoom room;
    room.select("/sides/0/placements/0");
    const auto at = room.thing("/sides/0/placements/0").at;
    const double step = room.view().step();
    room.key(Qt::Key_Right);
    CHECK(room.thing("/sides/0/placements/0").at.x == Approx(at.x + step));
    room.key(Qt::Key_Up, Qt::ControlModifier);
    CHECK(room.thing("/sides/0/placements/0").at.y == Approx(at.y + step / 5));
    room.key(Qt::Key_Left, Qt::ShiftModifier);
    CHECK(room.thing("/sides/0/placements/0").at.x == Approx(at.x + step - 4 * step));
    const double facing = room.thing("/sides/0/placements/0").rotation;
    room.key(Qt::Key_BracketRight);
    CHECK(room.thing("/sides/0/placements/0").rotation == Approx(std::fmod(facing + 15, 360)));
}

TEST_CASE("handles turn and stretch, and points of an outline move")
{
    BoardRoom room("ancients-d6/scenarios/arsuf.scenario.json");
    room.select("/terrain/0");
    const auto thing = room.thing("/terrain/0");
    REQUIRE(thing.form == editor::ShapeForm::polygon);
    // A corner of the outline.
    const auto corner = thing.points.front();
    room.drag(corner, {corner.x - 0.6, corner.y - 0.4});
    CHECK(room.thing("/terrain/0").points.front().x == Approx(corner.x - 0.6).margin(2 / room.view().camera().scale()));
    room.undo();
    // The middle of the east side, held by its handle just outside.
    double east = thing.at.x, north = thing.at.y, west = thing.at.x, south = thing.at.y;
    for (const auto at : thing.outline.front())
        east = std::max(east, at.x), north = std::max(north, at.y), west = std::min(west, at.x),
        south = std::min(south, at.y);
    const double scale = room.view().camera().scale();
    const sheet::MapPoint handle{east + 9 / scale, (north + south) / 2};
    room.drag(handle, {handle.x + 1, handle.y});
    double now = 0;
    for (const auto at : room.thing("/terrain/0").outline.front()) now = std::max(now, at.x);
    CHECK(now == Approx(east + 1).margin(2 / scale));
    room.undo();
    // The handle above it turns.
    const sheet::MapPoint top{(east + west) / 2, north + (9 + 26) / scale};
    room.drag(top, {thing.at.x + 4, thing.at.y + 0.01});
    const auto turned = room.thing("/terrain/0").outline.front().front(), before = thing.outline.front().front();
    CHECK(std::hypot(turned.x - before.x, turned.y - before.y) > 0.1);
    CHECK(room.page().document().undoStack().count() == 1);
}

TEST_CASE("a base that is dragged to where it may not stand is marked with the rule's own words")
{
    BoardRoom room;
    const std::string pointer = "/sides/0/placements/0";
    const auto thing = room.thing(pointer);
    const auto& map = room.view().board().map;
    const sheet::MapPoint far{thing.at.x, map.depth - thing.at.y};
    room.press(thing.at);
    room.moveTo({thing.at.x, thing.at.y + 0.5});
    room.moveTo(far);
    REQUIRE(QTest::qWaitFor([&] { return room.view().isForecastCurrent(); }, 30000));
    REQUIRE(room.view().trouble(0) != nullptr);
    const auto rule = room.view().trouble(0)->rule, message = room.view().trouble(0)->message;
    CHECK(!message.empty());
    CHECK(room.page().document().isClean());
    room.release(far);
    room.stage.settle();
    const auto& findings = room.page().judgement()->diagnostics;
    CHECK(std::any_of(findings.begin(), findings.end(), [&](const auto& finding) {
        return finding.rule == rule && finding.message == message && finding.place.pointer.starts_with(pointer);
    }));
    CHECK(!room.thing(pointer).findings.empty());
    room.undo();
    CHECK(room.thing(pointer).findings.empty());
}

TEST_CASE("pieces on squares move by whole squares")
{
    BoardRoom room("old-trousers/scenarios/borodino.scenario.json");
    std::string pointer;
    for (const auto& each : room.view().board().things)
        if (each.form == editor::ShapeForm::square && each.kind == editor::ThingKind::terrain) pointer = each.pointer;
    REQUIRE(!pointer.empty());
    const auto& map = room.view().board().map;
    const auto thing = room.thing(pointer);
    const double column = map.width / map.columns;
    const double way = thing.at.x > map.width / 2 ? -column : column;
    // Bases stand in its middle; it is taken near a corner.
    const sheet::MapPoint hold{thing.at.x - column * 0.42, thing.at.y + map.depth / map.rows * 0.42};
    room.select(pointer);
    REQUIRE(room.view().thingAt(hold) != nullptr);
    REQUIRE(room.view().thingAt(hold)->pointer == pointer);
    room.drag(hold, {hold.x + way * 0.8, hold.y + 0.3});
    CHECK(room.thing(pointer).at.x == Approx(thing.at.x + way));
    CHECK(room.thing(pointer).at.y == Approx(thing.at.y));
    CHECK(room.thing(pointer).form == editor::ShapeForm::square);
}
