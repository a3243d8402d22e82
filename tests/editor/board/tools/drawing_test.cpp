#include "tests/editor/board/tools/board_fixture.hpp"

#include "editor/board/tools/corner_tool.hpp"
#include "editor/board/tools/curve.hpp"

#include <catch2/catch.hpp>

using namespace muster;
using namespace muster::test;
using editor::DrawingChoice;

TEST_CASE("clicks set corners, Backspace takes one away, Enter ends the area")
{
    BoardFixture fixture(emptyBoard());
    fixture.choice.setKind("woods", false);
    fixture.choose("polygon");
    const auto before = fixture.document.text();
    fixture.click(4, 4);
    fixture.click(8, 4);
    fixture.click(20, 20);
    fixture.key(Qt::Key_Backspace);
    fixture.click(8, 8);
    CHECK(fixture.document.text() == before);
    fixture.key(Qt::Key_Return);
    const auto piece = fixture.root()["terrain"].at(0u);
    CHECK(piece["type"].string() == "woods");
    REQUIRE(piece["shape"]["polygon"].size() == 3);
    CHECK(piece["shape"]["polygon"].at(2u).at(0u).real() == Approx(8).margin(0.06));
    CHECK(piece["shape"]["polygon"].at(2u).at(1u).real() == Approx(8).margin(0.06));
    CHECK(fixture.view->selection().current() == "/terrain/0");
    CHECK(!fixture.view->tool().isBusy());
    fixture.undo();
    CHECK(fixture.document.text() == before);
}

TEST_CASE("a double click ends the area, and so does a click on its first corner")
{
    BoardFixture fixture(emptyBoard());
    fixture.choose("polygon");
    fixture.click(4, 4);
    fixture.click(8, 4);
    fixture.doubleClick(8, 8);
    REQUIRE(fixture.root()["terrain"].size() == 1);
    CHECK(fixture.root()["terrain"].at(0u)["shape"]["polygon"].size() == 3);
    fixture.click(14, 4);
    fixture.click(18, 4);
    fixture.click(18, 8);
    fixture.click(14, 4);
    REQUIRE(fixture.root()["terrain"].size() == 2);
    CHECK(fixture.root()["terrain"].at(1u)["shape"]["polygon"].size() == 3);
}

TEST_CASE("corners on one line make no area, and Escape drops what was begun")
{
    BoardFixture fixture(emptyBoard());
    const auto before = fixture.document.text();
    fixture.choose("polygon");
    fixture.click(4, 4);
    fixture.click(8, 4);
    fixture.key(Qt::Key_Return);
    CHECK(fixture.view->tool().isBusy());
    CHECK(!fixture.message.isEmpty());
    fixture.click(12, 4);
    fixture.key(Qt::Key_Return);
    CHECK(fixture.view->tool().isBusy());
    fixture.key(Qt::Key_Escape);
    CHECK(!fixture.view->tool().isBusy());
    CHECK(fixture.document.text() == before);
}

TEST_CASE("a rectangle and an ellipse are dragged; Shift makes them even, Ctrl draws about the centre")
{
    BoardFixture fixture(emptyBoard());
    fixture.choose("rectangle");
    fixture.drag(4, 4, 10, 7);
    auto box = fixture.root()["terrain"].at(0u)["shape"]["rectangle"];
    CHECK(box["width"].real() == Approx(6).margin(0.1));
    CHECK(box["depth"].real() == Approx(3).margin(0.1));
    CHECK(box["at"].at(0u).real() == Approx(7).margin(0.1));
    fixture.drag(14, 4, 18, 5, Qt::ShiftModifier);
    box = fixture.root()["terrain"].at(1u)["shape"]["rectangle"];
    CHECK(box["width"].real() == Approx(box["depth"].real()));
    fixture.choose("ellipse");
    fixture.drag(12, 14, 14, 15, Qt::ControlModifier);
    box = fixture.root()["terrain"].at(2u)["shape"]["ellipse"];
    CHECK(box["at"].at(0u).real() == Approx(12).margin(0.1));
    CHECK(box["width"].real() == Approx(4).margin(0.15));
    // A click draws no box.
    const auto before = fixture.document.text();
    fixture.click(20, 20);
    CHECK(fixture.document.text() == before);
    // Nor does a drag cancelled by Escape.
    fixture.pressAt(4, 16);
    fixture.moveTo(8, 20);
    fixture.key(Qt::Key_Escape);
    fixture.releaseAt(8, 20);
    CHECK(fixture.document.text() == before);
}

TEST_CASE("what is drawn freely is closed and made simpler")
{
    BoardFixture fixture(emptyBoard());
    fixture.choose("freehand");
    fixture.pressAt(12 + 5, 12);
    for (int i = 1; i < 120; ++i) fixture.moveTo(12 + 5 * std::cos(i * 0.0524), 12 + 5 * std::sin(i * 0.0524));
    fixture.releaseAt(12 + 5, 11.8);
    const auto ring = fixture.root()["terrain"].at(0u)["shape"]["polygon"];
    CHECK(ring.size() >= 8);
    CHECK(ring.size() < 60);
}

TEST_CASE("an outline whose end passes its beginning, or that crosses itself, is closed where it does")
{
    const auto drawn = [](const std::vector<std::pair<double, double>>& way) {
        BoardFixture fixture(emptyBoard());
        fixture.choose("freehand");
        fixture.pressAt(way.front().first, way.front().second);
        for (std::size_t i = 1; i < way.size(); ++i)
            for (int step = 1; step <= 10; ++step)
                fixture.moveTo(way[i - 1].first + (way[i].first - way[i - 1].first) * step / 10,
                               way[i - 1].second + (way[i].second - way[i - 1].second) * step / 10);
        fixture.releaseAt(way.back().first, way.back().second);
        CHECK(!fixture.finds("scenario/shape"));
        std::vector<geometry::Point> ring;
        for (const auto corner : fixture.root()["terrain"].at(0u)["shape"]["polygon"])
            ring.push_back({corner.at(0u).real(), corner.at(1u).real()});
        return ring;
    };
    // A square whose last side crosses the first one.
    const auto tail = drawn({{6, 6}, {6, 16}, {16, 16}, {16, 7}, {4, 7}});
    REQUIRE(tail.size() >= 4);
    CHECK(editor::areaOf(tail) == Approx(90).epsilon(0.05));
    for (const auto& corner : tail) CHECK((corner.x > 5.6 && corner.y > 6.6));
    // The larger half of a figure eight remains.
    const auto eight = drawn({{4, 4}, {16, 16}, {4, 16}, {8, 4}});
    CHECK(editor::areaOf(eight) > 20);
    for (const auto& corner : eight) CHECK(corner.y > 6);
    // Twice round the same ring.
    const auto twice =
        drawn({{6, 6}, {6, 16}, {16, 16}, {16, 6}, {6.4, 6.4}, {5.6, 15.6}, {15.6, 16.4}, {16.4, 5.6}, {5, 5}});
    CHECK(editor::areaOf(twice) == Approx(100).epsilon(0.1));
}

TEST_CASE("new objectives are numbered on")
{
    BoardFixture fixture(emptyBoard());
    fixture.choose("objective");
    fixture.click(6, 12);
    fixture.click(12, 12);
    REQUIRE(fixture.root()["objectives"].size() == 2);
    CHECK(fixture.root()["objectives"].at(0u)["name"].string() == "Objective 1");
    CHECK(fixture.root()["objectives"].at(1u)["name"].string() == "Objective 2");
    REQUIRE(fixture.make(editor::scenario::remove(editor::scenario::ScenarioText(*fixture.text()),
                                                  std::vector<std::string>{"/objectives/0"})));
    fixture.click(18, 12);
    CHECK(fixture.root()["objectives"].at(1u)["name"].string() == "Objective 3");
}

TEST_CASE("an outline that needs no cut keeps its corners in the order they were set in")
{
    BoardFixture fixture(emptyBoard());
    fixture.choose("polygon");
    // Clockwise, and with one corner on a straight line.
    for (const auto& [x, y] : {std::pair(4, 4), std::pair(4, 10), std::pair(4, 16), std::pair(16, 16)})
        fixture.click(x, y);
    fixture.key(Qt::Key_Return);
    const auto ring = fixture.root()["terrain"].at(0u)["shape"]["polygon"];
    REQUIRE(ring.size() == 4);
    CHECK(ring.at(1u).at(1u).real() == Approx(10).margin(0.1));
    CHECK(ring.at(3u).at(0u).real() == Approx(16).margin(0.1));
}

TEST_CASE("a polygon whose sides cross is closed at the crossing")
{
    BoardFixture fixture(emptyBoard());
    fixture.choose("polygon");
    fixture.click(4, 4);
    fixture.click(4, 16);
    fixture.click(16, 4);
    fixture.click(16, 12);
    fixture.key(Qt::Key_Return);
    REQUIRE(fixture.root()["terrain"].size() == 1);
    CHECK(fixture.root()["terrain"].at(0u)["shape"]["polygon"].size() == 3);
    CHECK(!fixture.finds("scenario/shape"));
}

TEST_CASE("a road has a width and runs in curves if it is wanted")
{
    // A game with roads, 36 inches wide.
    BoardFixture fixture(
        R"({ "format": 1, "system": "opend6-fantasy", "name": "Road", "board": { "width": 72, "depth": 48 } })");
    fixture.choose("way");
    const auto draw = [&] {
        fixture.click(0, 10);
        fixture.click(20, 20);
        fixture.click(40, 10);
        fixture.click(72, 30);
        fixture.key(Qt::Key_Return);
    };
    fixture.choice.setSmooth(false);
    fixture.choice.setWidth(3);
    draw();
    auto shape = fixture.root()["terrain"].at(0u)["shape"];
    CHECK(shape["line"].size() == 4);
    CHECK(shape["width"].real() == 3);
    fixture.choice.setSmooth(true);
    fixture.choice.setWidth(0);
    draw();
    shape = fixture.root()["terrain"].at(1u)["shape"];
    // As the four points that were clicked, with handles.
    REQUIRE(shape["line"].size() == 4);
    CHECK(shape["line"].at(1u)["at"].at(0u).real() == Approx(20).margin(0.2));
    CHECK(shape["line"].at(1u)["in"].isArray());
    CHECK(shape["line"].at(1u)["out"].isArray());
    CHECK_FALSE(shape["line"].at(0u)["in"]);
    CHECK(shape["width"].real() > 0);
    CHECK_FALSE(fixture.finds("schema/type"));
    CHECK_FALSE(fixture.finds("scenario/shape"));
    // On the mirrored half, too.
    fixture.symmetry.setAxis(editor::scenario::Mirror::upDown);
    draw();
    REQUIRE(fixture.root()["terrain"].size() == 4);
    shape = fixture.root()["terrain"].at(3u)["shape"];
    CHECK(shape["line"].at(1u)["at"].at(1u).real() == Approx(28).margin(0.2));
}

TEST_CASE("the side that is chosen placed what is drawn, and zones can be drawn")
{
    BoardFixture fixture(emptyBoard());
    fixture.choice.setSide("rome");
    fixture.choose("rectangle");
    fixture.drag(4, 14, 8, 17);
    CHECK(fixture.root()["terrain"].at(0u)["placedBy"].string() == "rome");
    fixture.choice.setSubject(DrawingChoice::Subject::zone);
    fixture.drag(2, 8, 22, 10);
    REQUIRE(fixture.root()["zones"].size() == 3);
    CHECK(fixture.root()["zones"].at(2u)["shape"]["rectangle"]["width"].real() == Approx(20).margin(0.1));
    CHECK(fixture.root()["sides"].at(0u)["zone"].isArray());
    CHECK(fixture.root()["terrain"].size() == 1);
}

TEST_CASE("a click sets an objective or a rally point")
{
    BoardFixture fixture(emptyBoard());
    fixture.choose("objective");
    fixture.click(12, 18);
    CHECK(fixture.root()["objectives"].at(0u)["at"].at(1u).real() == Approx(18).margin(0.06));
    fixture.choice.setSide("carthage");
    fixture.choose("rally-point");
    fixture.click(12, 2);
    REQUIRE(fixture.root()["sides"].at(1u)["rallyPoints"].size() == 1);
    CHECK(fixture.root()["sides"].at(1u)["rallyPoints"].at(0u).at(1u).real() == Approx(2).margin(0.06));
    CHECK(fixture.root()["sides"].at(0u)["rallyPoints"].size() == 0);
}

TEST_CASE("a broken text is told and nothing is drawn")
{
    BoardFixture fixture(emptyBoard());
    fixture.choose("rectangle");
    fixture.document.applyText("{ \"format\": 1,", "Type");
    fixture.drag(4, 4, 10, 7);
    CHECK(fixture.document.text() == "{ \"format\": 1,");
    CHECK(!fixture.message.isEmpty());
}

TEST_CASE("every tool has a name, a hint and a sentence about it")
{
    BoardFixture fixture(emptyBoard());
    QStringList ids;
    for (const auto& tool : fixture.view->tools()) {
        INFO(tool->id().toStdString());
        CHECK(!tool->title().isEmpty());
        CHECK(!tool->tip().isEmpty());
        CHECK(!tool->hint().isEmpty());
        CHECK(!tool->icon().isEmpty());
        CHECK(!ids.contains(tool->id()));
        ids << tool->id();
    }
    CHECK(ids.size() >= 11);
}
