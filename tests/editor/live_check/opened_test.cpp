// First, because it has a function by the name of a macro of Qt.
#include "core/army/opened_army.hpp"
#include "core/scenario/opened_scenario.hpp"

#include "core/files/file.hpp"
#include "tests/editor/live_check/checker_fixture.hpp"

#include <catch2/catch.hpp>

using namespace muster;

namespace {

editor::Snapshot shippedText(const char* file, files::FileKind kind)
{
    const auto place = test::shipped(file);
    const auto read = files::readFile(place, place.filename().string());
    auto snapshot = test::snapshotOf(std::string(std::get<std::shared_ptr<const text::Source>>(read)->bytes()), place);
    snapshot.kind = kind;
    return snapshot;
}

}  // namespace

TEST_CASE("a keystroke parses the text once: the check opens what the document has parsed")
{
    editor::FileChecker checker(test::newLibrary());
    auto army = shippedText("old-trousers/armies/french-waterloo-1815.army.json", files::FileKind::army);
    for (const bool wanted : {true, false}) {
        army.viewWanted = wanted;
        const auto checkResult = checker.check(army);
        CHECK(checkResult.document == army.parsed.document);
        CHECK(static_cast<bool>(checkResult.openedArmy) == wanted);
        if (wanted) CHECK(checkResult.openedArmy->document() == army.parsed.document);
    }

    const auto scenario = shippedText("old-trousers/scenarios/waterloo.scenario.json", files::FileKind::scenario);
    const auto checkResult = checker.check(scenario);
    REQUIRE(checkResult.board);
    REQUIRE(checkResult.openedScenario);
    CHECK(checkResult.document == scenario.parsed.document);
    CHECK(checkResult.openedScenario->document() == scenario.parsed.document);
}

TEST_CASE("an opened army outlives its checker and its library")
{
    editor::CheckResult army, scenario;
    {
        editor::FileChecker checker(test::newLibrary());
        army = checker.check(shippedText("old-trousers/armies/french-waterloo-1815.army.json", files::FileKind::army));
        scenario =
            checker.check(shippedText("old-trousers/scenarios/waterloo.scenario.json", files::FileKind::scenario));
    }
    REQUIRE(army.openedArmy);
    const auto& units = army.openedArmy->roster()->units();
    REQUIRE(units.size() == army.army.units.size());
    for (std::size_t i = 0; i < units.size(); ++i) {
        CHECK(units[i].node.pointer() == army.army.units[i].pointer);
        CHECK(units[i].node["id"].string() == army.army.units[i].id);
        CHECK(expr::toText(units[i].self).size() > 2);
    }
    REQUIRE(scenario.openedScenario);
    for (const auto& side : scenario.openedScenario->field()->sides()) CHECK(expr::toText(side.self).size() > 2);
}

TEST_CASE("a text that is no JSON has findings and nothing opened")
{
    const auto checkResult = test::checked("{");
    CHECK_FALSE(checkResult.document);
    CHECK_FALSE(checkResult.openedArmy);
    CHECK(checkResult.diagnostics.size() == 1);
}
