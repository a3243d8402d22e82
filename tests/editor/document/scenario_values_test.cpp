#include "tests/editor/document/scenario_fixture.hpp"

#include <cmath>

using namespace muster;
using editor::scenario::Order;
using editor::scenario::Point;
using test::Json;
using test::ScenarioFixture;
using test::Strings;

namespace board = muster::editor::scenario;

namespace {

Strings keysOf(const Json& object)
{
    Strings keys;
    for (const auto& [key, value] : object.items()) keys.push_back(key);
    return keys;
}

Strings idsOf(const Json& array)
{
    Strings ids;
    for (const auto& each : array) ids.push_back(each["id"]);
    return ids;
}

}  // namespace

TEST_CASE("a piece is added with an id of its own and its keys in order")
{
    ScenarioFixture fixture(test::smallBattlefield());
    const auto change = board::addPiece(fixture.now(), "hill", R"({"square": [1, 1]})",
                                        R"({"placedBy": "red", "grade": "easy", "name": "Hill!", "x-locked": true})");
    CHECK(change.name() == "Add Hill!");
    CHECK(change.selection == Strings{"/terrain/5"});
    fixture.make(change);
    CHECK(keysOf(fixture.at("/terrain/5")) == Strings{"id", "type", "name", "shape", "grade", "placedBy", "x-locked"});
    CHECK(fixture.at("/terrain/5/id") == "hill-2");
    fixture.make(board::addPiece(fixture.now(), "rocky-hill", R"({"square": [1, 2]})"));
    CHECK(fixture.at("/terrain/6") ==
          Json::parse(R"({"id": "rocky-hill", "type": "rocky-hill", "shape": {"square": [1, 2]}})"));
    CHECK_FALSE(board::addPiece(fixture.now(), "hill", "{"));
    CHECK_FALSE(board::addPiece(fixture.now(), "hill", "{}", "[1"));
    ScenarioFixture bare(R"({ "format": 1, "board": { "width": 4, "depth": 4 }, "notes": "" })");
    bare.make(board::addPiece(bare.now(), "hill", R"({"square": [1, 1]})"));
    CHECK(keysOf(bare.json()) == Strings{"format", "board", "terrain", "notes"});
}

TEST_CASE("a piece comes with its mirrored partner, but for one that is its own")
{
    ScenarioFixture fixture(test::smallBattlefield());
    fixture.make(board::addPieceMirrored(
        fixture.now(), "hill", R"({"rectangle": {"at": [4, 10], "width": 2, "depth": 1}})", board::Mirror::leftRight));
    REQUIRE(fixture.at("/terrain").size() == 7);
    CHECK(fixture.at("/terrain/6") ==
          Json::parse(
              R"({"id": "hill-3", "type": "hill", "shape": {"rectangle": {"at": [20, 10], "width": 2, "depth": 1}}})"));
    fixture.make(board::addPieceMirrored(
        fixture.now(), "hill", R"({"rectangle": {"at": [4, 10], "width": 2, "depth": 1}})", board::Mirror::upDown));
    CHECK(fixture.at("/terrain").size() == 8);
}

TEST_CASE("many pieces come at once, and what is locked outlives their coming")
{
    ScenarioFixture fixture(test::smallBattlefield());
    fixture.make(board::setLocked(fixture.now(), Strings{"/terrain/3"}, true));
    const auto change = board::addPieces(
        fixture.now(), R"([{"type": "hill", "shape": {}}, {"id": "pond", "type": "hill", "shape": {}}, 3])", true);
    CHECK(change.name() == "Replace terrain by 2 pieces");
    fixture.make(change);
    CHECK(idsOf(fixture.at("/terrain")) == Strings{"pond", "hill-2", "pond-2"});
    CHECK_FALSE(board::addPieces(fixture.now(), R"({"type": "hill"})", true));
}

TEST_CASE("zones, sides, objectives and the rest are added")
{
    ScenarioFixture fixture(test::smallBattlefield());
    fixture.make(board::addZone(fixture.now(), "West wood", R"({"square": [1, 1]})", "red"));
    CHECK(fixture.at("/zones/2") ==
          Json::parse(R"({"id": "west-wood", "name": "West wood", "shape": {"square": [1, 1]}})"));
    CHECK(fixture.at("/sides/0/zone") == Json({"south", "west-wood"}));
    fixture.make(board::addSide(fixture.now(), "Grün", R"({"edge": "west"})"));
    CHECK(fixture.at("/sides/2") == Json::parse(R"({"id": "gruen", "name": "Grün", "edge": "west"})"));
    fixture.make(board::addSide(fixture.now(), "ß"));
    CHECK(fixture.at("/sides/3/id") == "side");
    fixture.make(board::addObjective(fixture.now(), "", {3.004, 4}, R"({"points": 2})"));
    CHECK(fixture.at("/objectives/1") == Json::parse(R"({"id": "objective", "at": [3, 4], "points": 2})"));
    fixture.make(board::addObjective(fixture.now(), "Camp", {0, 0}, R"({"shape": {"square": [1, 2]}})"));
    CHECK(fixture.at("/objectives/2") == Json::parse(R"({"id": "camp", "name": "Camp", "shape": {"square": [1, 2]}})"));
    fixture.make(board::addRallyPoint(fixture.now(), "/sides/1", {5, 6}));
    CHECK(fixture.at("/sides/1/rallyPoints") == Json::parse("[[5, 6]]"));
    fixture.make(
        board::addReinforcement(fixture.now(), "/sides/1", board::Arrival::group, "reserve", 4, R"({"edge": "east"})"));
    CHECK(fixture.at("/sides/1/reinforcements/0") == Json::parse(R"({"group": "reserve", "turn": 4, "edge": "east"})"));
    CHECK(keysOf(fixture.at("/sides/1")) ==
          Strings{"id", "edge", "zone", "placements", "reinforcements", "rallyPoints"});
    fixture.make(board::addVictory(fixture.now(), "Win.", "blue", 2.5));
    CHECK(fixture.at("/victory/2") == Json::parse(R"({"side": "blue", "points": 2.5, "text": "Win."})"));
    CHECK_FALSE(board::addRallyPoint(fixture.now(), "/sides/9", {5, 6}));
    CHECK_FALSE(board::addObjective(fixture.now(), "", {INFINITY, 0}));
    CHECK_FALSE(board::addReinforcement(fixture.now(), "/zones/0", board::Arrival::unit, "a", 1));
}

TEST_CASE("a zone that goes is named nowhere any more")
{
    ScenarioFixture fixture(test::smallBattlefield());
    fixture.make(board::setZones(fixture.now(), "/sides/0", Strings{"south", "north"}));
    fixture.make(board::remove(fixture.now(), Strings{"/zones/1"}));
    CHECK(fixture.at("/sides/0/zone") == Json({"south"}));
    CHECK_FALSE(fixture.at("/sides/1").contains("zone"));
    fixture.make(board::remove(fixture.now(), Strings{"/zones/0"}));
    CHECK_FALSE(fixture.at("/sides/0").contains("zone"));
}

TEST_CASE("a side that goes takes its name with it")
{
    ScenarioFixture fixture(test::smallBattlefield());
    const auto change = board::remove(fixture.now(), Strings{"/sides/0", "/sides/0/placements/1", "/terrain/4"});
    CHECK(change.name() == "Remove 3 items");
    fixture.make(change);
    CHECK(idsOf(fixture.at("/sides")) == Strings{"blue"});
    CHECK(fixture.at("/terrain").size() == 4);
    CHECK_FALSE(fixture.at("/terrain/0").contains("placedBy"));
    CHECK_FALSE(fixture.at("/objectives/0").contains("holder"));
    CHECK(fixture.at("/victory") == Json::parse(R"([{"text": "Hold the ford."}])"));
    fixture.make(board::remove(fixture.now(), Strings{"/victory/0", "/objectives/0"}));
    CHECK_FALSE(fixture.at("").contains("victory"));
}

TEST_CASE("ids change with everything that names them")
{
    ScenarioFixture fixture(test::smallBattlefield());
    fixture.make(board::changeId(fixture.now(), "/sides/0", "crimson"));
    CHECK(fixture.at("/terrain/0/placedBy") == "crimson");
    CHECK(fixture.at("/objectives/0/holder") == "crimson");
    CHECK(fixture.at("/victory/0/side") == "crimson");
    fixture.make(board::changeId(fixture.now(), "/zones/1", "far"));
    CHECK(fixture.at("/sides/1/zone") == Json({"far"}));
    fixture.make(board::changeId(fixture.now(), "/zones/0", "near"));
    CHECK(fixture.at("/sides/0/zone") == "near");
    CHECK(board::freeId(fixture.now(), "terrain", "Hill") == "hill-2");
    CHECK(board::freeId(fixture.now(), "zones", "Hill") == "hill");
    CHECK_FALSE(board::changeId(fixture.now(), "/victory/0", "a"));
}

TEST_CASE("values are set where files have them, for one or for many")
{
    ScenarioFixture fixture(test::smallBattlefield());
    fixture.make(board::setValue(fixture.now(), "", "/date", "\"1809\""));
    fixture.make(board::setValue(fixture.now(), "", "/features", "[\"hill\"]"));
    fixture.make(board::setValue(fixture.now(), "", "/notes", "\"...\""));
    CHECK(keysOf(fixture.json()) == Strings{"format", "system", "name", "date", "board", "terrain", "zones", "sides",
                                            "objectives", "turns", "victory", "features", "notes"});
    fixture.make(board::setValue(fixture.now(), "/terrain/1", "/name", "\"Mill road\""));
    CHECK(keysOf(fixture.at("/terrain/1")) == Strings{"id", "type", "name", "shape", "runsOff"});
    auto change =
        board::setValues(fixture.now(), Strings{"/terrain/0", "/terrain/1", "/terrain/2"}, "/placedBy", "\"blue\"");
    CHECK(change.name() == "Change placedBy of 3 items");
    fixture.make(change);
    CHECK(fixture.at("/terrain/2/placedBy") == "blue");
    fixture.make(board::setValues(fixture.now(), Strings{"/terrain/0", "/terrain/1"}, "/placedBy", ""));
    CHECK_FALSE(fixture.at("/terrain/0").contains("placedBy"));
    change = board::clearValue(fixture.now(), "/terrain/2", "/placedBy");
    CHECK(change.name() == "Reset placedBy of Barn");
    fixture.make(change);
    fixture.make(board::rename(fixture.now(), "/terrain/0", ""));
    CHECK_FALSE(fixture.at("/terrain/0").contains("name"));
    fixture.make(board::rename(fixture.now(), "", "The long ford"));
    CHECK(fixture.at("/name") == "The long ford");
    CHECK_FALSE(board::rename(fixture.now(), "", ""));
    CHECK_FALSE(board::setValue(fixture.now(), "/sides/0/rallyPoints/0", "/name", "1"));
    CHECK_FALSE(board::setValue(fixture.now(), "/terrain/0", "/name", "\"open"));
    CHECK_FALSE(board::clearValue(fixture.now(), "/terrain/0", "/name"));
    fixture.make(board::setArmy(fixture.now(), "/sides/1", "../armies/blue.army.json"));
    CHECK(keysOf(fixture.at("/sides/1")) == Strings{"id", "edge", "army", "zone", "placements"});
    fixture.make(board::setArmy(fixture.now(), "/sides/1", ""));
    CHECK_FALSE(fixture.at("/sides/1").contains("army"));
}

TEST_CASE("the board changes, and its measure with or without the lengths")
{
    ScenarioFixture fixture(test::smallBattlefield());
    fixture.make(board::setBoardSize(fixture.now(), 48, 36.5));
    fixture.make(board::setGrid(fixture.now(), 0, 0));
    fixture.make(board::setBackground(fixture.now(), "sand"));
    CHECK(fixture.at("/board") == Json::parse(R"({"width": 48, "depth": 36.5, "x-background": "sand"})"));
    fixture.make(board::setBackground(fixture.now(), ""));
    fixture.make(board::setGrid(fixture.now(), 4, 3));
    const auto before = fixture.json();
    fixture.make(board::setMeasure(fixture.now(), "cm", board::Lengths::keepNumbers));
    CHECK(fixture.at("/board") ==
          Json::parse(R"({"width": 48, "depth": 36.5, "measure": "cm", "grid": {"columns": 4, "rows": 3}})"));
    CHECK(fixture.at("/terrain") == before["terrain"]);
    fixture.make(board::setMeasure(fixture.now(), "in", board::Lengths::keepNumbers));
    fixture.make(board::setMeasure(fixture.now(), "mm", board::Lengths::convert));
    CHECK(fixture.at("/board/width") == 1219.2);
    CHECK(fixture.at("/terrain/0/shape/polygon/0") == Json({76.2, 76.2}));
    CHECK(fixture.at("/terrain/1/shape/width") == 25.4);
    CHECK(fixture.at("/terrain/3/shape/ellipse/width") == 76.2);
    CHECK(fixture.at("/terrain/4/shape/square") == Json({2, 3}));
    CHECK(fixture.at("/zones/0/shape/strip") == Json::parse(R"({"edge": "south", "depth": 152.4, "inset": 76.2})"));
    CHECK(fixture.at("/sides/0/rallyPoints/0") == Json({304.8, 25.4}));
    CHECK(fixture.at("/sides/1/placements/0/base") == Json({60, 30}));
    fixture.make(board::setMeasure(fixture.now(), "in", board::Lengths::convert));
    auto after = fixture.json();
    after["board"].erase("measure");
    CHECK(after == before);
    fixture.make(board::setMeasure(fixture.now(), "mm", board::Lengths::convert));
    fixture.make(board::setMeasure(fixture.now(), "", board::Lengths::convert));
    CHECK(fixture.json() == before);
    CHECK_FALSE(board::setMeasure(fixture.now(), "ell", board::Lengths::convert));
    CHECK_FALSE(board::setBoardSize(fixture.now(), 0, 4));
}

TEST_CASE("things come to the front, the back and one step on")
{
    const auto after = [](Order order, const Strings& pointers) {
        ScenarioFixture fixture(R"({ "terrain": [ { "id": "a" }, { "id": "b" }, { "id": "c" }, { "id": "d" } ] })");
        const auto change = board::reorder(fixture.now(), pointers, order);
        fixture.make(change);
        std::string ids;
        for (const auto& id : idsOf(fixture.at("/terrain"))) ids += id;
        for (const auto& pointer : change.selection) ids += " " + std::string(fixture.at(pointer)["id"]);
        return ids;
    };
    CHECK(after(Order::toFront, {"/terrain/0", "/terrain/2"}) == "bdac a c");
    CHECK(after(Order::toBack, {"/terrain/1", "/terrain/3"}) == "bdac b d");
    CHECK(after(Order::forward, {"/terrain/0"}) == "bacd a");
    CHECK(after(Order::forward, {"/terrain/0", "/terrain/1"}) == "cabd a b");
    CHECK(after(Order::forward, {"/terrain/3"}) == "abcd");
    CHECK(after(Order::backward, {"/terrain/2", "/terrain/3"}) == "acdb c d");
    CHECK(after(Order::backward, {"/terrain/0", "/terrain/2"}) == "acbd a c");
    CHECK(after(Order::toFront, {"/terrain/0"}) == "bcda a");
}

TEST_CASE("groups have letters, are chosen together and dissolve")
{
    ScenarioFixture fixture(test::smallBattlefield());
    fixture.make(board::group(fixture.now(), Strings{"/terrain/0", "/terrain/2", "/sides/0/placements/0"}));
    CHECK(fixture.at("/terrain/2/x-group") == "a");
    fixture.make(board::group(fixture.now(), Strings{"/terrain/1", "/objectives/0"}));
    CHECK(fixture.at("/objectives/0/x-group") == "b");
    CHECK(board::withGroups(fixture.now(), Strings{"/terrain/2", "/terrain/3"}) ==
          Strings{"/terrain/0", "/terrain/2", "/terrain/3", "/sides/0/placements/0"});
    fixture.make(board::duplicate(fixture.now(), Strings{"/terrain/0", "/terrain/2"}));
    CHECK(fixture.at("/terrain/1/x-group") == "c");
    CHECK(fixture.at("/terrain/4/x-group") == "c");
    fixture.make(board::ungroup(fixture.now(), Strings{"/terrain/0"}));
    CHECK_FALSE(fixture.at("/sides/0/placements/0").contains("x-group"));
    CHECK(fixture.at("/objectives/0/x-group") == "b");
    CHECK_FALSE(board::group(fixture.now(), Strings{"/terrain/0"}));
    CHECK_FALSE(board::ungroup(fixture.now(), Strings{"/terrain/0"}));
}
