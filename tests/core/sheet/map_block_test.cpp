#include "core/sheet/usual_sheets.hpp"
#include "tests/core/sheet/described.hpp"

#include <catch2/catch.hpp>

using namespace muster;
using namespace muster::sheet;
using namespace muster::sheet::tests;

namespace {

std::string scenarioSheet(const std::string& block, const std::string& orientation = "portrait")
{
    return R"({"sheets": [{"id": "battle", "title": "Battle", "for": "scenario", "orientation": ")" + orientation +
           R"(", "blocks": [)" + block + "]}]}";
}

std::shared_ptr<const MapPicture> board(double width, double depth)
{
    auto picture = std::make_shared<MapPicture>();
    picture->width = width, picture->depth = depth;
    picture->sides = {{"red", "Red", MapEdge::none, {}}, {"blue", "Blue", MapEdge::none, {}}};
    return picture;
}

Composed composeOn(Described& described, const std::shared_ptr<const MapPicture>& picture)
{
    const expr::Value slots[] = {expr::Value::map({}), expr::Value::integer(7)};
    return compose(std::get<Description>(described.compiled), 0, slots, described.arena, {}, described.budget,
                   Filling::army, picture);
}

}  // namespace

TEST_CASE("a map shows what its block says, of the side it says")
{
    Described described(
        scenarioSheet(R"({"block": "map", "show": ["terrain", "grid"], "side": "'blue'", "scale": "choice"})"));
    REQUIRE(described.valid());
    const auto composed = composeOn(described, board(24, 24));
    REQUIRE(composed.sheet);
    const auto& map = std::get<Map>(composed.sheet->blocks.at(0).content);
    CHECK(map.parts.terrain);
    CHECK(map.parts.grid);
    CHECK_FALSE(map.parts.bases);
    CHECK_FALSE(map.parts.zones);
    CHECK(map.side == 1u);
    CHECK(map.scaling == MapScaling::chosen);
}

TEST_CASE("a sheet says whether it lies as its board does")
{
    Described described(scenarioSheet(R"({"block": "map"})", "board"));
    REQUIRE(described.valid());
    CHECK(composeOn(described, board(72, 48)).asBoard);
    Described upright(scenarioSheet(R"({"block": "map"})", "portrait"));
    CHECK_FALSE(composeOn(upright, board(72, 48)).asBoard);
}

TEST_CASE("a map without a battlefield is left out; a side that is not there is reported")
{
    Described described(scenarioSheet(R"({"block": "map", "side": "'green'"})"));
    REQUIRE(described.valid());
    CHECK(composeOn(described, nullptr).sheet->blocks.empty());
    const auto composed = composeOn(described, board(24, 24));
    REQUIRE(composed.faults.size() == 1);
    CHECK(composed.faults.front().rule == "print/expression");
}

TEST_CASE("mistakes in a map are faults: on an army's sheet, an unknown part, scale or key")
{
    const Described onArmy(withBlocks(R"({"block": "map"})"));
    REQUIRE_FALSE(onArmy.valid());
    CHECK(onArmy.faults().front().message.find("for a scenario") != std::string::npos);
    for (const char* block : {R"({"block": "map", "show": ["sea"]})", R"({"block": "map", "show": "terrain"})",
                              R"({"block": "map", "scale": "huge"})", R"({"block": "map", "colour": true})",
                              R"({"block": "map", "side": "1 + 1"})"}) {
        INFO(block);
        CHECK_FALSE(Described(scenarioSheet(block)).valid());
    }
}

TEST_CASE("the usual sheets of a scenario are a readable description")
{
    const auto sheets = usualScenarioSheets().root()["sheets"];
    REQUIRE(sheets.isArray());
    CHECK(sheets.size() == 3);
}

TEST_CASE("every look has a name, and no other name is one")
{
    CHECK(mapLookNamed("plain") == MapLook::plain);
    CHECK(mapLookNamed("rocky-hill") == MapLook::rockyHill);
    CHECK(mapLookNamed("sunken-road") == MapLook::sunkenRoad);
    CHECK(mapLookNamed("gate") == MapLook::gate);
    CHECK_FALSE(mapLookNamed("area"));
    CHECK_FALSE(mapLookNamed(""));
}
