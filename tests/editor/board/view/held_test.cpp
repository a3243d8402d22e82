// What is shown while something is held is what comes of it when it is let go.
#include "editor/board/view/handles.hpp"
#include "tests/editor/board/view/room.hpp"

#include <QComboBox>

#include <cmath>

using namespace muster;
using namespace muster::test;
using editor::BoardThing;

namespace {

const std::string table = R"({
  "format": 1,
  "system": "ancients-d6",
  "name": "Held",
  "board": { "width": 24, "depth": 24 },
  "terrain": [
    { "id": "west", "type": "woods", "shape": { "rectangle": { "at": [5, 12], "width": 5, "depth": 4 }, "rotation": )"
                          R"(30 } },
    { "id": "east", "type": "woods", "shape": { "rectangle": { "at": [19, 12], "width": 5, "depth": 4 }, "rotation": )"
                          R"(330 } },
    { "id": "pond", "type": "marsh", "shape": { "ellipse": { "at": [12, 18], "width": 5, "depth": 4 }, "rotation": 60 )"
                          R"(} },
    { "id": "hill", "type": "hill", "shape": { "polygon": [[10, 10], [14, 10], [14, 14], [10, 14]] } }
  ],
  "zones": [
    { "id": "north", "shape": { "strip": { "edge": "north", "depth": 3 } } },
    { "id": "south", "shape": { "strip": { "edge": "south", "depth": 3 } } }
  ],
  "sides": [ { "id": "rome", "name": "Rome", "zone": "north" }, { "id": "carthage", "name": "Carthage", "zone": )"
                          R"("south" } ]
}
)";

/// A room with that table instead of the shipped one.
class Table : public BoardRoom {
public:
    Table()
    {
        page().document().applyText(table, "Begin");
        stage.settle();
        page().document().undoStack().clear();
    }
    void mirror(const char* way)
    {
        auto* choice = stage.window->findChild<QComboBox*>("draw-mirror");
        REQUIRE(choice);
        choice->setCurrentText(QString::fromLatin1(way));
        Q_EMIT choice->activated(choice->currentIndex());
    }
    /// Where a handle of the single thing that is selected lies.
    sheet::MapPoint handle(int across, int up)
    {
        for (const auto& each : editor::handlesOf({*view().selected().front()}, view().camera()))
            if (each.act == editor::Handle::Act::stretch && each.across == across && each.up == up)
                return view().camera().toBoard(each.at);
        FAIL("no such handle");
        return {};
    }
    /// The thing as it is shown while something is held.
    BoardThing held(const std::string& pointer)
    {
        for (const auto& each : view().dragged())
            if (each.pointer == pointer) return each;
        FAIL(pointer << " is not held");
        return {};
    }
    void waitForForecast()
    {
        REQUIRE(QTest::qWaitFor([&] { return view().isForecastCurrent(); }, 30000));
    }
};

/// The greatest distance of a corner of one outline from the nearest of the other, both ways.
double apart(const BoardThing& a, const BoardThing& b)
{
    double worst = 0;
    for (const auto* from : {&a, &b}) {
        const auto* to = from == &a ? &b : &a;
        REQUIRE(from->outline.size() == 1);
        for (const auto& point : from->outline.front()) {
            double nearest = 1e9;
            for (const auto& other : to->outline.front())
                nearest = std::min(nearest, std::hypot(point.x - other.x, point.y - other.y));
            worst = std::max(worst, nearest);
        }
    }
    return worst;
}

}  // namespace

TEST_CASE("two quick drags are two steps to undo")
{
    Table room;
    const std::string first = room.text();
    room.drag({12, 11}, {12, 12});
    const std::string second = room.text();
    room.drag({12, 12}, {12, 14});
    CHECK(room.page().document().undoStack().count() == 2);
    room.undo();
    CHECK(room.text() == second);
    room.undo();
    CHECK(room.text() == first);
}

TEST_CASE("a nudge after a drag is a step of its own, and nudges are one together")
{
    Table room;
    room.drag({12, 11}, {12, 12});
    room.key(Qt::Key_Right);
    room.key(Qt::Key_Right);
    CHECK(room.page().document().undoStack().count() == 2);
}

TEST_CASE("a turned box that is stretched is shown as it will be")
{
    for (const char* pointer : {"/terrain/0", "/terrain/2"}) {
        Table room;
        room.select(pointer);
        const auto before = room.thing(pointer);
        const auto from = room.handle(1, 1);
        room.press(from);
        room.moveTo({from.x + 0.7, from.y + 0.7});
        room.moveTo({from.x + 1.6, from.y + 0.8});
        const auto shown = room.held(pointer);
        room.release({from.x + 1.6, from.y + 0.8});
        room.stage.settle();
        const auto after = room.thing(pointer);
        CHECK(after.form == before.form);
        CHECK(after.rotation == Approx(before.rotation));
        CHECK(apart(shown, before) > 0.3);
        CHECK(apart(shown, after) < 0.03);
    }
}

TEST_CASE("every form is shown while it is moved, turned and stretched as it will be")
{
    for (const char* pointer : {"/terrain/0", "/terrain/2", "/terrain/3", "/zones/0"})
        for (const int act : {0, 1, 2}) {
            Table room;
            INFO(pointer << " " << act);
            room.select(pointer);
            const auto before = room.thing(pointer);
            // A zone is taken by its edge.
            auto from = before.kind == editor::ThingKind::zone ? sheet::MapPoint{6, 21} : before.at;
            bool found = act == 0;
            for (const auto& each : editor::handlesOf({before}, room.view().camera()))
                if ((act == 1 && each.act == editor::Handle::Act::turn) ||
                    (act == 2 && each.act == editor::Handle::Act::stretch && each.across == -1 && each.up == -1))
                    from = room.view().camera().toBoard(each.at), found = true;
            if (!found) continue;  // a strip does not turn
            room.press(from);
            room.moveTo({from.x + 0.4, from.y - 0.5});
            room.moveTo({from.x + 0.9, from.y - 1.1});
            const auto shown = room.held(pointer);
            room.release({from.x + 0.9, from.y - 1.1});
            room.stage.settle();
            CHECK(apart(shown, before) > 0.1);
            CHECK(apart(shown, room.thing(pointer)) < 0.04);
        }
}

TEST_CASE("the mirrored partner follows while a thing is held, is judged with it and comes to lie as shown")
{
    Table room;
    room.mirror("Mirror left and right");
    const std::string text = room.text();
    room.press({5, 12});
    room.moveTo({5, 11});
    room.moveTo({6.5, 9});
    const auto west = room.held("/terrain/0"), east = room.held("/terrain/1");
    CHECK(west.at.x == Approx(6.5).margin(0.1));
    CHECK(east.at.x == Approx(24 - west.at.x));
    CHECK(east.at.y == Approx(west.at.y));
    CHECK(room.text() == text);
    room.release({6.5, 9});
    room.stage.settle();
    CHECK(apart(west, room.thing("/terrain/0")) < 0.03);
    CHECK(apart(east, room.thing("/terrain/1")) < 0.03);
    CHECK(room.page().document().undoStack().count() == 1);
    // The same piece again at once: its partner is still its partner.
    room.drag({6.5, 9}, {7.5, 11});
    CHECK(room.thing("/terrain/1").at.x == Approx(24 - room.thing("/terrain/0").at.x).margin(0.03));
    CHECK(room.thing("/terrain/1").at.y == Approx(room.thing("/terrain/0").at.y).margin(0.03));
    room.undo();
    room.undo();
    CHECK(room.text() == text);
}

TEST_CASE("what is illegal only for the mirrored partner is said while the thing is held")
{
    Table room;
    // A marsh where the partner will come to lie.
    const std::vector<std::string> pond{"/terrain/2"};
    REQUIRE(room.page().desk().make(editor::scenario::move(*room.page().document().parsed(), pond, {6.5, -11.5})));
    room.stage.settle();
    const auto judged = [&](const std::string& pointer) -> const diagnostics::Diagnostic* {
        const auto things = room.view().dragged();
        for (std::size_t i = 0; i < things.size(); ++i)
            if (const auto* finding = things[i].pointer == pointer ? room.view().trouble(i) : nullptr;
                finding && finding->rule == "scenario/terrain-overlap")
                return finding;
        return nullptr;
    };
    const auto hold = [&] {
        room.press({5, 12});
        room.moveTo({5, 11});
        room.moveTo({5.5, 6.5});
        room.waitForForecast();
    };
    hold();
    CHECK(judged("/terrain/0") == nullptr);
    QTest::keyClick(&room.view(), Qt::Key_Escape);
    room.release({5.5, 6.5});
    room.mirror("Mirror left and right");
    hold();
    REQUIRE(judged("/terrain/1") != nullptr);
    QTest::keyClick(&room.view(), Qt::Key_Escape);
    CHECK(room.view().dragged().empty());
    room.release({5.5, 6.5});
}

TEST_CASE("half a turn and the other mirror are followed live, too, also when a thing turns or stretches")
{
    for (const char* way : {"Mirror top and bottom", "Half a turn"}) {
        INFO(way);
        Table room;
        room.page().document().applyText(room.text(), "Again");
        const std::vector<std::string> east{"/terrain/1"};
        // The partner of this way.
        const bool half = std::string_view(way) == "Half a turn";
        const auto moved = half ? editor::scenario::setRotation(*room.page().document().parsed(), "/terrain/1", 30)
                                : editor::scenario::setCentre(*room.page().document().parsed(), "/terrain/1", {5, 12});
        if (!half) {
            REQUIRE(room.page().desk().make(
                editor::scenario::setCentre(*room.page().document().parsed(), "/terrain/0", {5, 8})));
            REQUIRE(room.page().desk().make(
                editor::scenario::setCentre(*room.page().document().parsed(), "/terrain/1", {5, 16})));
        } else {
            REQUIRE(room.page().desk().make(moved));
        }
        room.stage.settle();
        room.mirror(way);
        room.select("/terrain/0");
        const auto from = room.handle(-1, -1);
        room.press(from);
        room.moveTo({from.x - 0.5, from.y - 0.4});
        room.moveTo({from.x - 1, from.y - 0.7});
        const auto follower = room.held("/terrain/1");
        room.release({from.x - 1, from.y - 0.7});
        room.stage.settle();
        CHECK(apart(follower, room.thing("/terrain/1")) < 0.03);
    }
}

TEST_CASE("points that are dragged are judged while they are held")
{
    Table room;
    room.select("/terrain/3");
    room.view().choose("points");
    room.press({14, 14});
    room.moveTo({14.5, 14});
    room.moveTo({20, 12});
    room.waitForForecast();
    REQUIRE(room.view().trouble(0) != nullptr);
    const std::string message = room.view().trouble(0)->message;
    const auto shown = room.held("/terrain/3");
    room.release({20, 12});
    room.stage.settle();
    CHECK(apart(shown, room.thing("/terrain/3")) < 0.03);
    const auto& findings = room.page().judgement()->diagnostics;
    CHECK(
        std::any_of(findings.begin(), findings.end(), [&](const auto& finding) { return finding.message == message; }));
    CHECK(room.page().document().undoStack().count() == 1);
}
