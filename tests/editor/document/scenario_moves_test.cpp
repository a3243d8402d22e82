#include "tests/editor/document/scenario_fixture.hpp"

#include <cmath>

using namespace muster;
using editor::scenario::Alignment;
using editor::scenario::Mirror;
using editor::scenario::Point;
using test::Json;
using test::ScenarioFixture;
using test::Strings;

namespace board = muster::editor::scenario;

namespace {

const Strings everything{"/terrain/0",
                         "/terrain/1",
                         "/terrain/2",
                         "/terrain/3",
                         "/terrain/4",
                         "/sides/0/placements/0",
                         "/sides/0/placements/1",
                         "/sides/0/placements/2",
                         "/sides/0/reinforcements/0",
                         "/sides/0/rallyPoints/0",
                         "/sides/1/placements/0",
                         "/objectives/0"};
const Strings shapes{"/terrain/0", "/terrain/1", "/terrain/2", "/terrain/3"};

Json points(std::initializer_list<std::pair<double, double>> list)
{
    Json array = Json::array();
    for (const auto& [x, y] : list) array.push_back({x, y});
    return array;
}

}  // namespace

TEST_CASE("several things move together, and back to the same bytes")
{
    ScenarioFixture fixture(test::smallBattlefield());
    const auto before = fixture.text();
    const auto change = board::move(fixture.now(), everything, {8, 5});
    CHECK(change.name() == "Move 12 items");
    CHECK(change.selection == everything);
    fixture.make(change);
    CHECK(fixture.at("/terrain/0/shape/polygon") == points({{11, 8}, {16, 8}, {16, 12}}));
    CHECK(fixture.at("/terrain/1/shape/line/1") == Json({18, 15.5}));
    CHECK(fixture.at("/terrain/2/shape/rectangle/at") == Json({13, 20}));
    CHECK(fixture.at("/terrain/4/shape/square") == Json({3, 4}));
    CHECK(fixture.at("/sides/0/placements/0/at") == Json({18, 7}));
    CHECK(fixture.at("/sides/0/placements/2/square") == Json({2, 2}));
    CHECK(fixture.at("/sides/0/rallyPoints/0") == Json({20, 6}));
    CHECK(fixture.at("/sides/0/reinforcements/0/at") == Json({8, 17}));
    CHECK(fixture.at("/objectives/0/at") == Json({20, 15}));
    CHECK(fixture.make(board::move(fixture.now(), everything, {-8, -5})).text() == before);
}

TEST_CASE("a move is rounded to what can be measured and what is finer keeps its shape")
{
    ScenarioFixture fixture(
        R"({ "board": { "width": 24, "depth": 24 }, "terrain": [ { "id": "a", "shape": { "polygon": [[1.125, 1], [2.0,)"
        R"( 1], [2, 3]] } } ] })");
    const Strings one{"/terrain/0"};
    fixture.make(board::move(fixture.now(), one, {0.123456, 0}));
    CHECK(fixture.node("/terrain/0/shape/polygon").sourceText() == "[[1.245, 1], [2.12, 1], [2.12, 3]]");
    CHECK_FALSE(board::move(fixture.now(), one, {std::nan(""), 1}));
    CHECK_FALSE(board::move(fixture.now(), one, {0.004, -0.004}));
    CHECK_FALSE(board::move(fixture.now(), Strings{"/terrain/7", "", "/sides", "nonsense"}, {1, 1}));
}

TEST_CASE("each measure has its step")
{
    const std::string text =
        R"({ "board": { "width": 90, "depth": 90, "measure": "MEASURE" }, "objectives": [ { "id": "a", "at": [1, 1] } )"
        R"(] })";
    const auto moved = [&](const std::string& measure) {
        std::string own = text;
        own.replace(own.find("MEASURE"), 7, measure);
        ScenarioFixture fixture(own);
        return std::string(fixture.make(board::move(fixture.now(), Strings{"/objectives/0"}, {0.1234, 0.1789}))
                               .node("/objectives/0/at")
                               .sourceText());
    };
    CHECK(moved("in") == "[1.12, 1.18]");
    CHECK(moved("cm") == "[1.1, 1.2]");
    CHECK(moved("mm") == "[1.1, 1.2]");
}

TEST_CASE("four quarter turns are none, whatever lies there")
{
    // Odd sizes, so that the middle lies between two steps.
    auto json = Json::parse(test::smallBattlefield());
    json["terrain"][0]["shape"]["polygon"] = points({{3, 3}, {8.01, 3.02}, {8, 7.03}});
    json["terrain"][4]["shape"] = Json::parse(R"({"polygon": [[1, 1], [2.5, 1], [2, 4]], "rotation": 15})");
    ScenarioFixture fixture(json.dump());
    const auto before = fixture.json();
    const Strings all{
        "/terrain/0",   "/terrain/1", "/terrain/2", "/terrain/3", "/sides/0/placements/0", "/sides/0/rallyPoints/0",
        "/objectives/0"};
    const bool together = GENERATE(true, false), left = GENERATE(true, false);
    for (int i = 0; i < 4; ++i) {
        const double degrees = left ? -90 : 90;
        fixture.make(together ? board::rotate(fixture.now(), all, degrees)
                              : board::turnEach(fixture.now(), all, degrees));
        if (i < 3) CHECK(fixture.json() != before);
    }
    CHECK(fixture.json() == before);
    for (int i = 0; i < 4; ++i) fixture.make(board::rotate(fixture.now(), all, 90, Point{12, 10}));
    CHECK(fixture.json() == before);
    for (int i = 0; i < 2; ++i) fixture.make(board::rotate(fixture.now(), all, 180));
    CHECK(fixture.json() == before);
}

TEST_CASE("things turn about a point, clockwise")
{
    ScenarioFixture fixture(test::smallBattlefield());
    fixture.make(board::rotate(fixture.now(), everything, 90, Point{12, 10}));
    CHECK(fixture.at("/terrain/0/shape/polygon") == points({{5, 19}, {5, 14}, {9, 14}}));
    CHECK(fixture.at("/terrain/2/shape") ==
          Json::parse(R"({"rectangle": {"at": [17, 17], "width": 4, "depth": 2}, "rotation": 120})"));
    CHECK(fixture.at("/sides/0/placements/0") ==
          Json::parse(R"({"unit": "guard", "index": 0, "at": [4, 12], "facing": 180})"));
    CHECK(fixture.at("/sides/0/placements/1/facing") == 90);
    CHECK(fixture.at("/sides/1/placements/0") ==
          Json::parse(R"({"unit": "line", "at": [20, 10], "facing": 270, "base": [60, 30]})"));
    ScenarioFixture slight(test::smallBattlefield());
    slight.make(board::rotate(slight.now(), shapes, 30, Point{0, 0}));
    CHECK(slight.at("/terrain/0/shape/polygon/0") == Json({4.1, 1.1}));
    CHECK(slight.at("/terrain/3/shape/rotation") == 30);
}

TEST_CASE("a base turns on its spot and 0 is written as the file does")
{
    ScenarioFixture fixture(test::smallBattlefield());
    const Strings guard{"/sides/0/placements/0"};
    fixture.make(board::turnEach(fixture.now(), guard, 45.04));
    CHECK(fixture.at("/sides/0/placements/0") ==
          Json::parse(R"({"unit": "guard", "index": 0, "at": [10, 2], "facing": 135})"));
    // Another base faces north without a `facing`.
    fixture.make(board::setFacing(fixture.now(), guard, 360));
    CHECK_FALSE(fixture.at("/sides/0/placements/0").contains("facing"));
    fixture.make(board::setFacing(
        fixture.now(), Strings{"/sides/0/placements/0", "/sides/0/placements/1", "/sides/0/placements/2"}, -90));
    CHECK(fixture.at("/sides/0/placements/2") == Json::parse(R"({"unit": "scouts", "square": [1, 1], "facing": 270})"));
    fixture.make(board::setFacing(fixture.now(), guard, 0));
    CHECK(fixture.at("/sides/0/placements/0/facing") == 0);
    CHECK_FALSE(board::setFacing(fixture.now(), Strings{"/terrain/0"}, 20));
    CHECK_FALSE(board::setFacing(fixture.now(), guard, INFINITY));
}

TEST_CASE("mirrored twice is as before, and mirrored once is right")
{
    const auto way = GENERATE(Mirror::leftRight, Mirror::upDown, Mirror::halfTurn);
    ScenarioFixture fixture(test::smallBattlefield());
    const auto before = fixture.json();
    Strings all = everything;
    all.insert(all.end(), {"/zones/0", "/zones/1"});
    fixture.make(board::mirror(fixture.now(), all, way));
    const auto once = fixture.json();
    CHECK(once != before);
    if (way == Mirror::leftRight) {
        CHECK(once["terrain"][0]["shape"]["polygon"] == points({{21, 3}, {16, 3}, {16, 7}}));
        CHECK(once["terrain"][2]["shape"] ==
              Json::parse(R"({"rectangle": {"at": [19, 15], "width": 4, "depth": 2}, "rotation": -30})"));
        CHECK(once["terrain"][4]["shape"]["square"] == Json({2, 3}));
        CHECK(once["zones"] == before["zones"]);
        CHECK(once["sides"][0]["placements"][0] ==
              Json::parse(R"({"unit": "guard", "index": 0, "at": [14, 2], "facing": 270})"));
        CHECK_FALSE(once["sides"][0]["placements"][1].contains("facing"));
        CHECK(once["sides"][0]["placements"][2]["square"] == Json({3, 1}));
    }
    if (way == Mirror::upDown) {
        CHECK(once["terrain"][2]["shape"]["rectangle"]["at"] == Json({5, 5}));
        CHECK(once["terrain"][2]["shape"]["rotation"] == -30);
        CHECK(once["zones"][0]["shape"] == Json::parse(R"({"strip": {"edge": "north", "depth": 6, "inset": 3}})"));
        CHECK(once["sides"][0]["placements"][0]["facing"] == 90);
        CHECK(once["sides"][0]["placements"][1]["facing"] == 180);
        CHECK_FALSE(once["sides"][1]["placements"][0].contains("facing"));
    }
    if (way == Mirror::halfTurn) {
        CHECK(once["terrain"][2]["shape"]["rotation"] == 30);
        CHECK(once["sides"][0]["placements"][0]["facing"] == 270);
        CHECK(once["zones"][1]["shape"]["strip"]["edge"] == "south");
    }
    fixture.make(board::mirror(fixture.now(), all, way));
    auto twice = fixture.json();
    // A facing of north is optional.
    for (auto& side : twice["sides"])
        for (auto& placement : side["placements"])
            if (placement.contains("facing") && placement["facing"] == 0) placement.erase("facing");
    CHECK(twice == before);
}

TEST_CASE("a turned polygon is mirrored as it lies")
{
    ScenarioFixture fixture(
        R"({ "board": { "width": 20, "depth": 20 }, "terrain": [ { "id": "a", "shape": { "polygon": [[3, 3], [8, 3], )"
        R"([8, 7]], "rotation": 25 } } ] })");
    const Strings one{"/terrain/0"};
    const auto before = board::pointsOf(fixture.now(), one[0]);
    fixture.make(board::mirror(fixture.now(), one, Mirror::leftRight));
    const auto after = board::pointsOf(fixture.now(), one[0]);
    REQUIRE(after.size() == before.size());
    for (std::size_t i = 0; i < after.size(); ++i) {
        CHECK(after[i].x == Approx(20 - before[i].x));
        CHECK(after[i].y == Approx(before[i].y));
    }
    fixture.make(board::rotate(fixture.now(), one, 90, Point{10, 10}));
    const auto turned = board::pointsOf(fixture.now(), one[0]);
    for (std::size_t i = 0; i < turned.size(); ++i) {
        CHECK(turned[i].x == Approx(after[i].y).margin(0.01));
        CHECK(turned[i].y == Approx(20 - after[i].x).margin(0.01));
    }
}

TEST_CASE("a mirrored copy has an id of its own and the original stays")
{
    ScenarioFixture fixture(test::smallBattlefield());
    const auto before = fixture.json();
    const auto change = board::mirroredCopy(
        fixture.now(), Strings{"/terrain/0", "/terrain/4", "/sides/0/placements/0", "/objectives/0"}, Mirror::halfTurn);
    CHECK(change.selection == Strings{"/terrain/1", "/terrain/6", "/objectives/1"});
    fixture.make(change);
    CHECK(fixture.at("/terrain/0") == before["terrain"][0]);
    CHECK(fixture.at("/terrain/1/id") == "hill-2");
    CHECK(fixture.at("/terrain/1/shape/polygon") == points({{21, 17}, {16, 17}, {16, 13}}));
    CHECK(fixture.at("/terrain/6/shape/square") == Json({2, 2}));
    CHECK(fixture.at("/sides/0/placements") == before["sides"][0]["placements"]);
    CHECK(board::mirroredShape(fixture.now(), R"({"polygon": [[1, 1], [2, 1], [2, 4]]})", Mirror::upDown) ==
          R"({"polygon": [[1, 19], [2, 19], [2, 16]]})");
    CHECK(board::mirroredShape(fixture.now(), "{", Mirror::upDown).empty());
}

TEST_CASE("scaling keeps the middle, turned shapes stretch along their own sides and bases keep their size")
{
    ScenarioFixture fixture(test::smallBattlefield());
    fixture.make(board::scale(fixture.now(), Strings{"/terrain/0"}, 2, 0.5));
    CHECK(fixture.at("/terrain/0/shape/polygon") == points({{0.5, 4}, {10.5, 4}, {10.5, 6}}));
    fixture.make(board::scale(fixture.now(), Strings{"/terrain/3"}, 2, 3));
    CHECK(fixture.at("/terrain/3/shape/ellipse") == Json::parse(R"({"at": [18, 4], "width": 6, "depth": 6})"));
    fixture.make(board::scale(fixture.now(), Strings{"/terrain/2"}, 2, 2));
    CHECK(fixture.at("/terrain/2/shape") ==
          Json::parse(R"({"rectangle": {"at": [5, 15], "width": 8, "depth": 4}, "rotation": 30})"));
    fixture.make(board::scale(fixture.now(), Strings{"/sides/1/placements/0"}, 2, 2, Point{10, 16}));
    CHECK(fixture.at("/sides/1/placements/0") ==
          Json::parse(R"({"unit": "line", "at": [14, 20], "facing": 180, "base": [60, 30]})"));
    CHECK_FALSE(board::scale(fixture.now(), shapes, 0, 1));
    CHECK_FALSE(board::scale(fixture.now(), shapes, -1, 1));
    CHECK_FALSE(board::scale(fixture.now(), shapes, 1, 1));
}

TEST_CASE("a strip that leaves its edge becomes a rectangle in the same place")
{
    ScenarioFixture fixture(test::smallBattlefield());
    fixture.make(board::move(fixture.now(), Strings{"/zones/0"}, {0, 2}));
    CHECK(fixture.at("/zones/0/shape") == Json::parse(R"({"rectangle": {"at": [12, 5], "width": 18, "depth": 6}})"));
    fixture.make(board::rotate(fixture.now(), Strings{"/zones/1"}, 180, Point{12, 10}));
    CHECK(fixture.at("/zones/1/shape") == Json::parse(R"({"strip": {"edge": "south", "depth": 6}})"));
}

TEST_CASE("what is locked stays where it is")
{
    ScenarioFixture fixture(test::smallBattlefield());
    fixture.make(board::setLocked(fixture.now(), Strings{"/terrain/0", "/sides/0/placements/0"}, true));
    CHECK(fixture.at("/terrain/0/x-locked") == true);
    const auto before = fixture.json();
    CHECK_FALSE(board::move(fixture.now(), Strings{"/terrain/0"}, {1, 1}));
    CHECK_FALSE(board::setFacing(fixture.now(), Strings{"/sides/0/placements/0"}, 12));
    CHECK_FALSE(board::remove(fixture.now(), Strings{"/terrain/0"}));
    CHECK_FALSE(board::movePoint(fixture.now(), "/terrain/0", 0, {1, 1}));
    fixture.make(board::move(fixture.now(), Strings{"/terrain/0", "/terrain/3"}, {1, 1}));
    CHECK(fixture.at("/terrain/0") == before["terrain"][0]);
    CHECK(fixture.at("/terrain/3/shape/ellipse/at") == Json({19, 5}));
    fixture.make(board::setLocked(fixture.now(), everything, false));
    CHECK_FALSE(fixture.at("/terrain/0").contains("x-locked"));
}

TEST_CASE("things are aligned and distributed by the boxes around them")
{
    ScenarioFixture fixture(R"({ "board": { "width": 24, "depth": 24 }, "terrain": [
      { "id": "a", "shape": { "rectangle": { "at": [2, 2], "width": 2, "depth": 2 } } },
      { "id": "b", "shape": { "rectangle": { "at": [8, 5], "width": 4, "depth": 2 } } },
      { "id": "c", "shape": { "rectangle": { "at": [20, 9], "width": 2, "depth": 4 } } } ] })");
    const auto& text = fixture.text();
    const Strings all{"/terrain/0", "/terrain/1", "/terrain/2"};
    const auto centres = [&](const editor::Change& change) {
        ScenarioFixture own(text);
        own.make(change);
        Json list = Json::array();
        for (const auto& piece : own.at("/terrain")) list.push_back(piece["shape"]["rectangle"]["at"]);
        return list;
    };
    CHECK(centres(board::align(fixture.now(), all, Alignment::left)) == points({{2, 2}, {3, 5}, {2, 9}}));
    CHECK(centres(board::align(fixture.now(), all, Alignment::right)) == points({{20, 2}, {19, 5}, {20, 9}}));
    CHECK(centres(board::align(fixture.now(), all, Alignment::top)) == points({{2, 10}, {8, 10}, {20, 9}}));
    CHECK(centres(board::align(fixture.now(), all, Alignment::bottom)) == points({{2, 2}, {8, 2}, {20, 3}}));
    CHECK(centres(board::align(fixture.now(), all, Alignment::middleAcross)) == points({{11, 2}, {11, 5}, {11, 9}}));
    CHECK(centres(board::align(fixture.now(), all, Alignment::middleUp)) == points({{2, 6}, {8, 6}, {20, 6}}));
    CHECK(centres(board::distribute(fixture.now(), all, board::Direction::across)) ==
          points({{2, 2}, {11, 5}, {20, 9}}));
    CHECK(centres(board::distribute(fixture.now(), all, board::Direction::up)) == points({{2, 2}, {8, 5}, {20, 9}}));
    CHECK_FALSE(board::align(fixture.now(), Strings{"/terrain/0"}, Alignment::left));
}
