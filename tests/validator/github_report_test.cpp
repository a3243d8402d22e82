#include "tests/validator/armies.hpp"
#include "tests/validator/run.hpp"

#include <catch2/catch.hpp>

#include <algorithm>
#include <sstream>

using namespace muster::test;
using Catch::Contains;
namespace fs = std::filesystem;

namespace {

Outcome githubIn(const fs::path& folder, const std::vector<std::string>& environment = {},
                 const std::string& level = "info")
{
    Settings settings;
    settings.folder = folder;
    settings.environment = environment;
    return run({"check", "--format", "github", "--level", level}, settings);
}

std::vector<std::string> annotationsOf(const std::string& log)
{
    std::vector<std::string> found;
    std::istringstream lines(log);
    for (std::string line; std::getline(lines, line);)
        if (line.find_first_not_of(" \t\r") != std::string::npos &&
            line.compare(line.find_first_not_of(" \t\r"), 2, "::") == 0)
            found.push_back(line);
    return found;
}

}  // namespace

TEST_CASE("the report for GitHub has the text and an annotation for each finding, errors first")
{
    const Folder folder;
    folder.write("toy.system.json", toySystem(ruleThat("note", "army", "self.name == 'x'") +
                                              ruleThat("also", "army", "self.name == 'x'", "\"at\": \"/name\",")));
    folder.write("muster.json", R"({ "format": 1, "rules": { "toy/note": "info", "toy/also": "warning" } })");
    folder.write("a,b%.army.json", toyArmy(R"({ "id": "bears", "points": 11 })"));
    const auto outcome = githubIn(folder.path());
    CHECK(outcome.exitCode == 1);
    CHECK(outcome.out.starts_with(runIn(folder, {"check", "--level", "info"}).out));
    auto found = annotationsOf(outcome.out);
    const auto rankOf = [](const std::string& line) {
        return line.starts_with("::error ") ? 0 : line.starts_with("::warning ") ? 1 : 2;
    };
    CHECK(std::is_sorted(found.begin(), found.end(),
                         [&](const auto& a, const auto& b) { return rankOf(a) < rankOf(b); }));
    // The system has findings too.
    std::erase_if(found, [](const auto& line) { return line.find(".army.json,") == std::string::npos; });
    REQUIRE(found.size() == 3);
    CHECK_THAT(found[0], Catch::StartsWith("::error file=a%2Cb%25.army.json,line=1,endLine=1,col=") &&
                             Catch::EndsWith(
                                 ",title=toy/points-total::The army costs 11 points; at most 10 are allowed.%0ARemove "
                                 "units worth 1 points."));
    CHECK_THAT(found[1], Catch::StartsWith("::warning file=") && Contains("title=toy/also::It does not hold."));
    CHECK_THAT(found[2], Catch::StartsWith("::notice file="));
    // Notes would take the place of others among the ten that GitHub shows.
    CHECK_THAT(githubIn(folder.path(), {}, "warning").out, Contains("::warning") && !Contains("::notice"));
}

TEST_CASE("names of files, units and rules become no command of a log")
{
    const Folder folder;
    const std::string name = "x\\n::stop-commands::tok\\n::error file=y::z\\n##[group]%0A::warning::\\u001b[31m";
    folder.write("toy.system.json",
                 toySystem(ruleThat("names", "unit", "self.name == 'x'", "\"help\": \"{self.name}\",")));
    folder.write(
        "::stop-commands::tok/a.army.json",
        toyArmy("{ \"id\": \"b\", \"points\": 11, \"name\": \"" + name + "\" }", "\"list\": \"" + name + "\","));
    folder.write("a::error file=b,line=1::c\r\n::add-mask::x.army.json", "{");
    folder.write("##[error]%0A::debug::x.army.json", "{");
    const auto outcome = githubIn(folder.path());
    INFO(outcome.out);
    CHECK(outcome.exitCode == 1);
    const auto found = annotationsOf(outcome.out);
    CHECK(found.size() >= 5);
    for (const auto& line : found) CHECK((line.starts_with("::error file=") || line.starts_with("::notice file=")));
    CHECK(outcome.out.find("##[") == std::string::npos);
    CHECK(outcome.out.find('\x1b') == std::string::npos);
    CHECK(outcome.out.find('\r') == std::string::npos);
    // The percent sign of a name is not the beginning of an escape.
    CHECK_THAT(outcome.out, Contains("%250A%3A%3Adebug%3A%3Ax.army.json"));
}

TEST_CASE("annotations name files from the root of the repository on")
{
    const Folder folder;
    folder.write("lists/toy.system.json", toySystem());
    folder.write("lists/a.army.json", toyArmy(R"({ "id": "bears", "points": 11 })"));
    const auto workspace = "GITHUB_WORKSPACE=" + folder.path().string();
    CHECK_THAT(githubIn(folder / "lists", {workspace}).out, Contains("::error file=lists/a.army.json,"));
    CHECK_THAT(githubIn(folder / "lists").out, Contains("::error file=a.army.json,"));
    CHECK_THAT(githubIn(folder / "lists", {workspace + "x"}).out, Contains("::error file=a.army.json,"));
}

TEST_CASE("the job summary is appended and lists everything")
{
    const Folder folder, runner;
    folder.write("toy.system.json", toySystem());
    folder.write("a.army.json", toyArmy(R"({ "id": "bears", "points": 11 })"));
    const auto summary = runner.write("summary.md", "# Earlier\n");
    const auto outcome = githubIn(folder.path(), {"GITHUB_STEP_SUMMARY=" + summary.string()});
    CHECK(outcome.exitCode == 1);
    const auto text = contentOf(summary);
    CHECK(text == "# Earlier\n" + runIn(folder, {"check", "--format", "markdown"}).out);
    CHECK_THAT(text, Contains("## Muster: 1 error, 0 warnings and 0 notes in 2 files\n\n### a.army.json\n"));

    const auto failed = githubIn(folder.path(), {"GITHUB_STEP_SUMMARY=" + (runner / "gone/summary.md").string()});
    CHECK(failed.exitCode == 3);
    CHECK_THAT(failed.err, Contains("cannot write the job summary") && Contains("No such file or directory"));
    CHECK_THAT(failed.out, Contains("::error file=a.army.json"));
    // Other formats have no summary.
    Settings settings;
    settings.environment = {"GITHUB_STEP_SUMMARY=" + summary.string()};
    CHECK(runIn(folder, {"check"}, settings).exitCode == 1);
    CHECK(contentOf(summary) == text);
}

TEST_CASE("a job summary stays below the limit of GitHub and counts what it leaves out")
{
    const Folder folder, runner;
    const std::string text(1500, 'x');
    folder.write("toy.system.json", toySystem(ruleThat("long", "unit", "false", "\"help\": \"" + text + "\",")));
    std::string units = R"({ "id": "u", "points": 1 })";
    for (int i = 0; i < 900; ++i) units += R"(, { "id": "u)" + std::to_string(i) + R"(", "points": 1 })";
    folder.write("a.army.json", toyArmy(units));
    const auto summary = runner / "summary.md";
    CHECK(githubIn(folder.path(), {"GITHUB_STEP_SUMMARY=" + summary.string()}).exitCode == 1);
    const auto written = contentOf(summary);
    CHECK(written.size() < 1024 * 1024);
    CHECK(written.size() > 900'000);
    CHECK_THAT(written, Contains(" findings more; see the log.\n"));
}
