#include "tests/validator/armies.hpp"
#include "tests/validator/report.hpp"

#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <string>

using namespace muster::test;
using Catch::Contains;

namespace {

/// A folder with the toy system and a season of it, which replaces nothing and adds a rule.
class ToySeason : public Folder {
public:
    ToySeason()
    {
        write("toy.system.json", toySystem());
        write("toy-season.system.json", text("1.0.0"));
    }
    static std::string text(const std::string& systemVersion)
    {
        return R"({
  "format": 1, "id": "toy-season", "version": "2.0.0", "name": "Toy Season", "extends": "toy",
  "systemVersion": ")" +
               systemVersion + R"(",
  "rules": [{ "id": "two", "level": "error", "scope": "army", "require": "self.units.size() >= 2",
              "message": "There is {counted(self.units.size(), 'unit')}; it takes 2.", "help": "Add one." }]
})";
    }
};

}  // namespace

TEST_CASE("a system that extends another is listed with it")
{
    const ToySeason folder;
    CHECK_THAT(runIn(folder, {"systems"}).out, Contains("Toy Season (10 points, extends toy)"));
    const auto systems = nlohmann::json::parse(runIn(folder, {"systems", "--format", "json"}).out)["systems"];
    const auto season =
        std::find_if(systems.begin(), systems.end(), [](const auto& each) { return each["id"] == "toy-season"; });
    REQUIRE(season != systems.end());
    CHECK((*season)["extends"] == "toy");
    CHECK((*season)["version"] == "2.0.0");
}

TEST_CASE("inherited rules are explained with the file that has them")
{
    const ToySeason folder;
    CHECK_THAT(runIn(folder, {"explain", "toy-season/points-total"}).out, Contains("defined in toy.system.json:"));
    CHECK_THAT(runIn(folder, {"explain", "toy-season/two"}).out, Contains("defined in toy-season.system.json:4"));
}

TEST_CASE("an army of a season breaks inherited rules and new ones")
{
    const ToySeason folder;
    folder.write("a.army.json", R"({ "format": 1, "system": "toy-season", "systemVersion": "2.0.0", "name": "A",
  "units": [{ "id": "u", "points": 11 }] })");
    const auto report = checkIn(folder, {"a.army.json"});
    INFO(report.text());
    CHECK(report.find("toy-season/points-total") != nullptr);
    CHECK(report.find("toy-season/two") != nullptr);
    CHECK(report.find("toy/points-total") == nullptr);
}

TEST_CASE("the version of an extended system is pinned like that of an army")
{
    const ToySeason folder;
    folder.write("toy-season.system.json", ToySeason::text("0.9.0"));
    const auto report = checkIn(folder, {"toy-season.system.json"});
    const auto* found = report.find("ref/system-version");
    REQUIRE(found);
    CHECK(found->pointer == "/systemVersion");
    const auto outcome = runIn(folder, {"upgrade", "toy-season.system.json"});
    CHECK(outcome.exitCode == 0);
    CHECK_THAT(outcome.out, Contains("Toy 0.9.0 -> 1.0.0"));
    CHECK(contentOf(folder / "toy-season.system.json") == ToySeason::text("1.0.0"));
    CHECK(runIn(folder, {"upgrade", "."}).exitCode == 0);
}

TEST_CASE("coverage counts inherited rules in the file that has them")
{
    const ToySeason folder;
    folder.write("a.army.json", R"({ "format": 1, "system": "toy-season", "systemVersion": "2.0.0", "name": "A",
  "units": [{ "id": "u", "points": 3 }, { "id": "v", "points": 4 }] })");
    const auto outcome = runIn(folder, {"test", "--coverage", "a.army.json"});
    INFO(outcome.out);
    CHECK(outcome.exitCode == 0);
    CHECK_THAT(outcome.out, Contains("toy/points-total") && !Contains("toy-season/points-total"));
    CHECK_THAT(outcome.out, Contains("toy.system.json") && Contains("toy-season.system.json"));
}

TEST_CASE("the pages of a game name the system that it extends")
{
    const ToySeason folder;
    CHECK(runIn(folder, {"docs", "toy-season", "-o", "pages"}).exitCode == 0);
    CHECK_THAT(contentOf(folder / "pages/README.md"), Contains("A system that extends <code>toy</code>."));
    CHECK_THAT(contentOf(folder / "pages/rules.md"), Contains("<code>toy-season/points-total</code>"));
}
