// What `muster check` shows to people: levels, the last line, summaries, statistics and colour.
#include "tests/validator/armies.hpp"
#include "tests/validator/report.hpp"

#include <catch2/catch.hpp>
#include <fmt/format.h>

using namespace muster::test;
using Catch::Contains;
using Catch::StartsWith;

namespace {

/// Two armies: one costs too much, both were built with another version, and both have a unit called Big.
class TwoArmies : public Folder {
public:
    TwoArmies()
    {
        write("toy.system.json",
              toySystem(R"(, { "id": "big", "title": "Big units are rare", "level": "info", "scope": "unit",
                  "require": "self.points < 3", "message": "{self.id} is big.", "help": "Take less." },
                { "id": "size", "level": "remark", "scope": "army", "require": "false",
                  "message": "It costs {self.cost} points." })"));
        const auto army = [](std::string_view name, std::string_view player, int count) {
            return fmt::format(R"({{ "format": 1, "system": "toy", "systemVersion": "0.9.0", "name": "{}", {}
                                     "units": [{{ "id": "bears", "points": 4, "count": {} }}] }})",
                               name, player, count);
        };
        write("a.army.json", army("Bears", R"("player": "Ann",)", 2));
        write("b.army.json", army("Wolves \\u001b[31m", "", 3));
    }
};

}  // namespace

TEST_CASE("notes are counted, and listed where they are asked for")
{
    const TwoArmies folder;
    const auto usual = runIn(folder, {"check"});
    CHECK(usual.exitCode == 1);
    CHECK_THAT(usual.out, Contains("error [toy/points-total]") && Contains("warning [ref/system-version]") &&
                              !Contains("[toy/big]"));
    CHECK_THAT(usual.out, Contains("3 files checked, 1 with errors: 1 error, 2 warnings, 2 notes (shown with --level "
                                   "info)\n"));
    CHECK_THAT(runIn(folder, {"check", "--level", "info"}).out,
               Contains("[toy/big]") && Contains("2 warnings, 2 notes\n"));
    const auto alone = runIn(folder, {"check", "a.army.json"});
    CHECK(alone.exitCode == 0);
    CHECK_THAT(alone.out, Contains("info [toy/big]") && Contains("1 warning, 1 note\n"));
    const auto errors = runIn(folder, {"check", "--level", "error"});
    CHECK_THAT(errors.out, Contains("[toy/points-total]") && !Contains("[ref/system-version]") &&
                               Contains("1 error, 2 warnings, 2 notes"));
    CHECK_THAT(runIn(folder, {"check", "--format", "concise"}).out, !Contains("toy/big"));
}

TEST_CASE("formats for programs contain every level unless one is given")
{
    const TwoArmies folder;
    CHECK(checkIn(folder, {}).count("toy/big") == 2);
    const auto lines = runIn(folder, {"check", "--format", "jsonl", "--level", "error"}).out;
    CHECK_THAT(lines, Contains("toy/points-total") && !Contains("toy/big") && !Contains("ref/system-version"));
}

TEST_CASE("a remark is no finding, but part of the explanation of its rule")
{
    const TwoArmies folder;
    CHECK(checkIn(folder, {}).count("toy/size") == 0);
    CHECK_THAT(runIn(folder, {"rules", "--system", "toy"}).out, Contains("toy/size") && Contains(" remark "));
    CHECK_THAT(runIn(folder, {"explain", "toy/size"}).out, Contains("level      remark"));
}

TEST_CASE("a remark whose level is raised is a finding")
{
    TwoArmies folder;
    folder.write("toy.system.json",
                 toySystem(R"(, { "id": "size", "level": "remark", "scope": "army", "require": "false",
                                  "message": "It costs {self.cost} points." },
                              { "id": "cheap", "level": "remark", "scope": "army", "require": "false",
                                "levelIf": { "error": "self.cost < 10" }, "message": "It is cheap." })"));
    CHECK_THAT(runIn(folder, {"check", "a.army.json"}).out, Contains("error [toy/cheap]") && !Contains("[toy/size]"));
    folder.write("muster.json", R"({ "format": 1, "rules": { "toy/size": "warning" } })");
    CHECK_THAT(runIn(folder, {"check", "a.army.json"}).out, Contains("warning [toy/size]"));
}

TEST_CASE("--quiet prints the last line only")
{
    const TwoArmies folder;
    for (const char* option : {"-q", "--quiet"}) {
        const auto quiet = runIn(folder, {"check", option});
        CHECK(quiet.exitCode == 1);
        CHECK(quiet.out == "3 files checked, 1 with errors: 1 error, 2 warnings, 2 notes\n");
    }
}

TEST_CASE("--summary prints a line for each army")
{
    const TwoArmies folder;
    folder.write("c.army.json", "{");
    const auto summary = runIn(folder, {"check", "--summary"});
    CHECK(summary.exitCode == 1);
    CHECK(summary.out == "  File         Name             Player  Points    Verdict\n"
                         "  a.army.json  Bears            Ann     8 of 10   Legal, with 1 warning\n"
                         "  b.army.json  Wolves \\x1b[31m  -       12 of 10  1 error and 1 warning\n"
                         "  c.army.json  -                -       -         1 error\n"
                         "\n"
                         "4 files checked, 2 with errors: 2 errors, 2 warnings, 2 notes\n");
}

TEST_CASE("--statistics counts findings by rule")
{
    const TwoArmies folder;
    const auto statistics = runIn(folder, {"check", "--statistics", "--level", "info"});
    CHECK(statistics.exitCode == 1);
    CHECK_THAT(statistics.out, StartsWith("  Level    Rule                Title"));
    CHECK_THAT(statistics.out, Contains("  warning  ref/system-version  ") && Contains("toy/big") &&
                                   Contains("Big units are rare") && !Contains("a.army.json"));
    CHECK_THAT(runIn(folder, {"check", "--statistics"}).out, !Contains("toy/big"));
}

TEST_CASE("options of the text report need it on standard output")
{
    const TwoArmies folder;
    for (const char* option : {"--quiet", "--summary", "--statistics"}) {
        const auto refused = runIn(folder, {"check", option, "--format", "sarif"});
        CHECK(refused.exitCode == 2);
        CHECK_THAT(refused.err, Contains(option) && Contains("--format text --format sarif:FILE"));
        CHECK(refused.out.empty());
        const auto both = runIn(folder, {"check", option, "--format", "text", "--format", "sarif:out.sarif"});
        CHECK(both.exitCode == 1);
        CHECK_THAT(contentOf(folder / "out.sarif"), Contains("toy/points-total"));
    }
}

TEST_CASE("colour obeys the option, then NO_COLOR, then FORCE_COLOR")
{
    const TwoArmies folder;
    const auto isColoured = [&](std::vector<std::string> arguments, std::vector<std::string> environment) {
        Settings settings;
        settings.environment = std::move(environment);
        arguments.insert(arguments.begin(), {"check", "--max-warnings", "100"});
        const auto out = runIn(folder, arguments, settings).out;
        return out.find("\x1b[") != std::string::npos;
    };
    CHECK_FALSE(isColoured({}, {}));
    CHECK(isColoured({"--color", "always"}, {}));
    CHECK(isColoured({"--color", "always"}, {"NO_COLOR=1"}));
    CHECK(isColoured({}, {"FORCE_COLOR=1"}));
    CHECK_FALSE(isColoured({}, {"FORCE_COLOR=0"}));
    CHECK_FALSE(isColoured({}, {"FORCE_COLOR=1", "NO_COLOR=1"}));
    CHECK_FALSE(isColoured({"--color", "never"}, {"FORCE_COLOR=1"}));
    CHECK_FALSE(isColoured({"--color", "always", "--format", "json"}, {}));
    CHECK(runIn(folder, {"check", "--color", "maybe"}).exitCode == 2);
}
