#include "tests/validator/armies.hpp"
#include "tests/validator/report.hpp"

#include <catch2/catch.hpp>

#include <filesystem>

using namespace muster::test;
using Catch::Contains;
using Catch::EndsWith;
using Catch::StartsWith;
namespace fs = std::filesystem;

namespace {

/// Units have at least 2 points (a safe fix) and at most 5 (an unsafe one); "marked" has no effect on them.
std::string fixingSystem()
{
    return toySystem(
        ruleThat("least", "unit", "self.points >= 2",
                 R"("at": "/points", "safeFix": true, "fix": [{ "op": "replace", "path": "/points", "value": 2 }],)") +
        ruleThat("most", "unit", "self.points <= 5",
                 R"("at": "/points", "fix": [{ "op": "replace", "path": "/points", "value": 5 }],)"));
}

const std::string oddArmy =
    "{ \"format\": 1,\"system\": \"toy\",\r\n\t\"name\":\"A\",  \"units\": [\n"
    "{\"id\":\"a\", \"points\" :1 },{ \"id\": \"b\",\"points\":9 }, {\"id\":\"c\",\"points\":1}] }";

/// The text with one part replaced by another.
std::string with(std::string text, std::string_view part, std::string_view other)
{
    return text.replace(text.find(part), part.size(), other);
}

const std::string safelyFixed = with(with(oddArmy, ":1 }", ":2 }"), "\"points\":1}", "\"points\":2}");
const std::string wholeFixed = with(safelyFixed, "\"points\":9", "\"points\":5");

/// A project with an army that has two safe fixes and an unsafe one.
struct Project : Folder {
    Project()
    {
        write("muster.json", R"({ "format": 1 })");
        write("toy.system.json", fixingSystem());
        write("a.army.json", oddArmy);
    }
    std::string army() const { return contentOf(*this / "a.army.json"); }
};

}  // namespace

TEST_CASE("safe fixes are written, byte for byte, and the report says what is left")
{
    const Project project;
    const auto fixed = runIn(project, {"check", "--fix"});
    CHECK(fixed.exitCode == 1);
    CHECK(project.army() == safelyFixed);
    CHECK_THAT(fixed.out, Contains("[toy/most]") && !Contains("[toy/least]") &&
                              EndsWith("Fixed 2 findings in 1 file (1 more with --fix=unsafe)\n"));
    CHECK(fixed.err.empty());

    const auto again = runIn(project, {"check", "--fix"});
    CHECK(project.army() == safelyFixed);
    CHECK_THAT(again.out, EndsWith("1 finding can be fixed with --fix=unsafe\n"));
}

TEST_CASE("unsafe fixes are written on request, and the exit code is that of what is left")
{
    const Project project;
    const auto fixed = runIn(project, {"check", "--fix=unsafe", "."});
    CHECK(fixed.exitCode == 0);
    CHECK(project.army() == wholeFixed);
    CHECK_THAT(fixed.out, EndsWith("Fixed 3 findings in 1 file\n"));
    const auto again = runIn(project, {"check", "--fix=unsafe", "--exit-non-zero-on-fix"});
    CHECK(again.exitCode == 0);
    CHECK_THAT(again.out, EndsWith("0 notes\n"));
    CHECK(runIn(project, {"check", "--fix=anything"}).exitCode == 2);
}

TEST_CASE("a path may follow --fix, and only that is fixed")
{
    const Project project;
    project.write("b.army.json", oddArmy);
    runIn(project, {"check", "--fix", "b.army.json"});
    CHECK(project.army() == oddArmy);
    CHECK(contentOf(project / "b.army.json") == safelyFixed);
}

TEST_CASE("--exit-non-zero-on-fix tells that something was fixed")
{
    const Project project;
    CHECK(runIn(project, {"check", "--fix=unsafe", "--exit-non-zero-on-fix"}).exitCode == 1);
    CHECK(project.army() == wholeFixed);
}

TEST_CASE("a report in JSON has the numbers of fixes and which are safe")
{
    const Project project;
    const auto before = checkIn(project, {});
    CHECK(!before.json["summary"].contains("fixed"));
    REQUIRE(before.found.size() == 4);
    for (const auto& finding : before.json["diagnostics"])
        CHECK(finding.contains("safeFix") == (finding["rule"] == "toy/least"));
    const auto after = checkIn(project, {"--fix"});
    CHECK(after.json["summary"]["fixed"].dump() == R"({"findings":2,"files":1,"unsafe":1})");
    CHECK(after.count("toy/least") == 0);
    CHECK(after.count("toy/most") == 1);
}

TEST_CASE("--diff shows what would be fixed, writes nothing and tells by its exit code")
{
    const Project project;
    const auto safe = runIn(project, {"check", "--diff"});
    CHECK(safe.exitCode == 1);
    CHECK(safe.out == "--- a.army.json\n+++ a.army.json\n@@ -1,3 +1,3 @@\n"
                      " { \"format\": 1,\"system\": \"toy\",\r\n \t\"name\":\"A\",  \"units\": [\n"
                      "-{\"id\":\"a\", \"points\" :1 },{ \"id\": \"b\",\"points\":9 }, {\"id\":\"c\",\"points\":1}] }\n"
                      "\\ No newline at end of file\n"
                      "+{\"id\":\"a\", \"points\" :2 },{ \"id\": \"b\",\"points\":9 }, {\"id\":\"c\",\"points\":2}] }\n"
                      "\\ No newline at end of file\n");
    CHECK(safe.err == "Would fix 2 findings in 1 file (1 more with --fix=unsafe)\n");
    CHECK_THAT(runIn(project, {"check", "--diff", "--fix=unsafe"}).out, Contains("\"points\":5"));
    CHECK(project.army() == oddArmy);

    runIn(project, {"check", "--fix"});
    const auto nothing = runIn(project, {"check", "--diff"});
    CHECK(nothing.exitCode == 0);
    CHECK(nothing.out.empty());
    CHECK(runIn(project, {"check", "--diff", "--format", "json"}).exitCode == 2);
    CHECK(runIn(project, {"check", "--diff", "missing.army.json"}).exitCode == 3);
}

TEST_CASE("options that make no sense with fixes are refused")
{
    const Project project;
    for (const std::vector<std::string>& options :
         std::vector<std::vector<std::string>>{{"--fix", "--staged"},
                                               {"--diff", "--staged"},
                                               {"--fix", "--watch"},
                                               {"--diff", "--summary"},
                                               {"--diff", "--statistics"},
                                               {"--diff", "-q"},
                                               {"--diff", "--write-baseline", "b.json"},
                                               {"--diff", "--trace", "toy/least"},
                                               {"--exit-non-zero-on-fix"}}) {
        INFO(options.front() << ' ' << options.back());
        std::vector<std::string> arguments{"check"};
        arguments.insert(arguments.end(), options.begin(), options.end());
        const auto outcome = runIn(project, arguments);
        CHECK(outcome.exitCode == 2);
        CHECK_THAT(outcome.err, StartsWith("muster: --"));
    }
    CHECK(project.army() == oddArmy);
}

TEST_CASE("in the log of a build server a diff starts no command")
{
    const Project project;
    project.write("a.army.json", with(oddArmy, "\"name\":\"A\"", "\"name\":\"##[error]\xE2\x80\xAE\""));
    Settings server;
    server.environment = {"CI=true"};
    const auto logged = runIn(project, {"check", "--diff"}, server);
    CHECK_THAT(logged.out,
               StartsWith("--- a.army.json\n") && !Contains("##[") && !Contains("\xE2\x80\xAE") && !Contains("\x1b"));
    CHECK_THAT(runIn(project, {"check", "--diff"}).out, Contains("##[error]\xE2\x80\xAE"));
}

TEST_CASE("standard input is fixed to standard output, and reported on standard error")
{
    const Project project;
    Settings settings;
    settings.input = oddArmy;
    const auto fixed = runIn(project, {"check", "-", "--stdin-filename", "b.army.json", "--fix"}, settings);
    CHECK(fixed.exitCode == 1);
    CHECK(fixed.out == safelyFixed);
    CHECK_THAT(fixed.err, Contains("b.army.json:3:") && Contains("[toy/most]") && Contains("Fixed 2 findings"));
    CHECK(!fs::exists(project / "b.army.json"));
    const auto diff = runIn(project, {"check", "-", "--stdin-filename", "b.army.json", "--diff"}, settings);
    CHECK(diff.exitCode == 1);
    CHECK_THAT(diff.out, StartsWith("--- b.army.json\n"));
    settings.input = "{ \"units\": [\x1b";
    const auto broken = runIn(project, {"check", "-", "--stdin-filename", "b.army.json", "--fix"}, settings);
    CHECK(broken.exitCode == 1);
    CHECK(broken.out == settings.input);
    const auto two =
        runIn(project, {"check", "-", "a.army.json", "--stdin-filename", "b.army.json", "--fix"}, settings);
    CHECK(two.exitCode == 2);
    CHECK(project.army() == oddArmy);
}

TEST_CASE("an accepted finding is not fixed")
{
    const Project project;
    project.write("muster.json", R"({ "format": 1, "acceptErrors": true })");
    const auto text =
        with(oddArmy, "\"points\" :1", R"("points" :1, "accept": [{ "rule": "toy/least", "reason": "x" }])");
    project.write("a.army.json", text);
    runIn(project, {"check", "--fix"});
    CHECK(project.army() == with(text, "\"points\":1}", "\"points\":2}"));
}

TEST_CASE("an item of accept without effect is removed, unless its author meant it to have one")
{
    const Project project;
    project.write("a.army.json", toyArmy(R"({ "id": "a", "points": 3 })",
                                         R"("accept": [{ "rule": "toy/least", "reason": "x" },
                                            { "rule": "schema/type", "reason": "x" }],)"));
    const auto fixed = runIn(project, {"check", "--fix"});
    CHECK_THAT(project.army(), !Contains("toy/least") && Contains("schema/type"));
    CHECK_THAT(fixed.out, EndsWith("Fixed 1 finding in 1 file (1 more with --fix=unsafe)\n"));
    runIn(project, {"check", "--fix=unsafe"});
    CHECK_THAT(project.army(), !Contains("accept"));
}

TEST_CASE("a fixed list is the list that armies are checked against")
{
    const Folder folder;
    folder.write("muster.json", R"({ "format": 1 })");
    auto system = with(fixingSystem(), R"("lists": "none")", R"("lists": "required")");
    system = with(system, R"("unit": {)",
                  R"("entry": { "type": "object", "properties": { "price": { "type": "integer" } } }, "unit": {)");
    system =
        with(system, R"(, { "id": "least")",
             ruleThat("price", "entry", "self.price == 3",
                      R"("at": "/price", "safeFix": true, "fix": [{ "op": "add", "path": "/price", "value": 3 }],)") +
                 ruleThat("three", "unit", "self.points == entry.price",
                          R"("at": "/points", "safeFix": true,
                   "fix": [{ "op": "add", "path": "/points", "value": "{entry.price}" }],)") +
                 R"(, { "id": "least")");
    folder.write("toy.system.json", system);
    folder.write("ours.list.json", R"({ "format": 1, "id": "ours", "system": "toy", "name": "Ours",
        "entries": [{ "id": "bears", "name": "Bears", "price": 4 }] })");
    folder.write("a.army.json", R"({ "format": 1, "system": "toy", "list": "ours", "name": "A",
        "units": [{ "id": "a", "entry": "bears", "points": 4 }] })");
    const auto fixed = runIn(folder, {"check", "--fix"});
    INFO(fixed.out << fixed.err);
    CHECK(fixed.exitCode == 0);
    CHECK_THAT(contentOf(folder / "ours.list.json"), Contains("\"price\": 3"));
    CHECK_THAT(contentOf(folder / "a.army.json"), Contains("\"points\": 3"));
    CHECK_THAT(fixed.out, EndsWith("Fixed 2 findings in 2 files\n"));
}

TEST_CASE("files outside of the project are not fixed, even if links to them are followed")
{
    const Folder folder;
    folder.write("club/muster.json", R"({ "format": 1 })");
    folder.write("club/toy.system.json", fixingSystem());
    // There too the game is known, so that only the link forbids the fix.
    folder.write("outside/toy.system.json", fixingSystem());
    folder.write("outside/a.army.json", oddArmy);
    fs::create_symlink("../outside/a.army.json", folder / "club/a.army.json");
    fs::create_directory_symlink("../outside", folder / "club/folder");
    Settings inClub;
    inClub.folder = folder / "club";
    for (const char* path : {".", "a.army.json", "folder", "folder/a.army.json"}) {
        for (const char* how : {"--fix", "--diff"}) {
            INFO(path << ' ' << how);
            const auto outcome = run({"check", how, "--follow-links", path}, inClub);
            CHECK(contentOf(folder / "outside/a.army.json") == oddArmy);
            CHECK_THAT(outcome.err, Contains("was not fixed: it is a link to a file outside of the project"));
            CHECK_THAT(outcome.out, !Contains("Fixed") && !Contains("+++"));
        }
    }
    CHECK(run({"check", "--fix", "a.army.json"}, inClub).exitCode == 3);
}

TEST_CASE("a link within the project is fixed once, and stays a link")
{
    const Project project;
    fs::create_symlink("a.army.json", project / "b.army.json");
    const auto fixed = runIn(project, {"check", "--fix"});
    CHECK(project.army() == safelyFixed);
    CHECK(fs::is_symlink(project / "b.army.json"));
    CHECK_THAT(fixed.out, Contains("Fixed 2 findings in 1 file"));
    CHECK(fixed.err.empty());
}

TEST_CASE("installed data is not fixed, unless it is part of a project")
{
    const Folder folder;
    folder.write("data/toy.system.json", fixingSystem());
    folder.write("data/armies/a.army.json", oddArmy);
    Settings settings;
    settings.environment = {"MUSTER_DATA=" + (folder / "data").string()};
    const auto refused = runIn(folder, {"check", "--fix", "data"}, settings);
    CHECK_THAT(refused.err, Contains("a.army.json was not fixed: it belongs to the data folder"));
    CHECK(contentOf(folder / "data/armies/a.army.json") == oddArmy);
    folder.write("muster.json", R"({ "format": 1 })");
    CHECK(runIn(folder, {"check", "--fix", "data"}, settings).err.empty());
    CHECK(contentOf(folder / "data/armies/a.army.json") == safelyFixed);
}

TEST_CASE("a read-only file is left alone, and a written one keeps its permissions")
{
    const Project project;
    const auto army = project / "a.army.json";
    fs::permissions(army, fs::perms::owner_read);
    CHECK_THAT(runIn(project, {"check", "--fix"}).err, Contains("a.army.json was not fixed: it is read-only"));
    CHECK(project.army() == oddArmy);
    fs::permissions(army, fs::perms::owner_read | fs::perms::owner_write | fs::perms::group_write);
    runIn(project, {"check", "--fix"});
    CHECK(project.army() == safelyFixed);
    CHECK(fs::status(army).permissions() == (fs::perms::owner_read | fs::perms::owner_write | fs::perms::group_write));
}
