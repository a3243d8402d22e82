#include "tests/editor/document/scenario_stage.hpp"

#include <cmath>

using namespace muster;
using editor::scenario::Order;
using editor::scenario::Point;
using test::Json;
using test::ScenarioStage;
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
    ScenarioStage stage(test::smallBattlefield());
    const auto change = board::addPiece(stage.now(), "hill", R"({"square": [1, 1]})",
                                        R"({"placedBy": "red", "grade": "easy", "name": "Hill!", "x-locked": true})");
    CHECK(change.name() == "Add Hill!");
    CHECK(change.selection == Strings{"/terrain/5"});
    stage.make(change);
    CHECK(keysOf(stage.at("/terrain/5")) == Strings{"id", "type", "name", "shape", "grade", "placedBy", "x-locked"});
    CHECK(stage.at("/terrain/5/id") == "hill-2");
    stage.make(board::addPiece(stage.now(), "rocky-hill", R"({"square": [1, 2]})"));
    CHECK(stage.at("/terrain/6") ==
          Json::parse(R"({"id": "rocky-hill", "type": "rocky-hill", "shape": {"square": [1, 2]}})"));
    CHECK_FALSE(board::addPiece(stage.now(), "hill", "{"));
    CHECK_FALSE(board::addPiece(stage.now(), "hill", "{}", "[1"));
    ScenarioStage bare(R"({ "format": 1, "board": { "width": 4, "depth": 4 }, "notes": "" })");
    bare.make(board::addPiece(bare.now(), "hill", R"({"square": [1, 1]})"));
    CHECK(keysOf(bare.json()) == Strings{"format", "board", "terrain", "notes"});
}

TEST_CASE("a piece comes with its mirrored partner, but for one that is its own")
{
    ScenarioStage stage(test::smallBattlefield());
    stage.make(board::addPieceMirrored(stage.now(), "hill", R"({"rectangle": {"at": [4, 10], "width": 2, "depth": 1}})",
                                       board::Mirror::leftRight));
    REQUIRE(stage.at("/terrain").size() == 7);
    CHECK(stage.at("/terrain/6") ==
          Json::parse(
              R"({"id": "hill-3", "type": "hill", "shape": {"rectangle": {"at": [20, 10], "width": 2, "depth": 1}}})"));
    stage.make(board::addPieceMirrored(stage.now(), "hill", R"({"rectangle": {"at": [4, 10], "width": 2, "depth": 1}})",
                                       board::Mirror::upDown));
    CHECK(stage.at("/terrain").size() == 8);
}

TEST_CASE("many pieces come at once, and what is locked outlives their coming")
{
    ScenarioStage stage(test::smallBattlefield());
    stage.make(board::setLocked(stage.now(), Strings{"/terrain/3"}, true));
    const auto change = board::addPieces(
        stage.now(), R"([{"type": "hill", "shape": {}}, {"id": "pond", "type": "hill", "shape": {}}, 3])", true);
    CHECK(change.name() == "Replace terrain by 2 pieces");
    stage.make(change);
    CHECK(idsOf(stage.at("/terrain")) == Strings{"pond", "hill-2", "pond-2"});
    CHECK_FALSE(board::addPieces(stage.now(), R"({"type": "hill"})", true));
}

TEST_CASE("zones, sides, objectives and the rest are added")
{
    ScenarioStage stage(test::smallBattlefield());
    stage.make(board::addZone(stage.now(), "West wood", R"({"square": [1, 1]})", "red"));
    CHECK(stage.at("/zones/2") ==
          Json::parse(R"({"id": "west-wood", "name": "West wood", "shape": {"square": [1, 1]}})"));
    CHECK(stage.at("/sides/0/zone") == Json({"south", "west-wood"}));
    stage.make(board::addSide(stage.now(), "Grün", R"({"edge": "west"})"));
    CHECK(stage.at("/sides/2") == Json::parse(R"({"id": "gruen", "name": "Grün", "edge": "west"})"));
    stage.make(board::addSide(stage.now(), "ß"));
    CHECK(stage.at("/sides/3/id") == "side");
    stage.make(board::addObjective(stage.now(), "", {3.004, 4}, R"({"points": 2})"));
    CHECK(stage.at("/objectives/1") == Json::parse(R"({"id": "objective", "at": [3, 4], "points": 2})"));
    stage.make(board::addObjective(stage.now(), "Camp", {0, 0}, R"({"shape": {"square": [1, 2]}})"));
    CHECK(stage.at("/objectives/2") == Json::parse(R"({"id": "camp", "name": "Camp", "shape": {"square": [1, 2]}})"));
    stage.make(board::addRallyPoint(stage.now(), "/sides/1", {5, 6}));
    CHECK(stage.at("/sides/1/rallyPoints") == Json::parse("[[5, 6]]"));
    stage.make(
        board::addReinforcement(stage.now(), "/sides/1", board::Arrival::group, "reserve", 4, R"({"edge": "east"})"));
    CHECK(stage.at("/sides/1/reinforcements/0") == Json::parse(R"({"group": "reserve", "turn": 4, "edge": "east"})"));
    CHECK(keysOf(stage.at("/sides/1")) == Strings{"id", "edge", "zone", "placements", "reinforcements", "rallyPoints"});
    stage.make(board::addVictory(stage.now(), "Win.", "blue", 2.5));
    CHECK(stage.at("/victory/2") == Json::parse(R"({"side": "blue", "points": 2.5, "text": "Win."})"));
    CHECK_FALSE(board::addRallyPoint(stage.now(), "/sides/9", {5, 6}));
    CHECK_FALSE(board::addObjective(stage.now(), "", {INFINITY, 0}));
    CHECK_FALSE(board::addReinforcement(stage.now(), "/zones/0", board::Arrival::unit, "a", 1));
}

TEST_CASE("a zone that goes is named nowhere any more")
{
    ScenarioStage stage(test::smallBattlefield());
    stage.make(board::setZones(stage.now(), "/sides/0", Strings{"south", "north"}));
    stage.make(board::remove(stage.now(), Strings{"/zones/1"}));
    CHECK(stage.at("/sides/0/zone") == Json({"south"}));
    CHECK_FALSE(stage.at("/sides/1").contains("zone"));
    stage.make(board::remove(stage.now(), Strings{"/zones/0"}));
    CHECK_FALSE(stage.at("/sides/0").contains("zone"));
}

TEST_CASE("a side that goes takes its name with it")
{
    ScenarioStage stage(test::smallBattlefield());
    const auto change = board::remove(stage.now(), Strings{"/sides/0", "/sides/0/placements/1", "/terrain/4"});
    CHECK(change.name() == "Remove 3 things");
    stage.make(change);
    CHECK(idsOf(stage.at("/sides")) == Strings{"blue"});
    CHECK(stage.at("/terrain").size() == 4);
    CHECK_FALSE(stage.at("/terrain/0").contains("placedBy"));
    CHECK_FALSE(stage.at("/objectives/0").contains("holder"));
    CHECK(stage.at("/victory") == Json::parse(R"([{"text": "Hold the ford."}])"));
    stage.make(board::remove(stage.now(), Strings{"/victory/0", "/objectives/0"}));
    CHECK_FALSE(stage.at("").contains("victory"));
}

TEST_CASE("ids change with everything that names them")
{
    ScenarioStage stage(test::smallBattlefield());
    stage.make(board::changeId(stage.now(), "/sides/0", "crimson"));
    CHECK(stage.at("/terrain/0/placedBy") == "crimson");
    CHECK(stage.at("/objectives/0/holder") == "crimson");
    CHECK(stage.at("/victory/0/side") == "crimson");
    stage.make(board::changeId(stage.now(), "/zones/1", "far"));
    CHECK(stage.at("/sides/1/zone") == Json({"far"}));
    stage.make(board::changeId(stage.now(), "/zones/0", "near"));
    CHECK(stage.at("/sides/0/zone") == "near");
    CHECK(board::freeId(stage.now(), "terrain", "Hill") == "hill-2");
    CHECK(board::freeId(stage.now(), "zones", "Hill") == "hill");
    CHECK_FALSE(board::changeId(stage.now(), "/victory/0", "a"));
}

TEST_CASE("values are set where files have them, for one or for many")
{
    ScenarioStage stage(test::smallBattlefield());
    stage.make(board::setValue(stage.now(), "", "/date", "\"1809\""));
    stage.make(board::setValue(stage.now(), "", "/features", "[\"hill\"]"));
    stage.make(board::setValue(stage.now(), "", "/notes", "\"...\""));
    CHECK(keysOf(stage.json()) == Strings{"format", "system", "name", "date", "board", "terrain", "zones", "sides",
                                          "objectives", "turns", "victory", "features", "notes"});
    stage.make(board::setValue(stage.now(), "/terrain/1", "/name", "\"Mill road\""));
    CHECK(keysOf(stage.at("/terrain/1")) == Strings{"id", "type", "name", "shape", "runsOff"});
    auto change =
        board::setValues(stage.now(), Strings{"/terrain/0", "/terrain/1", "/terrain/2"}, "/placedBy", "\"blue\"");
    CHECK(change.name() == "Change placedBy of 3 things");
    stage.make(change);
    CHECK(stage.at("/terrain/2/placedBy") == "blue");
    stage.make(board::setValues(stage.now(), Strings{"/terrain/0", "/terrain/1"}, "/placedBy", ""));
    CHECK_FALSE(stage.at("/terrain/0").contains("placedBy"));
    change = board::clearValue(stage.now(), "/terrain/2", "/placedBy");
    CHECK(change.name() == "Reset placedBy of Barn");
    stage.make(change);
    stage.make(board::rename(stage.now(), "/terrain/0", ""));
    CHECK_FALSE(stage.at("/terrain/0").contains("name"));
    stage.make(board::rename(stage.now(), "", "The long ford"));
    CHECK(stage.at("/name") == "The long ford");
    CHECK_FALSE(board::rename(stage.now(), "", ""));
    CHECK_FALSE(board::setValue(stage.now(), "/sides/0/rallyPoints/0", "/name", "1"));
    CHECK_FALSE(board::setValue(stage.now(), "/terrain/0", "/name", "\"open"));
    CHECK_FALSE(board::clearValue(stage.now(), "/terrain/0", "/name"));
    stage.make(board::setArmy(stage.now(), "/sides/1", "../armies/blue.army.json"));
    CHECK(keysOf(stage.at("/sides/1")) == Strings{"id", "edge", "army", "zone", "placements"});
    stage.make(board::setArmy(stage.now(), "/sides/1", ""));
    CHECK_FALSE(stage.at("/sides/1").contains("army"));
}

TEST_CASE("the board changes, and its measure with or without the lengths")
{
    ScenarioStage stage(test::smallBattlefield());
    stage.make(board::setBoardSize(stage.now(), 48, 36.5));
    stage.make(board::setGrid(stage.now(), 0, 0));
    stage.make(board::setBackground(stage.now(), "sand"));
    CHECK(stage.at("/board") == Json::parse(R"({"width": 48, "depth": 36.5, "x-background": "sand"})"));
    stage.make(board::setBackground(stage.now(), ""));
    stage.make(board::setGrid(stage.now(), 4, 3));
    const auto before = stage.json();
    stage.make(board::setMeasure(stage.now(), "cm", board::Lengths::keepNumbers));
    CHECK(stage.at("/board") ==
          Json::parse(R"({"width": 48, "depth": 36.5, "measure": "cm", "grid": {"columns": 4, "rows": 3}})"));
    CHECK(stage.at("/terrain") == before["terrain"]);
    stage.make(board::setMeasure(stage.now(), "in", board::Lengths::keepNumbers));
    stage.make(board::setMeasure(stage.now(), "mm", board::Lengths::convert));
    CHECK(stage.at("/board/width") == 1219.2);
    CHECK(stage.at("/terrain/0/shape/polygon/0") == Json({76.2, 76.2}));
    CHECK(stage.at("/terrain/1/shape/width") == 25.4);
    CHECK(stage.at("/terrain/3/shape/ellipse/width") == 76.2);
    CHECK(stage.at("/terrain/4/shape/square") == Json({2, 3}));
    CHECK(stage.at("/zones/0/shape/strip") == Json::parse(R"({"edge": "south", "depth": 152.4, "inset": 76.2})"));
    CHECK(stage.at("/sides/0/rallyPoints/0") == Json({304.8, 25.4}));
    CHECK(stage.at("/sides/1/placements/0/base") == Json({60, 30}));
    stage.make(board::setMeasure(stage.now(), "in", board::Lengths::convert));
    auto after = stage.json();
    after["board"].erase("measure");
    CHECK(after == before);
    stage.make(board::setMeasure(stage.now(), "mm", board::Lengths::convert));
    stage.make(board::setMeasure(stage.now(), "", board::Lengths::convert));
    CHECK(stage.json() == before);
    CHECK_FALSE(board::setMeasure(stage.now(), "ell", board::Lengths::convert));
    CHECK_FALSE(board::setBoardSize(stage.now(), 0, 4));
}

TEST_CASE("things come to the front, the back and one step on")
{
    const auto after = [](Order order, const Strings& pointers) {
        ScenarioStage stage(R"({ "terrain": [ { "id": "a" }, { "id": "b" }, { "id": "c" }, { "id": "d" } ] })");
        const auto change = board::reorder(stage.now(), pointers, order);
        stage.make(change);
        std::string ids;
        for (const auto& id : idsOf(stage.at("/terrain"))) ids += id;
        for (const auto& pointer : change.selection) ids += " " + std::string(stage.at(pointer)["id"]);
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
    ScenarioStage stage(test::smallBattlefield());
    stage.make(board::group(stage.now(), Strings{"/terrain/0", "/terrain/2", "/sides/0/placements/0"}));
    CHECK(stage.at("/terrain/2/x-group") == "a");
    stage.make(board::group(stage.now(), Strings{"/terrain/1", "/objectives/0"}));
    CHECK(stage.at("/objectives/0/x-group") == "b");
    CHECK(board::withGroups(stage.now(), Strings{"/terrain/2", "/terrain/3"}) ==
          Strings{"/terrain/0", "/terrain/2", "/terrain/3", "/sides/0/placements/0"});
    stage.make(board::duplicate(stage.now(), Strings{"/terrain/0", "/terrain/2"}));
    CHECK(stage.at("/terrain/1/x-group") == "c");
    CHECK(stage.at("/terrain/4/x-group") == "c");
    stage.make(board::ungroup(stage.now(), Strings{"/terrain/0"}));
    CHECK_FALSE(stage.at("/sides/0/placements/0").contains("x-group"));
    CHECK(stage.at("/objectives/0/x-group") == "b");
    CHECK_FALSE(board::group(stage.now(), Strings{"/terrain/0"}));
    CHECK_FALSE(board::ungroup(stage.now(), Strings{"/terrain/0"}));
}
