#include "tests/validator/armies.hpp"
#include "tests/validator/report.hpp"

#include <catch2/catch.hpp>

#include <algorithm>
#include <map>
#include <sstream>

using namespace muster::test;
using Catch::Contains;
namespace fs = std::filesystem;

namespace {

const std::vector<std::string> formats{"text",   "concise", "json",       "jsonl", "sarif",  "github",
                                       "gitlab", "junit",   "checkstyle", "tap",   "rdjson", "markdown"};

/// A folder with an army that costs too much.
void writeToys(const Folder& folder)
{
    folder.write("toy.system.json", toySystem());
    folder.write("a.army.json", toyArmy(R"({ "id": "bears", "points": 11 })"));
}

Outcome checkAs(const Folder& folder, const std::string& format, std::vector<std::string> arguments = {})
{
    arguments.insert(arguments.begin(), {"check", "--format", format});
    return runIn(folder, arguments);
}

}  // namespace

TEST_CASE("several reports are written in one run, and nothing else goes to their streams")
{
    const Folder folder;
    writeToys(folder);
    std::map<std::string, std::string> alone;
    for (const auto& format : formats) {
        INFO(format);
        const auto outcome = checkAs(folder, format);
        CHECK(outcome.exitCode == 1);
        CHECK(outcome.err.empty());
        CHECK_THAT(outcome.out, Contains("toy/points-total"));
        alone[format] = outcome.out;
        std::vector<std::string> arguments{"check", "--format", format};
        for (const auto& other : formats) arguments.insert(arguments.end(), {"--format", other + ":reports." + other});
        const auto all = runIn(folder, arguments);
        CHECK(all.exitCode == 1);
        CHECK(all.out == outcome.out);
        CHECK(all.err.empty());
    }
    for (const auto& format : formats) {
        INFO(format);
        CHECK(contentOf(folder / ("reports." + format)) == alone[format]);
    }
}

TEST_CASE("reports to files leave standard output empty")
{
    const Folder folder;
    writeToys(folder);
    const auto outcome = checkAs(folder, "sarif:out:2.sarif");
    CHECK(outcome.exitCode == 1);
    CHECK(outcome.out.empty());
    CHECK(outcome.err.empty());
    CHECK_THAT(contentOf(folder / "out:2.sarif"), Contains("\"2.1.0\""));
}

TEST_CASE("formats that make no sense are wrong usage")
{
    const Folder folder;
    writeToys(folder);
    const auto requireUsage = [&](const std::vector<std::string>& values, const std::string& message) {
        std::vector<std::string> arguments{"check"};
        for (const auto& value : values) arguments.insert(arguments.end(), {"--format", value});
        const auto outcome = runIn(folder, arguments);
        INFO(outcome.err);
        CHECK(outcome.exitCode == 2);
        CHECK(outcome.out.empty());
        CHECK_THAT(outcome.err, Contains(message));
    };
    requireUsage({"sariff"}, "there is no format \"sariff\"; did you mean sarif?");
    requireUsage({"gitlb:out.json"}, "did you mean gitlab?");
    requireUsage({"postscript"}, "use one of text, concise, json,");
    requireUsage({"text", "json"}, "write one of them to a file, as in --format text --format json:FILE");
    requireUsage({"text", "text"}, "only one report fits on standard output");
    requireUsage({"json:"}, "--format json: names no file; write it as json:FILE");
    requireUsage({"json:out", "sarif:./out"}, "two reports cannot be written to the same file ./out");
    requireUsage({"json:a.army.json"},
                 "a.army.json is the name of a Muster file; write the report json to another one");
    CHECK_FALSE(fs::exists(folder / "out"));
}

TEST_CASE("a report that cannot be written is said, and the others are written")
{
    const Folder folder;
    writeToys(folder);
    fs::create_directory(folder / "folder");
    const auto outcome = runIn(folder, {"check", "--format", "json:gone/out.json", "--format", "sarif:folder",
                                        "--format", "concise", "--format", "junit:out.xml"});
    CHECK(outcome.exitCode == 3);
    CHECK_THAT(outcome.err, Contains("cannot write gone/out.json: No such file or directory (the report json)"));
    CHECK_THAT(outcome.err, Contains("cannot write folder"));
    CHECK_THAT(outcome.out, Contains("a.army.json:1:") && Contains(" error [toy/points-total] "));
    CHECK_THAT(contentOf(folder / "out.xml"), Contains("</testsuites>"));

    const Folder outside;
    outside.write("kept", "x");
    fs::create_symlink(outside / "kept", folder / "link.json");
    const auto linked = checkAs(folder, "json:link.json");
    CHECK(linked.exitCode == 3);
    CHECK_THAT(linked.err, Contains("link.json"));
    CHECK(contentOf(outside / "kept") == "x");
    CHECK(checkAs(folder, "json:link.json", {"--follow-links"}).exitCode == 1);
    CHECK_THAT(contentOf(outside / "kept"), Contains("toy/points-total"));
}

TEST_CASE("a path that cannot be read is a finding of every report")
{
    const Folder folder;
    writeToys(folder);
    for (const auto& format : formats) {
        INFO(format);
        const auto outcome = checkAs(folder, format, {"a.army.json", "gone.army.json"});
        CHECK(outcome.exitCode == 3);
        CHECK_THAT(outcome.err, Contains("muster: cannot read gone.army.json"));
        CHECK_THAT(outcome.out, Contains("check/unreadable") && Contains("gone.army.json"));
        CHECK_THAT(outcome.out, Contains("toy/points-total"));
    }
    const auto report = checkIn(folder, {"gone.army.json"});
    CHECK(report.outcome.exitCode == 3);
    CHECK(report.files == 0);
    REQUIRE(report.errors == 1);
    CHECK(report.found.front().file == "gone.army.json");
    CHECK(report.found.front().line == 0);

    folder.write("secret.army.json", toyArmy(""));
    fs::permissions(folder / "secret.army.json", fs::perms::none);
    const auto secret = runUnprivileged(folder, {"check", "--format", "concise"});
    CHECK(secret.exitCode == 3);
    CHECK_THAT(secret.out,
               Contains("secret.army.json: error [check/unreadable] cannot read ") && Contains("Permission denied"));
    CHECK_THAT(secret.err, Contains("secret.army.json: Permission denied"));
}

TEST_CASE("the trace of a rule goes to standard error where a report for programs has standard output")
{
    const Folder folder;
    writeToys(folder);
    const std::vector<std::string> trace{"--trace", "toy/points-total"};
    CHECK_THAT(checkAs(folder, "text", trace).out, Contains("self.cost"));
    CHECK_THAT(checkAs(folder, "json:out.json", trace).out, Contains("self.cost"));
    for (const auto& format : {"json", "concise", "tap"}) {
        const auto outcome = checkAs(folder, format, trace);
        CHECK_THAT(outcome.err, Contains("self.cost"));
        CHECK_THAT(outcome.out, !Contains("self.cost <="));
    }
}

TEST_CASE("SARIF says whether everything was checked")
{
    const Folder folder;
    writeToys(folder);
    CHECK_THAT(checkAs(folder, "sarif").out, Contains("\"executionSuccessful\":true"));
    CHECK_THAT(checkAs(folder, "sarif", {"gone.army.json"}).out, Contains("\"executionSuccessful\":false"));
}

TEST_CASE("help lists the formats")
{
    const auto help = run({"check", "--help"}).out;
    CHECK_THAT(help, Contains("--format FORMAT[:FILE]"));
    for (const auto& format : formats) CHECK_THAT(help, Contains("\n  " + format + " "));
}

namespace {

/// Message by fingerprint.
std::map<std::string, std::string> fingerprintsOf(const Folder& folder)
{
    std::map<std::string, std::string> found;
    const auto report = checkIn(folder, {});
    for (const auto& one : report.json["diagnostics"]) found[one["fingerprint"]] = one["message"];
    REQUIRE(found.size() == report.found.size());
    return found;
}

const std::string tooStrong = ruleThat("weak", "unit", "self.points < 5", "\"at\": \"/points\",");

}  // namespace

TEST_CASE("fingerprints survive reordering, new lines and another format")
{
    const Folder folder;
    folder.write("toy.system.json", toySystem(tooStrong));
    const std::string bears = R"({ "id": "bears", "points": 6 })", dolls = R"({ "id": "dolls", "points": 7 })",
                      cars = R"({ "id": "cars", "points": 1 })";
    folder.write("a.army.json", toyArmy(bears + "," + dolls));
    const auto before = fingerprintsOf(folder);
    REQUIRE(before.size() == 3);
    folder.write("a.army.json", toyArmy(dolls + "," + bears));
    CHECK(fingerprintsOf(folder) == before);
    folder.write("a.army.json", "\n\n" + toyArmy(cars + ",\n\n" + dolls + "," + bears, "\n\n\"notes\": \"new\","));
    CHECK(fingerprintsOf(folder).size() == 3);
    for (const auto& [fingerprint, message] : before) CHECK(fingerprintsOf(folder).contains(fingerprint));
    REQUIRE(runIn(folder, {"fmt", "a.army.json"}).exitCode == 0);
    for (const auto& [fingerprint, message] : before) CHECK(fingerprintsOf(folder).contains(fingerprint));
    // A mended finding takes only its own fingerprint away.
    folder.write("a.army.json", toyArmy(cars + "," + bears));
    const auto fewer = fingerprintsOf(folder);
    CHECK(fewer.size() == 1);
    CHECK(before.contains(fewer.begin()->first));
}

TEST_CASE("two equal findings stay two")
{
    const Folder folder;
    folder.write("toy.system.json", toySystem(ruleThat("each", "army", "self.points < 5",
                                                       "\"at\": \"/units\", \"each\": \"self.units\",")));
    folder.write("a.army.json", "{");
    folder.write("b.army.json", "{");
    CHECK(fingerprintsOf(folder).size() >= 2);
    folder.write("a.army.json", toyArmy(R"({ "points": 1, "x": 1, "x": 2, "x": 3 })"));
    folder.write("b.army.json", toyArmy(""));
    const auto found = checkIn(folder, {});
    CHECK(found.count("json/duplicate-key") == 2);
    CHECK(fingerprintsOf(folder).size() == found.found.size());
}

TEST_CASE("a file named by its absolute path has the fingerprints of its name in the folder")
{
    const Folder folder;
    writeToys(folder);
    const auto relative = checkIn(folder, {"a.army.json"}),
               absolute = checkIn(folder, {(folder / "a.army.json").string()});
    CHECK(relative.json["diagnostics"][0]["fingerprint"] == absolute.json["diagnostics"][0]["fingerprint"]);
}
