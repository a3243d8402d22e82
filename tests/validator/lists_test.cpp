#include "tests/validator/armies.hpp"
#include "tests/validator/report.hpp"

#include <catch2/catch.hpp>
#include <fmt/format.h>
#include <nlohmann/json.hpp>

using namespace muster::test;
using Catch::Contains;
using Json = nlohmann::ordered_json;

namespace {

const std::string withLists = R"json({
  "format": 1, "id": "toy", "version": "1.0.0", "name": "Toy", "lists": "required",
  "budget": { "label": "points", "default": 10 },
  "unit": { "type": "object", "properties": { "points": { "type": "integer", "minimum": 1 },
                                              "spears": { "type": "integer", "default": 0 } } },
  "cost": { "unit": { "times": { "label": "bases", "value": "self.count" },
                      "each": [{ "label": "points", "value": "self.points + self.spears" }] } },
  "rules": []
})json";

/// A project with a list of its own and one that it extends.
struct ListFolder : Folder {
    ListFolder()
    {
        write("toy.system.json", withLists);
        write("base.list.json", R"json({ "format": 1, "system": "toy", "id": "base", "name": "Base", "entries": [
          { "id": "levy", "name": "Levy", "points": 1, "max": 5 } ] })json");
        write("ours.list.json",
              R"json({ "format": 1, "system": "toy", "id": "ours", "name": "Our \u001b[1m list", "extends": ["base"],
          "entries": [
          { "id": "guard", "name": "Guard", "description": "The best.", "points": 3, "min": 1, "max": 4, "step": 2,
            "options": [{ "id": "spears", "name": "With spears", "set": { "spears": 2 }, "max": 1 },
                        { "id": "poor", "name": "Poor", "set": { "points": 2 } }] },
          { "id": "free", "name": "Free" } ] })json");
    }
};

}  // namespace

TEST_CASE("a list shows its entries with costs, limits, options and files")
{
    const ListFolder folder;
    const auto outcome = runIn(folder, {"lists", "toy", "ours"});
    INFO(outcome.out << outcome.err);
    CHECK(outcome.exitCode == 0);
    CHECK_THAT(outcome.out, Contains("Our \\x1b[1m list (ours), Toy\nours.list.json\n"));
    CHECK_THAT(outcome.out, Contains("  Entry     Name                      Cost  Min  Max\n"));
    CHECK_THAT(outcome.out, Contains("  guard     Guard                        3    1  4+2\n"));
    CHECK_THAT(outcome.out, Contains("    spears  With spears                 +2         1\n"));
    CHECK_THAT(outcome.out, Contains("    poor    Poor                        -1"));
    CHECK_THAT(outcome.out, Contains("  free      Free                         -    0    -\n"));
    CHECK_THAT(outcome.out, Contains("  levy      Levy (in base.list.json)     1    0    5\n"));
}

TEST_CASE("a list as JSON has the same")
{
    const ListFolder folder;
    const auto list = Json::parse(runIn(folder, {"lists", "toy", "ours", "--format", "json"}).out);
    CHECK(list["list"] == "ours");
    CHECK(list["file"] == "ours.list.json");
    REQUIRE(list["entries"].size() == 3);
    const auto& guard = list["entries"][0];
    CHECK(guard["cost"] == 3);
    CHECK(guard["min"] == 1);
    CHECK(guard["max"] == 4);
    CHECK(guard["step"] == 2);
    CHECK(guard["options"][0]["cost"] == 2);
    CHECK(guard["options"][0]["max"] == 1);
    CHECK(guard["options"][1]["cost"] == -1);
    CHECK(guard["options"][1]["max"].is_null());
    CHECK(list["entries"][1]["cost"].is_null());
    CHECK(list["entries"][2]["file"] == "base.list.json");
    CHECK(list["entries"][2]["line"] == 2);
    const auto all = Json::parse(runIn(folder, {"lists", "toy", "--format", "json"}).out);
    REQUIRE(all["lists"].size() == 2);
    CHECK(all["lists"][1]["id"] == "ours");
}

TEST_CASE("a list that does not exist or has errors")
{
    const ListFolder folder;
    auto outcome = runIn(folder, {"lists", "toy", "ors"});
    CHECK(outcome.exitCode == 2);
    CHECK(outcome.out.empty());
    CHECK_THAT(outcome.err, Contains("there is no list \"ors\" of toy; did you mean \"ours\"?"));
    outcome = runIn(folder, {"lists", "toy", "elephants"});
    CHECK_THAT(outcome.err, Contains("its lists are: base, ours"));
    outcome = runIn(folder, {"lists", "tyo", "ours"});
    CHECK(outcome.exitCode == 2);
    CHECK_THAT(outcome.err, Contains("did you mean toy?"));
    folder.write("broken.list.json", "{");
    outcome = runIn(folder, {"lists", "toy", "broken"});
    CHECK(outcome.exitCode != 0);
    CHECK_THAT(outcome.err, Contains("broken.list.json"));
}

TEST_CASE("a message about an unknown entry names the entries")
{
    const ListFolder folder;
    const auto army = [&](std::string_view unit) {
        return fmt::format(R"({{ "format": 1, "system": "toy", "list": "ours", "name": "A", "units": [{}] }})", unit);
    };
    folder.write("a.army.json", army(R"({ "id": "x", "entry": "elephants", "points": 1 })"));
    CHECK(checkIn(folder, {"a.army.json"}).find("ref/not-found")->help ==
          "use one of the list's entries: guard, free, levy");
    folder.write("a.army.json", army(R"({ "id": "x", "entry": "gaurd" })"));
    CHECK(checkIn(folder, {"a.army.json"}).find("ref/not-found")->help == "did you mean \"guard\"?");
    folder.write("a.army.json", army(R"({ "id": "x", "points": 1 })"));
    CHECK_THAT(checkIn(folder, {"a.army.json"}).find("list/required")->help,
               Contains("one of the list's entries: guard, free, levy"));

    std::string entries;
    for (int i = 0; i < 20; ++i)
        entries += fmt::format(R"({}{{ "id": "foot-{}", "name": "Foot", "points": 1 }})", i ? "," : "", i);
    folder.write("many.list.json",
                 R"({ "format": 1, "system": "toy", "id": "many", "name": "Many", "entries": [)" + entries + "] }");
    folder.write("a.army.json", R"({ "format": 1, "system": "toy", "list": "many", "name": "A", "units": [)"
                                R"({ "id": "x", "entry": "infantry-of-foot-19", "points": 1 }] })");
    const auto help = checkIn(folder, {"a.army.json"}).find("ref/not-found")->help;
    CHECK_THAT(help, Catch::StartsWith("use one of the list's entries: foot-1"));
    CHECK_THAT(help, Contains("foot-19") && Catch::EndsWith(" and 12 more; see: muster lists toy many"));
}

TEST_CASE("systems, rules and explanations as JSON")
{
    const Folder folder;
    folder.write("toy.system.json", toySystem());
    folder.write("broken.system.json", "{");
    const auto systems = Json::parse(runIn(folder, {"systems", "--format", "json"}).out)["systems"];
    const auto find = [&](std::string_view id) {
        for (const auto& each : systems)
            if (each["id"] == id) return each;
        return Json();
    };
    CHECK(find("toy")["name"] == "Toy");
    CHECK(find("toy")["budget"]["points"] == 10);
    CHECK(find("toy")["file"] == "toy.system.json");
    CHECK(find("toy")["origin"] == "project");
    CHECK(find("toy")["unused"].empty());
    CHECK(find("old-trousers")["origin"] == "shipped");
    CHECK(find("broken")["usable"] == false);
    const auto rules = Json::parse(runIn(folder, {"rules", "--system", "toy", "--format", "json"}).out)["rules"];
    REQUIRE(rules.size() == 1);
    CHECK(rules[0]["rule"] == "toy/points-total");
    CHECK(rules[0]["level"] == "error");
    const auto explained = Json::parse(runIn(folder, {"explain", "points-total", "--format", "json"}).out)["rules"];
    REQUIRE(!explained.empty());
    CHECK(explained.back()["rule"] == "toy/points-total");
    CHECK(explained.back()["file"] == "toy.system.json");
    const auto shared = Json::parse(runIn(folder, {"explain", "json/syntax", "--format", "json"}).out)["rules"];
    CHECK(shared[0]["file"].is_null());
}

TEST_CASE("an entry costs what a unit of it starts with, and options what they add to that")
{
    const Folder folder;
    folder.write("muster.json", "{ \"format\": 1 }");
    folder.write("toy.system.json", R"json({ "format": 1, "id": "toy", "version": "1.0.0", "name": "Toy",
      "budget": { "label": "marks", "default": 20 },
      "unit": { "type": "object", "required": ["arm"], "properties": { "arm": { "type": "string" } } },
      "tables": { "arms": [{ "id": "sword", "price": 3 }, { "id": "pike", "price": 5 }] },
      "cost": { "unit": { "each": [
        { "label": "Arm", "value": "tables.arms[self.arm].price + self.options.size()" }] } } })json");
    folder.write("men.list.json", R"({ "format": 1, "system": "toy", "id": "men", "name": "Men",
      "entries": [{ "id": "man", "name": "Man", "optionGroups": [{ "id": "arms", "name": "Arms", "min": 1 }],
        "options": [{ "id": "sword", "name": "Sword", "group": "arms", "set": { "arm": "sword" } },
                    { "id": "pike", "name": "Pike", "group": "arms", "set": { "arm": "pike" } },
                    { "id": "drum", "name": "Drum" }] }],
      "limits": [{ "id": "few", "name": "Few", "entries": ["man"], "max": 1, "per": 10 }] })");
    const auto listed = Json::parse(runIn(folder, {"lists", "toy", "men", "--format", "json"}).out);
    const auto& man = listed["entries"][0];
    CHECK(man["cost"] == 4);
    CHECK(man["options"][0]["cost"] == 0);
    CHECK(man["options"][1]["cost"] == 2);
    CHECK(man["options"][2]["cost"] == 1);
    CHECK_THAT(runIn(folder, {"lists", "toy", "men"}).out, Contains("at most 1 for each 10 marks"));
}
