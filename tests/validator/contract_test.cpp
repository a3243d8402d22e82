#include "tests/paths.hpp"
#include "tests/validator/armies.hpp"
#include "tests/validator/run.hpp"

#include <catch2/catch.hpp>

using namespace muster::test;
using Catch::Contains;

namespace {

const std::vector<std::string> commands{"check", "explain", "rules",      "systems", "lists", "new", "cost",
                                        "fmt",   "schema",  "completion", "docs",    "pack",  "add", "remove"};

}  // namespace

TEST_CASE("help of the program and of every command exits with 0")
{
    const auto help = run({"--help"});
    CHECK(help.exitCode == 0);
    CHECK_THAT(help.out, Contains("Examples:") &&
                             Contains("Exit codes: 0 no errors, 1 findings, 2 wrong usage, 3 could not run."));
    CHECK_THAT(help.out, Contains("print"));
    for (const auto& command : commands) {
        INFO(command);
        CHECK_THAT(help.out, Contains("  " + command + " "));
        const auto outcome = run({command, "--help"});
        CHECK(outcome.exitCode == 0);
        CHECK_THAT(outcome.out, Contains("muster " + command) || Contains("Usage: " + command));
        if (command != "systems") CHECK_THAT(outcome.out, Contains("Example"));
        CHECK(outcome.err.empty());
    }
}

TEST_CASE("the version is printed")
{
    const auto outcome = run({"--version"});
    CHECK(outcome.exitCode == 0);
    CHECK_THAT(outcome.out, Catch::Matches("muster [0-9]+\\.[0-9]+\\.[0-9]+\n"));
}

TEST_CASE("wrong usage exits with 2 and says so on standard error")
{
    const std::vector<std::vector<std::string>> wrong{{},
                                                      {"chekc"},
                                                      {"--frobnicate"},
                                                      {"check", "--frobnicate"},
                                                      {"check", "--format", "xml"},
                                                      {"check", "--max-warnings", "many"},
                                                      {"check", "--max-warnings", "-1"},
                                                      {"check", "--threads", "-1"},
                                                      {"check", "--threads", "100000"},
                                                      {"check", "--trace"},
                                                      {"explain"},
                                                      {"explain", "a", "b"},
                                                      {"new"},
                                                      {"new", "battle"},
                                                      {"cost"},
                                                      {"cost", "a.army.json", "--format", "xml"},
                                                      {"fmt"},
                                                      {"schema", "unit"},
                                                      {"lists"}};
    for (const auto& arguments : wrong) {
        std::string line;
        for (const auto& argument : arguments) line += argument + " ";
        INFO(line);
        const auto outcome = run(arguments);
        CHECK(outcome.exitCode == 2);
        CHECK_FALSE(outcome.err.empty());
        CHECK(outcome.out.empty());
    }
}

TEST_CASE("names that are not there exit with 2 and suggest the nearest")
{
    const auto suggests = [](const std::vector<std::string>& arguments, const std::string& name) {
        const auto outcome = run(arguments);
        INFO(outcome.err);
        CHECK(outcome.exitCode == 2);
        CHECK_THAT(outcome.err, Contains("did you mean " + name + "?"));
        CHECK(outcome.out.empty());
    };
    suggests({"explain", "old-trousers/strength-totl"}, "old-trousers/strength-total");
    suggests({"explain", "json/duplicate-kye"}, "json/duplicate-key");
    suggests({"rules", "--system", "old-trouser"}, "old-trousers");
    suggests({"lists", "ancient-d6"}, "ancients-d6");
    suggests({"new", "army", "--system", "old-trouser", "--list", "french"}, "old-trousers");
    suggests({"new", "army", "--system", "old-trousers", "--list", "frensh"}, "french");
    suggests({"schema", "army", "--system", "old-trouser"}, "old-trousers");
}

TEST_CASE("a name that is like no other says how to list them")
{
    CHECK_THAT(run({"explain", "zzzzzzzzzzzzz"}).err, Contains("muster rules"));
    CHECK_THAT(run({"lists", "zzzzzzzzzzzzz"}).err, Contains("muster systems"));
    CHECK_THAT(run({"new", "army", "--system", "old-trousers", "--list", "zzzzzzzzzzzz"}).err,
               Contains("muster lists old-trousers"));
    CHECK_THAT(run({"new", "army"}).err, Contains("--system ID"));
}

TEST_CASE("data is looked for in the folders that MUSTER_DATA names")
{
    const Folder data, work;
    data.write("toy/toy.system.json", toySystem());
    Settings settings;
    settings.environment = {"MUSTER_DATA=/nowhere:" + data.path().string()};
    CHECK_THAT(runIn(work, {"systems"}, settings).out, Contains("toy ") && Contains("old-trousers "));
    CHECK_THAT(runIn(work, {"systems"}, settings).out,
               Contains((data / "toy/toy.system.json").string() + " (in a folder of $MUSTER_DATA)"));
    CHECK_THAT(runIn(work, {"systems"}).out, !Contains("toy "));
    work.write("a.army.json", toyArmy(R"({ "id": "bears", "points": 5 })"));
    CHECK(runIn(work, {"check"}, settings).exitCode == 0);
    CHECK(runIn(work, {"check"}).exitCode == 1);
}

TEST_CASE("a working folder that is gone is said, not suffered")
{
    const Folder folder;
    const auto gone = folder / "gone";
    std::filesystem::create_directory(gone);
    Settings settings;
    settings.program = "/bin/sh";
    settings.folder = gone;
    const std::string program = programPath("muster");
    for (const char* command : {"check", "systems", "rules", "new army --system old-trousers --list french",
                                "schema army --system old-trousers"}) {
        std::filesystem::create_directory(gone);
        const auto outcome = run({"-c", "rmdir '" + gone.string() + "'; exec " + program + " " + command}, settings);
        INFO(command << ": " << outcome.err);
        CHECK(outcome.exitCode < 4);
        CHECK_THAT(outcome.err, !Contains("internal fault"));
    }
}
