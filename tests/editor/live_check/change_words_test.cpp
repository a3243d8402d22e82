#include "editor/document/army_edits.hpp"
#include "editor/document/scenario_edits.hpp"
#include "editor/live_check/change_words.hpp"
#include "tests/editor/live_check/checker_fixture.hpp"

#include <catch2/catch.hpp>

using namespace muster;

namespace {

std::string namedInGame(editor::Change change, const editor::CheckResult& checkResult)
{
    REQUIRE(change);
    editor::nameAsInGame(change, checkResult);
    return change.name();
}

}  // namespace

TEST_CASE("a change names a unit without a name by the title of its entry, and any other as the user did")
{
    const auto checkResult = test::checked(
        R"({"format": 1, "system": "old-trousers", "systemVersion": "1.0.0", "list": "french", "name": "Test", )"
        R"("units": [{"id": "a", "entry": "old-guard"}, {"id": "b", "entry": "line-infantry", "name": "Old guard"}]})");
    const auto& army = *checkResult.document;
    CHECK(namedInGame(editor::setCount(army, "/units/0", 2), checkResult) ==
          "Change count of Grenadiers of the Old Guard");
    CHECK(namedInGame(editor::setCount(army, "/units/1", 2), checkResult) == "Change count of Old guard");
    CHECK(namedInGame(editor::setValue(army, "/units/0", "/own-key", "1"), checkResult) ==
          "Change own-key of Grenadiers of the Old Guard");
}

TEST_CASE("a change on a board names a base by its unit in the army")
{
    editor::CheckResult checkResult;
    auto board = std::make_shared<editor::BoardModel>();
    editor::BoardSide side;
    side.units.emplace_back();
    side.units.back().id = "pike-block";
    side.units.back().name = "Silver Shields";
    side.units.back().bases = 2;
    board->sides.push_back(side);
    checkResult.board = board;
    const auto source = std::make_shared<const text::Source>(
        "a.scenario.json", R"({"terrain": [{"id": "pike-block", "type": "hill"}], "sides": [{"placements": )"
                           R"([{"unit": "pike-block", "index": 1, "at": [1, 1]}]}]})");
    const auto document = text::Document::parse(source).document;
    REQUIRE(document);
    const editor::scenario::ScenarioText scenario(*document);
    const auto locked = [&](std::string pointer) {
        return namedInGame(editor::scenario::setLocked(scenario, std::vector{std::move(pointer)}, true), checkResult);
    };
    CHECK(locked("/sides/0/placements/0") == "Lock Silver Shields 2");
    // A piece of terrain with the id of a unit is no base of it.
    CHECK(locked("/terrain/0") == "Lock Pike block");
}
