#include "tests/validator/armies.hpp"
#include "tests/validator/run.hpp"

#include <catch2/catch.hpp>
#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <set>

using namespace muster::test;
using Catch::Contains;
using Json = nlohmann::ordered_json;

namespace {

std::string reille(std::string_view units)
{
    return fmt::format(R"({{
  "format": 1,
  "system": "old-trousers",
  "list": "french",
  "name": "Reille",
  "leaders": [],
  "units": [{}]
}}
)",
                       units);
}

const char* const foy = R"({ "id": "foy", "entry": "line-infantry", "count": 2 })";

Json proposalsOf(const Folder& folder, std::vector<std::string> arguments, int exitCode = 0)
{
    arguments.insert(arguments.begin(), "complete");
    arguments.insert(arguments.end(), {"--format", "json"});
    const auto outcome = runIn(folder, arguments);
    INFO(outcome.err << outcome.out);
    REQUIRE(outcome.exitCode == exitCode);
    return Json::parse(outcome.out);
}

std::int64_t countOf(const Json& members, std::string_view part)
{
    std::int64_t count = 0;
    for (const auto& member : members)
        if (member["entry"].get<std::string>().find(part) != std::string::npos)
            count += member["count"].get<std::int64_t>();
    return count;
}

}  // namespace

TEST_CASE("an unfinished army gets different proposals that are legal")
{
    const Folder folder;
    folder.write("muster.json", R"({ "format": 1 })");
    folder.write("a.army.json", reille(foy));
    const auto json = proposalsOf(folder, {"a.army.json"});
    CHECK(json["result"] == "proposals");
    CHECK(json["exact"] == true);
    CHECK(json["budget"] == 32);
    REQUIRE(json["proposals"].size() == 3);
    std::set<std::string> diffs;
    for (const auto& proposal : json["proposals"]) {
        CHECK(proposal["cost"] == 32);
        CHECK(proposal["removed"].empty());
        CHECK_FALSE(proposal["added"].empty());
        CHECK(diffs.insert(proposal["diff"]).second);
    }
}

TEST_CASE("a proposal is written to the file only if asked")
{
    const Folder folder;
    folder.write("muster.json", R"({ "format": 1 })");
    folder.write("a.army.json", reille(foy));
    auto outcome = runIn(folder, {"complete", "a.army.json"});
    CHECK(outcome.exitCode == 0);
    CHECK_THAT(outcome.out, Contains("1. 32 of 32 strength points") && Contains("3. ") && Contains("+++ a.army.json"));
    CHECK(contentOf(folder / "a.army.json") == reille(foy));
    outcome = runIn(folder, {"complete", "a.army.json", "--write=9"});
    CHECK(outcome.exitCode == 2);
    CHECK_THAT(outcome.err, Contains("there is no proposal 9, only 3 proposals"));
    CHECK(contentOf(folder / "a.army.json") == reille(foy));
    outcome = runIn(folder, {"complete", "a.army.json", "--write=2"});
    CHECK(outcome.exitCode == 0);
    CHECK_THAT(outcome.out, Contains("wrote proposal 2 to a.army.json"));
    CHECK(runIn(folder, {"check", "a.army.json"}).exitCode == 0);
    CHECK_THAT(contentOf(folder / "a.army.json"), Contains(foy));
    outcome = runIn(folder, {"complete", "a.army.json"});
    CHECK(outcome.exitCode == 0);
    CHECK_THAT(outcome.out, Contains("32 of 32 strength points; legal, and complete"));
    CHECK(runIn(folder, {"complete", "a.army.json", "--write=0"}).exitCode == 2);
    CHECK(runIn(folder, {"complete", "a.army.json", "--write=x"}).exitCode == 2);
}

TEST_CASE("proposals follow what the player prefers")
{
    const Folder folder;
    folder.write("muster.json", R"({ "format": 1 })");
    folder.write("a.army.json", reille(foy));
    const auto usual = proposalsOf(folder, {"a.army.json", "--proposals", "1"});
    const auto lancers = proposalsOf(folder, {"a.army.json", "--proposals", "1", "--prefer", "lancers"});
    REQUIRE(lancers["proposals"].size() == 1);
    CHECK(countOf(lancers["proposals"][0]["added"], "lancers") > countOf(usual["proposals"][0]["added"], "lancers"));
    const auto wrong = runIn(folder, {"complete", "a.army.json", "--prefer", "lancer"});
    CHECK(wrong.exitCode == 2);
    CHECK_THAT(wrong.err, Contains("neither the army nor its list has \"lancer\"; did you mean lancers?"));
    const auto large = proposalsOf(folder, {"a.army.json", "--proposals", "1", "--budget", "40"});
    CHECK(large["budget"] == 40);
}

TEST_CASE("what is locked stays, and the rest may be replaced")
{
    const Folder folder;
    folder.write("muster.json", R"({ "format": 1 })");
    folder.write("toy.system.json", toySystem());
    folder.write("a.army.json", toyArmy(R"({ "id": "a", "points": 8 }, { "id": "b", "points": 7 })"));
    const auto kept = proposalsOf(folder, {"a.army.json"}, 1);
    CHECK(kept["result"] == "impossible");
    CHECK(kept["reasons"][0]["rule"] == "toy/points-total");
    const auto replaced = proposalsOf(folder, {"a.army.json", "--replace"});
    REQUIRE(!replaced["proposals"].empty());
    CHECK(replaced["proposals"][0]["removed"].size() == 1);
    CHECK(replaced["proposals"][0]["cost"] == 10);
    const auto locked = proposalsOf(folder, {"a.army.json", "--lock", "a"});
    REQUIRE(!locked["proposals"].empty());
    CHECK(locked["proposals"][0]["removed"][0]["id"] == "b");
    const auto wrong = runIn(folder, {"complete", "a.army.json", "--lock", "c"});
    CHECK(wrong.exitCode == 2);
}

TEST_CASE("rules that clash are named")
{
    const Folder folder;
    folder.write("muster.json", R"({ "format": 1 })");
    folder.write("toy.system.json", toySystem(ruleThat("many", "army", "self.units.map(u, u.count).sum() >= 12") +
                                              ruleThat("few", "army", "self.units.map(u, u.count).sum() <= 11")));
    folder.write("a.army.json", toyArmy(R"({ "id": "a", "points": 1 })"));
    const auto json = proposalsOf(folder, {"a.army.json"}, 1);
    CHECK(json["result"] == "impossible");
    CHECK(json["clash"] == true);
    std::set<std::string> rules;
    for (const auto& reason : json["reasons"]) rules.insert(reason["rule"]);
    // Of the three, two suffice: twelve bases cost more than ten points, too.
    CHECK(rules.contains("toy/many"));
    CHECK(rules.size() == 2);
}

TEST_CASE("errors that no addition changes are reported")
{
    const Folder folder;
    folder.write("muster.json", R"({ "format": 1 })");
    folder.write("a.army.json", reille(R"({ "id": "foy", "entry": "line-infantri" })"));
    const auto json = proposalsOf(folder, {"a.army.json"}, 1);
    CHECK(json["result"] == "stuck");
    CHECK(json["obstacles"][0]["rule"] == "ref/not-found");
    CHECK_THAT(runIn(folder, {"complete", "a.army.json"}).out,
               Contains("correct them first") && Contains("ref/not-found"));
    // Unless the unit may go.
    CHECK(proposalsOf(folder, {"a.army.json", "--replace"})["result"] == "proposals");
}

TEST_CASE("files that are no army, or cannot be read, are refused")
{
    const Folder folder;
    folder.write("muster.json", R"({ "format": 1 })");
    folder.write("a.army.json", "{");
    folder.write("b.army.json", R"({ "format": 1, "system": "gone", "name": "B", "units": [] })");
    CHECK(runIn(folder, {"complete", "muster.json"}).exitCode == 2);
    CHECK(runIn(folder, {"complete", "none.army.json"}).exitCode == 3);
    CHECK(runIn(folder, {"complete", "a.army.json"}).exitCode == 1);
    CHECK(runIn(folder, {"complete", "b.army.json"}).exitCode == 1);
    CHECK(contentOf(folder / "a.army.json") == "{");
}

TEST_CASE("hostile armies and lists do not keep the search busy")
{
    const Folder folder;
    folder.write("muster.json", R"({ "format": 1 })");
    std::string units, groups;
    for (int group = 0; group < 10; ++group) {
        units.clear();
        for (int i = 0; i < 9'999; ++i)
            units += fmt::format(R"({}{{"id":"u{}-{}","points":1}})", i ? "," : "", group, i);
        groups += fmt::format(R"({}{{"id":"g{}","units":[{}]}})", group ? "," : "", group, units);
    }
    folder.write("toy.system.json", toySystem(ruleThat("odd", "army", "self.units.size() % 2 == 1")));
    folder.write("many.army.json",
                 fmt::format(R"({{"format":1,"system":"toy","name":"Many","budget":1000000,"groups":[{}]}})", groups));
    auto outcome = runIn(folder, {"complete", "many.army.json", "--seconds", "1"});
    INFO(outcome.err.substr(0, 500));
    CHECK(outcome.exitCode <= 1);
    CHECK(outcome.seconds < 20);
    CHECK(outcome.peakKilobytes < 4 * halfGigabyte);

    std::string entries, options;
    for (int i = 0; i < 100; ++i)
        options += fmt::format(R"({}{{"id":"o{}","name":"O{}","set":{{"points":2}}}})", i ? "," : "", i, i);
    for (int i = 0; i < 2'000; ++i)
        entries += fmt::format(R"({}{{"id":"e{}","name":"E{}","points":{},"min":{}{}}})", i ? "," : "", i, i, 1 + i % 9,
                               i < 3 ? 1 : 0, i == 0 ? R"(,"options":[)" + options + "]" : "");
    auto system = toySystem();
    system.replace(system.find(R"("lists": "none")"), std::string_view(R"("lists": "none")").size(),
                   R"("lists": "required")");
    folder.write("toy.system.json", system);
    folder.write("large.list.json",
                 R"({"format":1,"system":"toy","id":"large","name":"Large","version":"1.0.0","entries":[)" + entries +
                     "]}");
    folder.write("large.army.json", toyArmy("", R"("list": "large",)"));
    outcome = runIn(folder, {"complete", "large.army.json", "--seconds", "1"});
    INFO(outcome.err.substr(0, 500));
    CHECK(outcome.exitCode == 0);
    CHECK_THAT(outcome.out, Contains("not tried: entries after the first 240"));
    CHECK(outcome.seconds < 20);
    CHECK(outcome.peakKilobytes < 2 * halfGigabyte);
}

TEST_CASE("lists with more sums than numbers count, and units with many choices, are completed within bounds")
{
    const Folder folder;
    folder.write("muster.json", R"({ "format": 1 })");
    std::string entries, limits;
    for (int i = 0; i < 50; ++i) {
        entries += fmt::format(R"({}{{"id":"e{}","name":"E{}","points":1}})", i ? "," : "", i, i);
        limits += fmt::format(R"({}{{"id":"l{}","name":"L{}","entries":["e{}","e{}"],"min":9999,"max":10000}})",
                              i ? "," : "", i, i, i, (i + 1) % 50);
    }
    auto system = toySystem();
    system.replace(system.find(R"("lists": "none")"), std::string_view(R"("lists": "none")").size(),
                   R"("lists": "required")");
    folder.write("toy.system.json", system);
    folder.write("sums.list.json",
                 fmt::format(R"({{"format":1,"system":"toy","id":"sums","name":"Sums","version":"1.0.0",)"
                             R"("entries":[{}],"limits":[{}]}})",
                             entries, limits));
    folder.write("sums.army.json", toyArmy("", R"("list": "sums",)"));
    auto outcome = runIn(folder, {"complete", "sums.army.json", "--seconds", "1"});
    CHECK(outcome.exitCode == 1);
    CHECK(outcome.err == "");

    std::string keys, properties;
    for (int i = 0; i < 7; ++i) {
        keys += fmt::format(R"({}"key{}")", i ? "," : "", i);
        properties += fmt::format(R"({}"key{}":{{"type":"integer","minimum":1,"maximum":12}})", i ? "," : "", i);
    }
    folder.write("keys.system.json",
                 fmt::format(R"({{"format":1,"id":"keys","version":"1.0.0","name":"Keys","lists":"none",)"
                             R"("unit":{{"type":"object","required":[{}],"properties":{{{}}}}}}})",
                             keys, properties));
    folder.write("keys.army.json", R"({"format":1,"system":"keys","name":"Keys","units":[]})");
    outcome = runIn(folder, {"complete", "keys.army.json", "--seconds", "1"});
    CHECK(outcome.exitCode <= 1);
    CHECK_THAT(outcome.out, Contains("not tried: further choices of values"));
    CHECK(outcome.peakKilobytes < halfGigabyte);
}
