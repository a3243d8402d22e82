#include "tests/validator/armies.hpp"
#include "tests/validator/report.hpp"
#include "tests/validator/run.hpp"

#include <catch2/catch.hpp>

#include <algorithm>

using namespace muster::test;
using Catch::Contains;
using nlohmann::json;

namespace {

/// A club: settings for all, nested ones for Monday, house rules of its own.
class ClubFolder : public Folder {
public:
    ClubFolder()
    {
        write("toy.system.json", toySystem(ruleThat("small", "unit", "self.points < 5", R"("title": "Small units",)")));
        write("club.house.json", R"({ "format": 1, "system": "toy", "name": "Ours",
  "levels": { "points-total": "warning" },
  "rules": [{ "id": "house/bears", "title": "No bears", "level": "error", "scope": "unit",
    "require": "self.id != 'bears'", "message": "No bears." }] })");
        write("muster.json", R"({
  "format": 1,
  "extends": "shared/base.muster.json",
  "house": { "toy": "club.house.json" },
  "overrides": [
    { "files": ["monday/old.army.json"], "rules": { "house/*": "off" } }
  ]
})");
        write("shared/base.muster.json", R"({
  "format": 1,
  "failLevel": "warning",
  "rules": { "toy/small": "off" }
})");
        write("monday/muster.json", R"({
  "format": 1,
  "ignore": ["drafts/"],
  "rules": { "toy/small": "info" }
})");
        write("monday/new.army.json", toyArmy(R"({ "id": "bears", "points": 6 })"));
        write("monday/old.army.json", toyArmy(R"({ "id": "bears", "points": 3 })"));
        write("monday/drafts/x.army.json", "{");
    }
};

json settingNamed(const json& report, std::string_view key, std::string_view name = {})
{
    for (const auto& each : report["settings"])
        if (each["key"] == key && each.value("name", "") == name) return each;
    return {};
}

}  // namespace

TEST_CASE("settings shows what is in force for a file and which line sets it")
{
    const ClubFolder folder;
    const auto outcome = runIn(folder, {"settings", "monday/new.army.json"});
    INFO(outcome.out << outcome.err);
    CHECK(outcome.exitCode == 0);
    CHECK(outcome.err.empty());
    for (const char* line : {"shared/base.muster.json\n", "muster.json\n", "monday/muster.json\n"})
        CHECK_THAT(outcome.out, Contains(line));
    CHECK_THAT(outcome.out, Contains("house         club.house.json") && Contains("muster.json:4"));
    CHECK_THAT(outcome.out, Contains("failLevel     warning") && Contains("shared/base.muster.json:3"));
    CHECK_THAT(outcome.out, Contains("acceptErrors  false") && Contains("(default)"));
    CHECK_THAT(outcome.out, Contains("toy/small = info") && Contains("monday/muster.json:4"));
    CHECK_THAT(outcome.out, Contains("toy/points-total = warning") && Contains("club.house.json:2"));
    CHECK_THAT(outcome.out, !Contains("toy/small = off") && !Contains("house/*"));
    CHECK_THAT(runIn(folder, {"settings", "monday/old.army.json"}).out, Contains("house/* = off"));
}

TEST_CASE("settings prints JSON too")
{
    const ClubFolder folder;
    const auto outcome = runIn(folder, {"settings", "monday/new.army.json", "--format", "json"});
    const auto report = json::parse(outcome.out);
    CHECK(report["version"] == 1);
    CHECK(report["file"] == "monday/new.army.json");
    CHECK(report["files"].size() == 3);
    const auto small = settingNamed(report, "rules", "toy/small");
    CHECK(small["value"] == "info");
    CHECK(small["file"] == "monday/muster.json");
    CHECK(small["line"] == 4);
    CHECK(small["pointer"] == "/rules/toy~1small");
    CHECK(settingNamed(report, "acceptErrors")["value"] == false);
    CHECK_FALSE(settingNamed(report, "acceptErrors").contains("file"));
    CHECK(settingNamed(report, "ignore")["value"] == "drafts/");
}

TEST_CASE("settings of a folder, of a file that is missing, and with errors")
{
    const ClubFolder folder;
    CHECK_THAT(runIn(folder, {"settings", "."}).out, Contains("toy/small = off"));
    const auto missing = runIn(folder, {"settings", "no.army.json"});
    CHECK(missing.exitCode == 3);
    CHECK_THAT(missing.err, Contains("cannot read no.army.json"));
    folder.write("shared/base.muster.json", "{");
    const auto broken = runIn(folder, {"settings", "monday/new.army.json"});
    CHECK(broken.exitCode == 1);
    CHECK_THAT(broken.err, Contains("shared/base.muster.json"));
    CHECK_THAT(broken.out, Contains("toy/small = info"));
    folder.write("shared/base.muster.json", R"({ "format": 1, "failLevel": "sometimes" })");
    CHECK_THAT(runIn(folder, {"settings", "monday/new.army.json"}).err, Contains("has errors"));
}

TEST_CASE("a check uses the settings of each file")
{
    const ClubFolder folder;
    const auto report = checkIn(folder, {"."});
    INFO(report.text());
    CHECK(report.outcome.exitCode == 1);
    REQUIRE(report.find("house/bears"));
    CHECK(report.find("house/bears")->file == "monday/new.army.json");
    CHECK(report.count("house/bears") == 1);
    REQUIRE(report.find("toy/small"));
    CHECK(report.find("toy/small")->level == "info");
    // Nested settings ignore too.
    CHECK(report.count("json/syntax") == 0);
}

TEST_CASE("errors of an extended file are reported where it is named, and lose nothing else")
{
    const ClubFolder folder;
    folder.write("shared/base.muster.json",
                 R"({ "format": 1, "failLevel": "sometimes", "rules": { "toy/small": "off" } })");
    const auto report = checkIn(folder, {"muster.json", "monday/new.army.json"});
    INFO(report.text());
    CHECK(report.outcome.exitCode == 1);
    CHECK(report.count("ref/broken") == 2);
    const auto broken = std::find_if(report.found.begin(), report.found.end(), [](const auto& found) {
        return found.rule == "ref/broken" && found.file == "muster.json";
    });
    REQUIRE(broken != report.found.end());
    CHECK(broken->pointer == "/extends");
    CHECK_THAT(broken->message, Contains("shared/base.muster.json"));
    CHECK(report.count("house/bears") == 1);
    CHECK(report.find("toy/small")->level == "info");
}

TEST_CASE("the level that fails a check comes from the option, else from the settings of the file")
{
    const Folder folder;
    folder.write("toy.system.json", toySystem());
    folder.write("muster.json", R"({ "format": 1, "rules": { "toy/points-total": "warning" } })");
    folder.write("a.army.json", toyArmy(R"({ "id": "a", "points": 11 })"));
    folder.write("strict/muster.json", R"({ "format": 1, "failLevel": "warning" })");
    folder.write("strict/b.army.json", toyArmy(R"({ "id": "a", "points": 11 })"));
    CHECK(runIn(folder, {"check", "a.army.json"}).exitCode == 0);
    CHECK(runIn(folder, {"check", "strict/b.army.json"}).exitCode == 1);
    CHECK(runIn(folder, {"check", "."}).exitCode == 1);
    CHECK(runIn(folder, {"check", "strict/b.army.json", "--fail-level", "error"}).exitCode == 0);
    CHECK(runIn(folder, {"check", "a.army.json", "--fail-level", "warning"}).exitCode == 1);
    CHECK(runIn(folder, {"check", "a.army.json", "--fail-level", "info"}).exitCode == 1);
    CHECK(runIn(folder, {"check", "a.army.json", "--fail-level", "often"}).exitCode == 2);
    folder.write("muster.json", R"({ "format": 1, "rules": { "toy/points-total": "info" } })");
    CHECK(runIn(folder, {"check", "a.army.json", "--fail-level", "warning"}).exitCode == 0);
    CHECK(runIn(folder, {"check", "a.army.json", "--fail-level", "info"}).exitCode == 1);
}

TEST_CASE("rules and explain show the level in force here")
{
    const ClubFolder folder;
    const auto rules = runIn(folder, {"rules", "--system", "toy"}).out;
    INFO(rules);
    CHECK_THAT(rules, Contains("toy/small") && Contains(" off      Small units (shared/base.muster.json:4)"));
    CHECK_THAT(rules, Contains("warning  ") && Contains("(club.house.json:2)"));
    CHECK_THAT(rules, Contains("house/bears") && Contains("error    No bears"));
    const auto explained = runIn(folder, {"explain", "toy/small"}).out;
    CHECK_THAT(explained,
               Contains("level      error") && Contains("in force   off in this folder, set in shared/base"));
    CHECK_THAT(runIn(folder, {"explain", "house/bears"}).out, Contains("No bears") && Contains("club.house.json:3"));
    CHECK_THAT(runIn(folder, {"explain", "toy/points-total"}).out, Contains("in force   warning"));
    CHECK_THAT(runIn(folder, {"explain", "list/maximum"}).out, !Contains("in force"));
}

TEST_CASE("reports give rules of house rules their texts, but no page")
{
    const ClubFolder folder;
    const auto sarif = json::parse(runIn(folder, {"check", ".", "--format", "sarif"}).out);
    const auto& rules = sarif["runs"][0]["tool"]["driver"]["rules"];
    const auto bears =
        std::find_if(rules.begin(), rules.end(), [](const auto& rule) { return rule["id"] == "house/bears"; });
    REQUIRE(bears != rules.end());
    CHECK((*bears)["shortDescription"]["text"] == "No bears");
    CHECK_FALSE(bears->contains("helpUri"));
}
