#include "tests/validator/armies.hpp"
#include "tests/validator/report.hpp"

#include <catch2/catch.hpp>

#include <algorithm>
#include <tuple>

using namespace muster::test;
using Catch::Contains;
using Catch::StartsWith;

namespace {

const std::string legal = R"({ "id": "bears", "points": 5, "count": 2 })";
const std::string tooExpensive = R"({ "id": "bears", "points": 6, "count": 2 })";

/// A project with the toy system and one army.
class ToyFolder : public Folder {
public:
    explicit ToyFolder(std::string_view units, std::string_view more = {})
    {
        write("toy.system.json", toySystem());
        write("a.army.json", toyArmy(units, more));
    }
};

}  // namespace

TEST_CASE("exit 0 means that nothing is wrong")
{
    const ToyFolder folder(legal);
    const auto report = checkIn(folder, {});
    INFO(report.text());
    CHECK(report.outcome.exitCode == 0);
    CHECK(report.files == 2);
    CHECK(report.found.empty());
    CHECK(report.outcome.err.empty());
}

TEST_CASE("exit 1 means findings")
{
    const ToyFolder folder(tooExpensive);
    const auto report = checkIn(folder, {"a.army.json"});
    CHECK(report.outcome.exitCode == 1);
    REQUIRE(report.found.size() == 1);
    const auto& found = report.found.front();
    CHECK(found.rule == "toy/points-total");
    CHECK(found.message == "The army costs 12 points; at most 10 are allowed.");
    CHECK(found.help == "Remove units worth 2 points.");
    CHECK(found.file == "a.army.json");
    CHECK(found.pointer == "/units");
    CHECK(found.line == 1);
}

TEST_CASE("warnings alone do not fail unless they are limited")
{
    const ToyFolder folder(legal, R"("systemVersion": "0.9.0",)");
    const auto codeWith = [&](std::vector<std::string> more) {
        more.insert(more.begin(), {"a.army.json"});
        const auto report = checkIn(folder, more);
        CHECK(report.warnings == 1);
        return report.outcome.exitCode;
    };
    CHECK(codeWith({}) == 0);
    CHECK(codeWith({"--max-warnings", "1"}) == 0);
    CHECK(codeWith({"--max-warnings", "0"}) == 1);
    CHECK_THAT(runIn(folder, {"check", "--max-warnings", "0"}).err,
               Contains("more warnings (1) than --max-warnings allows (0)"));
}

TEST_CASE("the gravest exit code wins, and what can be checked is checked")
{
    const ToyFolder folder(tooExpensive);
    folder.write("notes.txt", "x");
    CHECK(checkIn(folder, {"a.army.json", "notes.txt"}).outcome.exitCode == 2);
    CHECK(checkIn(folder, {"a.army.json", "gone.army.json"}).outcome.exitCode == 3);
    const auto report = checkIn(folder, {"gone.army.json", "notes.txt", "a.army.json"});
    CHECK(report.outcome.exitCode == 3);
    CHECK(report.files == 1);
    CHECK(report.errors == 3);  // of the army, and one for each path that could not be checked
}

TEST_CASE("lines and columns count code points")
{
    const Folder folder;
    folder.write("toy.system.json", toySystem());
    // Characters of two, three and four bytes precede the fault.
    folder.write("a.army.json", "{ \"format\": 1, \"system\": \"toy\",\n  \"name\": "
                                "\"\xC3\xA4\xE2\x82\xAC\xF0\x9F\x90\xBB\", \"player\": 3, \"units\": [] }\n");
    const auto report = checkIn(folder, {"a.army.json"});
    const auto* found = report.find("schema/type");
    REQUIRE(found);
    CHECK(found->line == 2);
    CHECK(found->column == 28);
    CHECK(found->endLine == 2);
    CHECK(found->endColumn == 29);

    const auto text = runIn(folder, {"check", "a.army.json"}).out;
    CHECK_THAT(text, Contains("a.army.json:2:28: error [schema/type]"));
    CHECK_THAT(text, Contains("      | " + std::string(27, ' ') + "^\n"));
}

TEST_CASE("a value over several lines is shown by its first character")
{
    const Folder folder;
    folder.write("toy.system.json", toySystem());
    folder.write("a.army.json", "{ \"format\": 1, \"system\": \"toy\", \"name\": \"x\",\n \"units\": {\n }\n}");
    const auto report = checkIn(folder, {"a.army.json"});
    const auto* found = report.find("schema/type");
    REQUIRE(found);
    CHECK(std::tuple(found->line, found->column, found->endLine, found->endColumn) == std::tuple(2u, 11u, 2u, 12u));
}

TEST_CASE("diagnostics come sorted by file, line, column and rule")
{
    const Folder folder;
    folder.write("toy.system.json", toySystem());
    for (const char* name : {"b.army.json", "a.army.json", "sub/a.army.json", "B.army.json"})
        folder.write(name, "{ \"name\": 1, \"format\": 2,\n \"zzz\": 1, \"system\": \"toy\",\n \"yyy\": 0, \"units\": "
                           "[{ \"id\": \"A B\", \"points\": 0, \"count\": -1 }, {}] }");
    const auto report = checkIn(folder, {"sub", "b.army.json", "a.army.json", "B.army.json"});
    REQUIRE(report.found.size() > 20);
    const auto order = [](const Found& found) { return std::tie(found.file, found.line, found.column, found.rule); };
    CHECK(std::is_sorted(report.found.begin(), report.found.end(),
                         [&](const auto& a, const auto& b) { return order(a) < order(b); }));
    CHECK(report.files == 4);
}

TEST_CASE("a file named twice is checked once")
{
    const ToyFolder folder(tooExpensive);
    const auto report = checkIn(folder, {"a.army.json", "./a.army.json", "."});
    CHECK(report.files == 2);
    CHECK(report.errors == 1);
}

TEST_CASE("a dash reads standard input under the name given")
{
    const ToyFolder folder(legal);
    Settings settings;
    settings.input = toyArmy(tooExpensive);
    const auto report = checkIn(folder, {"-", "--stdin-filename", "mine.army.json"}, settings);
    CHECK(report.outcome.exitCode == 1);
    REQUIRE(report.find("toy/points-total"));
    CHECK(report.find("toy/points-total")->file == "mine.army.json");
    CHECK(report.files == 1);

    settings.input = toyArmy(legal);
    CHECK(checkIn(folder, {"-", "--stdin-filename", "mine.army.json"}, settings).outcome.exitCode == 0);
    CHECK(checkIn(folder, {"-", "a.army.json", "--stdin-filename", "mine.army.json"}, settings).files == 2);
    settings.input.clear();
    CHECK(checkIn(folder, {"-", "--stdin-filename", "mine.army.json"}, settings).find("json/syntax"));
}

TEST_CASE("standard input without a name that tells its kind is wrong usage")
{
    const ToyFolder folder(legal);
    Settings settings;
    settings.input = "{}";
    for (const std::vector<std::string>& arguments :
         {std::vector<std::string>{"check", "-"}, {"check", "-", "--stdin-filename", "x.json"}}) {
        const auto outcome = runIn(folder, arguments, settings);
        CHECK(outcome.exitCode == 2);
        CHECK_THAT(outcome.err, Contains("--stdin-filename NAME.army.json"));
    }
}

TEST_CASE("text has no colour in a pipe")
{
    const ToyFolder folder(tooExpensive);
    for (const char* variable : {"NO_COLOR=1", "TERM=xterm-256color"}) {
        Settings settings;
        settings.environment = {variable};
        const auto outcome = runIn(folder, {"check"}, settings);
        CHECK(outcome.exitCode == 1);
        CHECK_THAT(outcome.out, !Contains("\x1b"));
        CHECK_THAT(outcome.err, !Contains("\x1b"));
    }
}

TEST_CASE("text shows the place, the line, a caret, a hint and a sum")
{
    const ToyFolder folder(tooExpensive);
    const auto text = runIn(folder, {"check", "a.army.json"}).out;
    CHECK_THAT(text, StartsWith("a.army.json:1:"));
    CHECK_THAT(text, Contains("error [toy/points-total] The army costs 12 points; at most 10 are allowed."));
    CHECK_THAT(text, Contains("    1 | { \"format\": 1"));
    CHECK_THAT(text, Contains("^\n"));
    CHECK_THAT(text, Contains("= help: Remove units worth 2 points."));
    CHECK_THAT(text, Contains("1 file checked: 1 error, 0 warnings, 0 notes"));
}

TEST_CASE("help for players and help for the file are shown as one")
{
    const Folder folder;
    folder.write("toy.system.json", toySystem(R"(, { "id": "even", "level": "error", "scope": "unit", "at": "/points",
        "require": "self.points % 2 == 0", "message": "{self.points} is odd.", "help": "Add 1.",
        "fileHelp": "Write \"points\": {self.points + 1}." })"));
    folder.write("a.army.json", toyArmy(R"({ "id": "bears", "points": 5 })"));
    const auto report = checkIn(folder, {"a.army.json"});
    REQUIRE(report.found.size() == 1);
    CHECK(report.found.front().help == "Add 1. Write \"points\": 6.");
    CHECK_THAT(runIn(folder, {"check", "a.army.json"}).out, Contains("= help: Add 1. Write \"points\": 6.\n"));
    for (const char* format :
         {"github", "gitlab", "junit", "sarif", "checkstyle", "markdown", "tap", "rdjson", "jsonl"})
        CHECK_THAT(runIn(folder, {"check", "a.army.json", "--format", format}).out,
                   Contains("Add 1.") && Contains("6."));
    CHECK_THAT(runIn(folder, {"explain", "toy/even"}).out,
               Contains("help       Add 1. Write \"points\": {self.points + 1}.\n"));
}

TEST_CASE("of several files the text says how many have errors")
{
    const ToyFolder folder(tooExpensive);
    folder.write("b.army.json", toyArmy(tooExpensive + ", {}"));
    folder.write("c.army.json", toyArmy(legal));
    const auto text = runIn(folder, {"check"}).out;
    CHECK_THAT(text, Contains("4 files checked, 2 with errors: "));
}

TEST_CASE("a trace shows every sub-expression with its value")
{
    const ToyFolder folder(tooExpensive);
    const auto outcome = runIn(folder, {"check", "a.army.json", "--trace", "toy/points-total"});
    CHECK(outcome.exitCode == 1);
    CHECK_THAT(outcome.out, Contains("self.cost = 12") && Contains("self.budget = 10") &&
                                Contains("self.cost <= self.budget = false"));

    const auto report = checkIn(folder, {"a.army.json", "--trace", "toy/points-total"});
    CHECK_THAT(report.outcome.err, Contains("self.cost = 12"));
    CHECK_THAT(runIn(folder, {"check", "a.army.json", "--trace", "toy/point-total"}).out,
               Contains("no system used here has a rule toy/point-total"));
}

TEST_CASE("settings of the project leave paths out and change levels")
{
    const ToyFolder folder(tooExpensive);
    folder.write("old/b.army.json", "{");
    folder.write("muster.json", R"({ "format": 1, "ignore": ["old"], "rules": { "toy/points-total": "warning" } })");
    const auto report = checkIn(folder, {});
    INFO(report.text());
    CHECK(report.outcome.exitCode == 0);
    CHECK(report.files == 3);
    REQUIRE(report.find("toy/points-total"));
    CHECK(report.find("toy/points-total")->level == "warning");
}

TEST_CASE("house rules named on the command line hold for armies that name none")
{
    const ToyFolder folder(tooExpensive);
    folder.write("big.house.json", R"({ "format": 1, "system": "toy", "name": "Big", "budget": 20 })");
    CHECK(checkIn(folder, {"a.army.json", "--house", "big.house.json"}).outcome.exitCode == 0);
    CHECK(runIn(folder, {"check", "--house", "gone.house.json"}).exitCode == 2);
}

TEST_CASE("every shipped army and list is free of errors")
{
    const auto report = check({shipped("").string()});
    for (const auto& found : report.found)
        if (found.level == "error")
            FAIL_CHECK(found.file << ":" << found.line << " " << found.rule << ": " << found.message);
    CHECK(report.files > 25);
    CHECK(report.outcome.exitCode == 0);
}
