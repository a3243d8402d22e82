// The preview of a drag equals its result.
#include "editor/board/view/handles.hpp"
#include "tests/editor/board/view/board_window_fixture.hpp"

#include <QComboBox>

#include <cmath>

using namespace muster;
using namespace muster::test;
using editor::BoardItem;

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

/// A fixture with that table instead of the shipped one.
class Table : public BoardWindowFixture {
public:
    Table()
    {
        page().document().applyText(table, "Begin");
        windowFixture.settle();
        page().document().undoStack().clear();
    }
    void mirror(const char* way)
    {
        auto* choice = windowFixture.window->findChild<QComboBox*>("draw-mirror");
        REQUIRE(choice);
        choice->setCurrentText(QString::fromLatin1(way));
        Q_EMIT choice->activated(choice->currentIndex());
    }
    /// The position of a handle of the only selected item.
    geometry::Point handle(int across, int up)
    {
        for (const auto& each : editor::handlesOf({*view().selected().front()}, view().camera()))
            if (each.action == editor::Handle::Action::stretch && each.across == across && each.up == up)
                return view().camera().toBoard(each.at);
        FAIL("no such handle");
        return {};
    }
    /// The item as shown during the drag.
    BoardItem held(const std::string& pointer)
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

/// The largest distance of a corner of one outline from the nearest corner of the other, in both directions.
double apart(const BoardItem& a, const BoardItem& b)
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
    Table fixture;
    const std::string first = fixture.text();
    fixture.drag({12, 11}, {12, 12});
    const std::string second = fixture.text();
    fixture.drag({12, 12}, {12, 14});
    CHECK(fixture.page().document().undoStack().count() == 2);
    fixture.undo();
    CHECK(fixture.text() == second);
    fixture.undo();
    CHECK(fixture.text() == first);
}

TEST_CASE("a nudge after a drag is a step of its own, and nudges are one together")
{
    Table fixture;
    fixture.drag({12, 11}, {12, 12});
    fixture.key(Qt::Key_Right);
    fixture.key(Qt::Key_Right);
    CHECK(fixture.page().document().undoStack().count() == 2);
}

TEST_CASE("the preview of scaling a turned rectangle matches its result")
{
    for (const char* pointer : {"/terrain/0", "/terrain/2"}) {
        Table fixture;
        fixture.select(pointer);
        const auto before = fixture.item(pointer);
        const auto from = fixture.handle(1, 1);
        fixture.press(from);
        fixture.moveTo({from.x + 0.7, from.y + 0.7});
        fixture.moveTo({from.x + 1.6, from.y + 0.8});
        const auto shown = fixture.held(pointer);
        fixture.release({from.x + 1.6, from.y + 0.8});
        fixture.windowFixture.settle();
        const auto after = fixture.item(pointer);
        CHECK(after.form == before.form);
        CHECK(after.rotation == Approx(before.rotation));
        CHECK(apart(shown, before) > 0.3);
        CHECK(apart(shown, after) < 0.03);
    }
}

TEST_CASE("the preview shows every form as the move, turn or scaling will leave it")
{
    for (const char* pointer : {"/terrain/0", "/terrain/2", "/terrain/3", "/zones/0"})
        for (const int action : {0, 1, 2}) {
            Table fixture;
            INFO(pointer << " " << action);
            fixture.select(pointer);
            const auto before = fixture.item(pointer);
            // Press a zone at its edge.
            auto from = before.kind == editor::BoardItemKind::zone ? geometry::Point{6, 21} : before.at;
            bool found = action == 0;
            for (const auto& each : editor::handlesOf({before}, fixture.view().camera()))
                if ((action == 1 && each.action == editor::Handle::Action::turn) ||
                    (action == 2 && each.action == editor::Handle::Action::stretch && each.across == -1 &&
                     each.up == -1))
                    from = fixture.view().camera().toBoard(each.at), found = true;
            if (!found) continue;  // a strip cannot be rotated
            fixture.press(from);
            fixture.moveTo({from.x + 0.4, from.y - 0.5});
            fixture.moveTo({from.x + 0.9, from.y - 1.1});
            const auto shown = fixture.held(pointer);
            fixture.release({from.x + 0.9, from.y - 1.1});
            fixture.windowFixture.settle();
            CHECK(apart(shown, before) > 0.1);
            CHECK(apart(shown, fixture.item(pointer)) < 0.04);
        }
}

TEST_CASE("the mirrored partner follows a drag, is checked with it, and ends where the preview showed it")
{
    Table fixture;
    fixture.mirror("Mirror left and right");
    const std::string text = fixture.text();
    fixture.press({5, 12});
    fixture.moveTo({5, 11});
    fixture.moveTo({6.5, 9});
    const auto west = fixture.held("/terrain/0"), east = fixture.held("/terrain/1");
    CHECK(west.at.x == Approx(6.5).margin(0.1));
    CHECK(east.at.x == Approx(24 - west.at.x));
    CHECK(east.at.y == Approx(west.at.y));
    CHECK(fixture.text() == text);
    fixture.release({6.5, 9});
    fixture.windowFixture.settle();
    CHECK(apart(west, fixture.item("/terrain/0")) < 0.03);
    CHECK(apart(east, fixture.item("/terrain/1")) < 0.03);
    CHECK(fixture.page().document().undoStack().count() == 1);
    // The same piece again at once: its partner stays the same.
    fixture.drag({6.5, 9}, {7.5, 11});
    CHECK(fixture.item("/terrain/1").at.x == Approx(24 - fixture.item("/terrain/0").at.x).margin(0.03));
    CHECK(fixture.item("/terrain/1").at.y == Approx(fixture.item("/terrain/0").at.y).margin(0.03));
    fixture.undo();
    fixture.undo();
    CHECK(fixture.text() == text);
}

TEST_CASE("a finding on the mirrored partner only is shown during the drag")
{
    Table fixture;
    // A marsh at the partner's future position.
    const std::vector<std::string> pond{"/terrain/2"};
    REQUIRE(fixture.page().host().make(editor::scenario::move(
        editor::scenario::ScenarioText(*fixture.page().document().parsed()), pond, {6.5, -11.5})));
    fixture.windowFixture.settle();
    const auto findingOn = [&](const std::string& pointer) -> const diagnostics::Diagnostic* {
        const auto items = fixture.view().dragged();
        for (std::size_t i = 0; i < items.size(); ++i)
            if (const auto* finding = items[i].pointer == pointer ? fixture.view().problem(i) : nullptr;
                finding && finding->rule == "scenario/terrain-overlap")
                return finding;
        return nullptr;
    };
    const auto hold = [&] {
        fixture.press({5, 12});
        fixture.moveTo({5, 11});
        fixture.moveTo({5.5, 6.5});
        fixture.waitForForecast();
    };
    hold();
    CHECK(findingOn("/terrain/0") == nullptr);
    QTest::keyClick(&fixture.view(), Qt::Key_Escape);
    fixture.release({5.5, 6.5});
    fixture.mirror("Mirror left and right");
    hold();
    REQUIRE(findingOn("/terrain/1") != nullptr);
    QTest::keyClick(&fixture.view(), Qt::Key_Escape);
    CHECK(fixture.view().dragged().empty());
    fixture.release({5.5, 6.5});
}

TEST_CASE("the partner follows moves, turns and scaling under every symmetry")
{
    for (const char* way : {"Mirror top and bottom", "Half a turn"}) {
        INFO(way);
        Table fixture;
        fixture.page().document().applyText(fixture.text(), "Again");
        const std::vector<std::string> east{"/terrain/1"};
        // The partner for this axis.
        const bool half = std::string_view(way) == "Half a turn";
        const auto moved =
            half ? editor::scenario::setRotation(editor::scenario::ScenarioText(*fixture.page().document().parsed()),
                                                 "/terrain/1", 30)
                 : editor::scenario::setCentre(editor::scenario::ScenarioText(*fixture.page().document().parsed()),
                                               "/terrain/1", {5, 12});
        if (!half) {
            REQUIRE(fixture.page().host().make(editor::scenario::setCentre(
                editor::scenario::ScenarioText(*fixture.page().document().parsed()), "/terrain/0", {5, 8})));
            REQUIRE(fixture.page().host().make(editor::scenario::setCentre(
                editor::scenario::ScenarioText(*fixture.page().document().parsed()), "/terrain/1", {5, 16})));
        } else {
            REQUIRE(fixture.page().host().make(moved));
        }
        fixture.windowFixture.settle();
        fixture.mirror(way);
        fixture.select("/terrain/0");
        const auto from = fixture.handle(-1, -1);
        fixture.press(from);
        fixture.moveTo({from.x - 0.5, from.y - 0.4});
        fixture.moveTo({from.x - 1, from.y - 0.7});
        const auto follower = fixture.held("/terrain/1");
        fixture.release({from.x - 1, from.y - 0.7});
        fixture.windowFixture.settle();
        CHECK(apart(follower, fixture.item("/terrain/1")) < 0.03);
    }
}

TEST_CASE("points are checked while they are dragged")
{
    Table fixture;
    fixture.select("/terrain/3");
    fixture.view().choose("points");
    fixture.press({14, 14});
    fixture.moveTo({14.5, 14});
    fixture.moveTo({20, 12});
    fixture.waitForForecast();
    REQUIRE(fixture.view().problem(0) != nullptr);
    const std::string message = fixture.view().problem(0)->message;
    const auto shown = fixture.held("/terrain/3");
    fixture.release({20, 12});
    fixture.windowFixture.settle();
    CHECK(apart(shown, fixture.item("/terrain/3")) < 0.03);
    const auto& findings = fixture.page().checkResult()->diagnostics;
    CHECK(
        std::any_of(findings.begin(), findings.end(), [&](const auto& finding) { return finding.message == message; }));
    CHECK(fixture.page().document().undoStack().count() == 1);
}
