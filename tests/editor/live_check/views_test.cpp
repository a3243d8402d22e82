#include "tests/editor/live_check/checker_fixture.hpp"

#include <catch2/catch.hpp>

using namespace muster;
using editor::ValueSource;

namespace {

const editor::ValueView* value(const std::vector<editor::ValueView>& values, std::string_view key)
{
    for (const auto& each : values)
        if (each.key == key) return &each;
    return nullptr;
}

}  // namespace

TEST_CASE("the view of an army has its units, the terms of their costs and the origin of each value")
{
    const auto checkResult = test::checked(
        R"({"format": 1, "system": "old-trousers", "systemVersion": "1.0.0", "list": "french", "name": "Test", )"
        R"("budget": 32,
        "leaders": [{"id": "ney", "name": "Ney", "with": "guard"}],
        "units": [{"id": "guard", "entry": "old-guard", "name": "Old Guard"}, {"id": "line", "entry": "line-infantry",)"
        R"( "count": 4, "strength": 2}, {"id": "bare"}]})");
    REQUIRE(checkResult.hasView);
    const auto& army = checkResult.army;
    CHECK(army.systemName.find("Old Trousers") != std::string::npos);
    CHECK(army.listName == "French, the Hundred Days");
    CHECK(army.budget == 32);
    CHECK(army.ownBudget);
    CHECK(army.budgetLabel == "strength points");
    REQUIRE(army.units.size() == 3);
    const auto& guard = army.units[0];
    CHECK(guard.pointer == "/units/0");
    CHECK(guard.name == "Old Guard");
    CHECK(guard.entryTitle == "Grenadiers of the Old Guard");
    CHECK(guard.cost == "5");
    REQUIRE(guard.terms.each.size() == 1);
    CHECK(guard.terms.each[0].label == "Strength");
    CHECK(guard.terms.timesLabel == "bases");
    REQUIRE(value(guard.values, "strength"));
    CHECK(value(guard.values, "strength")->title == "Strength");
    CHECK(value(guard.values, "strength")->source == ValueSource::entry);
    CHECK(guard.summary == "Infantry, Strength 5, Old Guard Grenadiers");
    const auto& line = army.units[1];
    CHECK(value(line.values, "strength")->source == ValueSource::own);
    CHECK(value(line.values, "strength")->entryJson == "3");
    CHECK(line.cost == "8");
    CHECK(value(line.values, "guard")->source == ValueSource::standard);
    CHECK(value(line.derived, "footprint")->json == "[60,30]");
    CHECK(army.units[2].missing == std::vector<std::string>{"arm", "strength"});
    CHECK(army.units[2].cost.empty());
    CHECK(army.cost.empty());
    CHECK(army.leaders[0].with == "guard");
    CHECK(army.unitById("line") == 1);
    CHECK(army.member("/leaders/0")->name == "Ney");
    // The findings of the unit without values are assigned to it.
    CHECK_FALSE(army.units[2].findings.empty());
    CHECK(checkResult.findingsAt("/units/2") == army.units[2].findings);
    CHECK(guard.findings.empty());
    CHECK(checkResult.findingsAt("").size() == checkResult.diagnostics.size());
    REQUIRE(checkResult.sources.size() >= 3);
}

TEST_CASE("options, what they cost and whether they may be taken")
{
    const auto checkResult = test::checked(
        R"({"format": 1, "system": "ancients-d6", "systemVersion": "1.0.0", "list": "republican-rome", "name": "Test",
        "units": [{"id": "a", "entry": "hastati", "count": 2, "options": ["veteran", "nonsense"]}]})");
    REQUIRE(checkResult.hasView);
    const auto& options = checkResult.army.units.at(0).options;
    REQUIRE(options.size() >= 2);
    CHECK(options.front().id == "veteran");
    CHECK(options.front().taken);
    CHECK(options.front().used == 2);
    CHECK(options.back().id == "nonsense");
    CHECK_FALSE(options.back().offered);
    for (const auto& each : checkResult.army.units[0].values)
        if (each.source == ValueSource::option) CHECK(each.option == options.front().title);
}

TEST_CASE("groups hold their units and the findings of those")
{
    const auto checkResult = test::checked(
        R"({"format": 1, "system": "otr-d6", "systemVersion": "1.0.0", "name": "Test", "leaders": [{"id": "lee", )"
        R"("name": "Lee"}],
        "units": [{"id": "alone", "arm": "infantry", "quality": "green", "stands": 4, "weapon": "musket"}],
        "groups": [{"id": "one", "kind": "division", "name": "One", "leaders": [{"id": "hill", "name": "Hill"}],
                    "units": [{"id": "b", "arm": "infantry", "quality": "veteran", "stands": 400, "weapon": )"
        R"("musket"}]}]})");
    REQUIRE(checkResult.hasView);
    const auto& army = checkResult.army;
    REQUIRE(army.groups.size() == 1);
    CHECK(army.groupKinds == std::vector<std::string>{"division"});
    CHECK(army.groups[0].units == std::vector<std::size_t>{1});
    CHECK(army.groups[0].leaders == std::vector<std::size_t>{1});
    CHECK(army.units[1].pointer == "/groups/0/units/0");
    CHECK(army.units[1].group == std::size_t{0});
    CHECK_FALSE(army.units[0].group);
    CHECK_FALSE(army.hasPoints);
    CHECK(army.cost.empty());
    CHECK_FALSE(army.units[1].findings.empty());
    CHECK(army.groups[0].findings.size() >= army.units[1].findings.size());
    CHECK(army.statistics.size() > 2);
}

TEST_CASE("a text that is not an army, or has no system, has findings but no view")
{
    for (const char* text : {"", "[", "[]", "{}", "3", R"({"system": "nonsense"})", R"({"system": 3})",
                             R"({"system": "old-trousers", "units": {"a": 1}, "leaders": 3, "groups": [[]]})"}) {
        const auto checkResult = test::checked(text);
        CHECK(checkResult.count(diagnostics::Level::error) > 0);
        CHECK(checkResult.army.units.empty());
    }
}
