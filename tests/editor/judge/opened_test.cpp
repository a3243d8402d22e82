// Included first, because a function in it has the name of a Qt macro.
#include "core/rules/battlefield/opened_scenario.hpp"
#include "core/rules/opened_army.hpp"

#include "core/model/file.hpp"
#include "tests/editor/judge/judge_fixture.hpp"

#include <catch2/catch.hpp>

using namespace muster;

namespace {

editor::Snapshot shippedText(const char* file, model::FileKind kind)
{
    const auto place = test::shipped(file);
    const auto read = model::readFile(place, place.filename().string());
    auto snapshot = test::snapshotOf(std::string(std::get<std::shared_ptr<const text::Source>>(read)->bytes()), place);
    snapshot.kind = kind;
    return snapshot;
}

}  // namespace

TEST_CASE("a keystroke parses its text once: the judge opens what the document has parsed")
{
    editor::Judge judge(test::newLibrary());
    auto army = shippedText("old-trousers/armies/french-waterloo-1815.army.json", model::FileKind::army);
    for (const bool wanted : {true, false}) {
        army.viewWanted = wanted;
        const auto judgement = judge.judge(army);
        CHECK(judgement.document == army.parsed.document);
        CHECK(static_cast<bool>(judgement.openedArmy) == wanted);
        if (wanted) CHECK(judgement.openedArmy->document() == army.parsed.document);
    }

    const auto scenario = shippedText("old-trousers/scenarios/waterloo.scenario.json", model::FileKind::scenario);
    const auto judgement = judge.judge(scenario);
    REQUIRE(judgement.board);
    REQUIRE(judgement.openedScenario);
    CHECK(judgement.document == scenario.parsed.document);
    CHECK(judgement.openedScenario->document() == scenario.parsed.document);
}

TEST_CASE("what a judgement opened outlives the judge and its library")
{
    editor::Judgement army, scenario;
    {
        editor::Judge judge(test::newLibrary());
        army = judge.judge(shippedText("old-trousers/armies/french-waterloo-1815.army.json", model::FileKind::army));
        scenario = judge.judge(shippedText("old-trousers/scenarios/waterloo.scenario.json", model::FileKind::scenario));
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
    const auto judgement = test::judged("{");
    CHECK_FALSE(judgement.document);
    CHECK_FALSE(judgement.openedArmy);
    CHECK(judgement.diagnostics.size() == 1);
}
