#include "tests/validator/armies.hpp"
#include "tests/validator/report.hpp"

#include <catch2/catch.hpp>

using namespace muster::test;
using Catch::Contains;

namespace {

struct IgnoringFolder : Folder {
    IgnoringFolder()
    {
        write("toy.system.json", toySystem());
        write("muster.json", "{ \"format\": 1,\n  \"ignore\": [\"old/\"] }");
        write("a.army.json", toyArmy(R"({ "id": "a", "points": 1 })"));
        write("old/b.army.json", "{");
        write("old/c.army.json", "{");
    }
};

}  // namespace

TEST_CASE("ignored files are noted with the line that ignores them")
{
    const IgnoringFolder folder;
    auto outcome = runIn(folder, {"check"});
    CHECK(outcome.exitCode == 0);
    CHECK(outcome.err == "muster: 2 files are ignored by muster.json:2 (pattern \"old/\")\n");
    // Once, even if two of the paths lead there.
    outcome = runIn(folder, {"check", ".", "./", "--format", "json"});
    CHECK(outcome.err == "muster: 2 files are ignored by muster.json:2 (pattern \"old/\")\n");
    CHECK_THAT(outcome.out, !Contains("old/"));
    outcome = runIn(folder, {"check", "old"});
    CHECK(outcome.exitCode == 3);
    CHECK_THAT(outcome.err, Contains("there is nothing to check in old: 2 files are ignored by muster.json:2"));
    outcome = runIn(folder, {"check", "a.army.json"});
    CHECK(outcome.err.empty());
    CHECK(runIn(folder, {"check", "--quiet"}).err.empty());
}

TEST_CASE("an ignored file that is named is checked")
{
    const IgnoringFolder folder;
    const auto outcome = runIn(folder, {"check", "old/b.army.json"});
    CHECK(outcome.exitCode == 1);
    CHECK(outcome.err.empty());
}

TEST_CASE("a file whose name is nearly right is a finding with the right name")
{
    const IgnoringFolder folder;
    folder.write("armies/good.army.json", toyArmy(R"({ "id": "a", "points": 1 })"));
    folder.write("armies/D.Army.json", "{}");
    folder.write("armies/e.army.json.txt", "{}");
    folder.write("old/f.army.JSON", "{}");
    folder.write("notes.json", "{}");
    const auto report = checkIn(folder, {".", "armies"});
    INFO(report.text());
    CHECK(report.outcome.exitCode == 0);
    REQUIRE(report.count("check/misnamed") == 2);
    CHECK(report.found[0].file == "armies/D.Army.json");
    CHECK(report.found[0].level == "warning");
    CHECK(report.found[0].line == 0);
    CHECK_THAT(report.found[0].help, Contains("rename it to D.army.json"));
    CHECK_THAT(report.found[1].help, Contains("rename it to e.army.json"));
    CHECK(runIn(folder, {"check", "--max-warnings", "0"}).exitCode == 1);
    CHECK_THAT(runIn(folder, {"fmt", "--check", "armies"}).err,
               Contains("armies/D.Army.json is not read, because of its name; rename it to D.army.json"));

    folder.write("armies/muster.json", R"({ "format": 2, "rules": { "check/misnamed": "off" } })");
    CHECK(checkIn(folder, {}).count("check/misnamed") == 0);
    folder.write("armies/muster.json", R"({ "format": 2, "rules": { "check/*": "error" } })");
    CHECK(runIn(folder, {"check"}).exitCode == 1);
    std::filesystem::remove(folder / "armies/muster.json");

    Settings list;
    list.input = "a.army.json\narmies/D.Army.json\n";
    const auto listed = runIn(folder, {"check", "--files-from", "-"}, list);
    CHECK_THAT(listed.out, Contains("armies/D.Army.json: warning [check/misnamed]"));
    const auto named = runIn(folder, {"check", "armies/D.Army.json"});
    CHECK(named.exitCode == 2);
    CHECK_THAT(named.err, Contains("rename it to D.army.json"));
}
