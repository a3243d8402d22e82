#include "tests/validator/armies.hpp"
#include "tests/validator/report.hpp"

#include <catch2/catch.hpp>

using namespace muster::test;
using Catch::Contains;
using Catch::EndsWith;

namespace {

const std::string unaffordable = R"({ "id": "bears", "points": 6, "count": 2 })";

/// A member `accept` of an army, followed by a comma.
std::string accepting(std::string_view rule, std::string_view more = {})
{
    return R"("accept": [{ "rule": ")" + std::string(rule) + R"(", "reason": "agreed\u001b[31m\nfor 1815")" +
           std::string(more) + "}],";
}

/// A project whose army has a warning (another version) and an error (too many points), both accepted.
class AcceptingFolder : public Folder {
public:
    explicit AcceptingFolder(bool acceptsErrors)
    {
        write("muster.json", acceptsErrors ? R"({ "format": 1, "acceptErrors": true })" : R"({ "format": 1 })");
        write("toy.system.json", toySystem());
        write("a.army.json", toyArmy(unaffordable, R"("systemVersion": "0.9.0", "accept": [
            { "rule": "ref/system-version", "reason": "The league plays version 0.9.", "until": "2999-12-31" },
            { "rule": "toy/points-total", "reason": "agreed\u001b[31m\nfor 1815" }],)"));
    }
};

}  // namespace

TEST_CASE("accepted findings are counted apart, and neither shown nor fatal")
{
    const AcceptingFolder folder(true);
    const auto report = checkIn(folder, {"--max-warnings", "0"});
    INFO(report.text());
    CHECK(report.outcome.exitCode == 0);
    CHECK(report.found.empty());
    CHECK(report.errors + report.warnings == 0);
    CHECK(report.json["summary"]["accepted"] == 2);
    const auto text = runIn(folder, {"check", "--max-warnings", "0"});
    CHECK(text.exitCode == 0);
    CHECK(text.out == "3 files checked: 0 errors, 0 warnings, 0 notes, 2 accepted\n");
}

TEST_CASE("accepted findings are listed with their reasons on request")
{
    const AcceptingFolder folder(true);
    const auto text = runIn(folder, {"check", "--show-accepted"});
    CHECK(text.exitCode == 0);
    CHECK_THAT(text.out, Contains(": accepted warning [ref/system-version] built with version 0.9.0") &&
                             Contains("      = reason: The league plays version 0.9.\n") &&
                             Contains(": accepted error [toy/points-total] The army costs 12 points") &&
                             EndsWith("0 errors, 0 warnings, 0 notes, 2 accepted\n"));
    // The reason is in one line, without control characters.
    CHECK_THAT(text.out, Contains("for 1815\n") && !Contains("\x1b") && !Contains("\nfor 1815"));

    const auto report = checkIn(folder, {"--show-accepted"});
    CHECK(report.outcome.exitCode == 0);
    REQUIRE(report.found.size() == 2);
    CHECK(report.found[0].rule == "ref/system-version");
    CHECK(report.found[0].accepted == "The league plays version 0.9.");
    CHECK(report.found[1].level == "error");
    CHECK(report.errors == 0);
}

TEST_CASE("reports for other programs leave accepted findings out")
{
    const AcceptingFolder folder(true);
    const auto sarif = nlohmann::json::parse(runIn(folder, {"check", "--format", "sarif"}).out);
    CHECK(sarif["runs"][0]["results"] == nlohmann::json::array());
    for (const char* format : {"gitlab", "junit", "checkstyle", "tap", "rdjson", "github", "markdown", "concise"}) {
        INFO(format);
        CHECK_THAT(runIn(folder, {"check", "--format", format}).out,
                   !Contains("toy/points-total") && !Contains("ref/system-version"));
    }
}

TEST_CASE("an error that the settings do not accept stays, and says how to accept it")
{
    const AcceptingFolder folder(false);
    const auto report = checkIn(folder, {});
    CHECK(report.outcome.exitCode == 1);
    REQUIRE(report.found.size() == 1);
    CHECK(report.found.front().rule == "toy/points-total");
    CHECK(report.found.front().accepted.empty());
    CHECK_THAT(report.found.front().help, Contains("set \"acceptErrors\": true in muster.json"));
    CHECK(report.json["summary"]["accepted"] == 1);
}

TEST_CASE("an item that has expired counts as a warning")
{
    const Folder folder;
    folder.write("toy.system.json", toySystem());
    folder.write("a.army.json", toyArmy(R"({ "id": "bears", "points": 5, "count": 2 })",
                                        R"("systemVersion": "0.9.0",)" +
                                            accepting("ref/system-version", R"(, "until": "2020-02-29")")));
    const auto report = checkIn(folder, {"--max-warnings", "1"});
    CHECK(report.outcome.exitCode == 1);
    CHECK(report.count("ref/system-version") == 1);
    REQUIRE(report.find("check/unused-accept"));
    CHECK_THAT(report.find("check/unused-accept")->message, Contains("expired on 2020-02-29"));
}

TEST_CASE("fmt and upgrade keep what a file accepts")
{
    const AcceptingFolder folder(true);
    CHECK(runIn(folder, {"fmt", "a.army.json"}).exitCode == 0);
    CHECK(runIn(folder, {"upgrade", "a.army.json"}).exitCode == 0);
    const auto text = contentOf(folder / "a.army.json");
    CHECK_THAT(text, Contains("\"accept\": [") && Contains("\"reason\": \"The league plays version 0.9.\"") &&
                         Contains("\"systemVersion\": \"1.0.0\""));
    // A pin is about the rules, whatever is accepted.
    CHECK_THAT(text, Contains("\"errors\": [\"toy/points-total\"]"));
    // The warning about the version is gone, and so the item has no use any more.
    const auto report = checkIn(folder, {});
    REQUIRE(report.found.size() == 1);
    CHECK(report.found.front().rule == "check/unused-accept");
}

TEST_CASE("the published schemas of a system have the key")
{
    const AcceptingFolder folder(true);
    for (const char* kind : {"army", "list", "scenario"})
        CHECK_THAT(runIn(folder, {"schema", kind, "--system", "toy"}).out, Contains("#/definitions/accept"));
}

TEST_CASE("the shipped files have no errors and no warnings but accepted ones")
{
    const auto report = check({"--max-warnings", "0", "--show-accepted", shipped("").string()});
    INFO(report.text());
    CHECK(report.outcome.exitCode == 0);
    CHECK(report.warnings == 0);
    CHECK(report.json["summary"]["accepted"] > 80);
    for (const auto& found : report.found)
        if (!found.accepted.empty()) CHECK(found.accepted.size() > 20);
}
