// The background picture of a battlefield: a key of the editor, written with as few changes as possible.
#include "tests/editor/document/scenario_fixture.hpp"

#include "editor/document/scenario_picture.hpp"

#include <cmath>
#include <limits>

using namespace muster;
using editor::scenario::TracedPicture;
using test::ScenarioFixture;

namespace board = muster::editor::scenario;

namespace {

std::optional<TracedPicture> pictureIn(const ScenarioFixture& fixture)
{
    return board::pictureOf(fixture.now().document);
}

}  // namespace

TEST_CASE("a background picture is added, changed and removed, and the rest of the file keeps every byte")
{
    ScenarioFixture fixture(test::smallBattlefield());
    const auto before = fixture.text();
    CHECK_FALSE(pictureIn(fixture));
    const TracedPicture picture{"pictures/ford.png", {-1, 2.5}, 30, 0.4, false};
    const auto added = board::setPicture(fixture.now(), picture);
    CHECK(added.name() == "Add background picture");
    fixture.make(added);
    CHECK(pictureIn(fixture) == picture);
    CHECK(fixture.at("/board/x-picture").dump() ==
          R"({"file":"pictures/ford.png","at":[-1,2.5],"width":30,"opacity":0.4})");
    auto other = picture;
    other.isLocked = true;
    fixture.make(board::setPicture(fixture.now(), other));
    CHECK(fixture.at("/board/x-picture/locked") == true);
    // Nothing changes nothing.
    CHECK_FALSE(board::setPicture(fixture.now(), other));
    fixture.make(board::setPicture(fixture.now(), picture));
    CHECK(pictureIn(fixture) == picture);
    CHECK_FALSE(fixture.at("/board/x-picture").contains("locked"));
    fixture.make(board::setPicture(fixture.now(), std::nullopt));
    CHECK(fixture.text() == before);
    CHECK_FALSE(board::setPicture(fixture.now(), std::nullopt));
}

TEST_CASE("a picture is scaled about a point, so that a known length becomes right")
{
    ScenarioFixture fixture(test::smallBattlefield());
    fixture.make(board::setPicture(fixture.now(), TracedPicture{"a.png", {2, 4}, 20, 1, false}));
    fixture.make(board::scalePicture(fixture.now(), {4, 6}, 5, 10));
    CHECK(pictureIn(fixture)->width == 40);
    CHECK(pictureIn(fixture)->at == editor::scenario::Point{0, 2});
    for (const double bad : {0.0, -1.0, std::numeric_limits<double>::infinity(), std::nan("")}) {
        CHECK_FALSE(board::scalePicture(fixture.now(), {4, 6}, 5, bad));
        CHECK_FALSE(board::scalePicture(fixture.now(), {4, 6}, bad, 5));
    }
}

TEST_CASE("another measure of the board converts the picture's place and size too")
{
    ScenarioFixture fixture(test::smallBattlefield());
    fixture.make(board::setPicture(fixture.now(), TracedPicture{"a.png", {2, 4}, 20, 1, false}));
    fixture.make(board::setMeasure(fixture.now(), "mm", board::Lengths::convert));
    CHECK(pictureIn(fixture)->width == Approx(508));
    CHECK(pictureIn(fixture)->at.x == Approx(50.8));
}

TEST_CASE("values that somebody else wrote are read within limits")
{
    const auto read = [](const std::string& value) {
        const ScenarioFixture fixture(R"({"board": {"width": 24, "depth": 20, "x-picture": )" + value + "}}");
        return board::pictureOf(fixture.now().document);
    };
    for (const char* none : {"7", "\"a.png\"", "{}", R"({"file": 7})", R"({"file": ""})", "[]"})
        CHECK_FALSE(read(none));
    const TracedPicture usual{"a.png", {0, 0}, 24, 0.6, false};
    for (const char* odd : {R"({"file": "a.png"})", R"({"file": "a.png", "at": 3, "width": -2, "opacity": "x"})",
                            R"({"file": "a.png", "at": [1], "width": 1e300, "locked": "yes"})",
                            R"({"file": "a.png", "at": [1e300, 0], "width": [], "opacity": null})"}) {
        INFO(odd);
        CHECK(read(odd) == usual);
    }
    CHECK(read(R"({"file": "a.png", "opacity": -3})")->opacity == board::leastOpacity);
    CHECK(read(R"({"file": "a.png", "opacity": 3})")->opacity == 1);
    // A value of another kind is replaced as a whole.
    ScenarioFixture fixture(R"({"board": {"width": 24, "depth": 20, "x-picture": "mine"}})");
    fixture.make(board::setPicture(fixture.now(), usual));
    CHECK(board::pictureOf(fixture.now().document) == usual);
}
