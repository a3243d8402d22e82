// The eyedropper: what to draw is taken from what is on the table.
#include "tests/editor/board/tools/board_fixture.hpp"

#include <catch2/catch.hpp>

#include <algorithm>

using namespace muster;
using namespace muster::test;
using Subject = editor::DrawingChoice::Subject;

namespace {

const char* pieces = R"([
    { "id": "grove", "type": "woods", "placedBy": "carthage", "shape": { "polygon": [[4, 8], [8, 8], [8, 12]] } },
    { "id": "rise", "type": "hill", "shape": { "ellipse": { "at": [12, 12], "width": 4, "depth": 3 } } },
    { "id": "track", "type": "road", "shape": { "line": [[0, 16], [24, 16]], "width": 2.5 } }
  ])";

}  // namespace

TEST_CASE("the eyedropper takes kind, side, width and tool from what is clicked, and changes nothing")
{
    BoardFixture fixture(boardWith(pieces));
    const auto before = fixture.document.text();
    fixture.choice.setSubject(Subject::zone);
    fixture.choose("eyedropper");
    fixture.click(7.5, 9);
    CHECK(fixture.view->tool().id() == "polygon");
    CHECK(fixture.choice.subject() == Subject::terrain);
    CHECK(fixture.choice.kind(false) == "woods");
    CHECK(fixture.choice.side() == "carthage");
    fixture.choose("eyedropper");
    fixture.click(12, 12);
    CHECK(fixture.view->tool().id() == "ellipse");
    CHECK(fixture.choice.kind(false) == "hill");
    CHECK(fixture.choice.side().isEmpty());
    fixture.choose("eyedropper");
    fixture.click(6, 16);
    CHECK(fixture.view->tool().id() == "way");
    CHECK(fixture.choice.kind(true) == "road");
    CHECK(fixture.choice.kind(false) == "hill");
    CHECK(fixture.choice.width() == Approx(2.5));
    CHECK(fixture.document.text() == before);
    // What is drawn now is like it.
    fixture.choose("eyedropper");
    fixture.click(12, 12);
    fixture.drag(17, 18, 21, 21);
    REQUIRE(fixture.root()["terrain"].size() == 4);
    CHECK(fixture.root()["terrain"].at(3u)["type"].string() == "hill");
    CHECK(fixture.root()["terrain"].at(3u)["shape"]["ellipse"]);
}

TEST_CASE("a zone is taken at its edge, a spot by its mark, and empty ground says that there is nothing")
{
    BoardFixture fixture(boardWith("[]"));
    fixture.choose("objective");
    fixture.click(12, 12);
    const auto before = fixture.document.text();
    fixture.choose("eyedropper");
    fixture.click(12, 12);
    CHECK(fixture.view->tool().id() == "objective");
    fixture.choose("eyedropper");
    fixture.click(6, 13);
    CHECK(fixture.view->tool().id() == "eyedropper");
    CHECK(fixture.message == "There is nothing here that can be drawn.");
    const auto& items = fixture.view->board().items;
    const auto zone = std::find_if(items.begin(), items.end(),
                                   [](const auto& item) { return item.kind == editor::BoardItemKind::zone; });
    REQUIRE(zone != items.end());
    fixture.view->selection().set({editor::toQString(zone->pointer)}, &fixture.view->board());
    const QString side = editor::toQString(fixture.view->board().sides.at(zone->side.value()).id);
    fixture.key(Qt::Key_Return);
    CHECK(fixture.choice.subject() == Subject::zone);
    CHECK(fixture.choice.side() == side);
    CHECK(fixture.view->tool().id() == "rectangle");
    CHECK(fixture.document.text() == before);
}
