#include "core/army/opened_army.hpp"
#include "core/check/check.hpp"
#include "core/files/file.hpp"
#include "core/library/library.hpp"
#include "core/scenario/opened_scenario.hpp"
#include "core/text/date.hpp"
#include "tests/paths.hpp"
#include "tests/rules/fixtures.hpp"

#include <catch2/catch.hpp>
#include <fmt/format.h>

#include <cstdlib>
#include <fstream>
#include <map>
#include <sstream>

using namespace muster;

namespace {

diagnostics::Diagnostics checked(const std::filesystem::path& path, rules::Library& library)
{
    auto read = files::readFile(path, path.filename().string());
    rules::Subject subject{std::get<std::shared_ptr<const text::Source>>(read), path, *files::kindOf(path), {}};
    subject.withSheets = true;
    auto findings = rules::check(subject, library);
    diagnostics::takeAccepted(findings);
    // Remarks are no findings, but their rules have fixtures too.
    const auto add = [&](const diagnostics::Diagnostics& remarks) {
        findings.insert(findings.end(), remarks.begin(), remarks.end());
        diagnostics::sort(findings);
    };
    if (subject.kind == files::FileKind::army)
        add(rules::OpenedArmy::open(subject, library, {.detail = rules::Roster::Detail::checking})->remarks());
    if (subject.kind == files::FileKind::scenario) add(rules::OpenedScenario::open(subject, library)->remarks());
    return findings;
}

struct CheckedFixture {
    test::Fixture fixture;
    diagnostics::Diagnostics findings;
};

/// The fixtures with their findings in a language; empty for that of the rules.
std::vector<CheckedFixture> checkedFixtures(const std::vector<test::Fixture>& fixtures, const std::string& language)
{
    rules::Library library({std::filesystem::path(test::sourcePath("armylists"))}, {}, files::Links::inside,
                           text::dateFrom("2026-01-01"));
    library.speak(language);
    std::vector<CheckedFixture> checkedOnes;
    for (const auto& fixture : fixtures) checkedOnes.push_back({fixture, checked(fixture.path, library)});
    return checkedOnes;
}

std::string nameOf(const test::Fixture& fixture)
{
    return fixture.path.lexically_relative(test::sourcePath("tests/rules")).generic_string();
}

std::string placeText(const diagnostics::Place& place)
{
    return fmt::format("{}:{}-{}:{}", place.line, place.column, place.endLine, place.endColumn);
}

/// A text with paths below the tree, whatever the current folder is.
std::string withoutRoot(std::string text)
{
    const std::string root = test::sourcePath() + "/";
    for (std::size_t at = 0; (at = text.find(root, at)) != std::string::npos;) text.erase(at, root.size());
    return text;
}

/// Everything that a report can say about the findings of a file.
std::string inFull(const diagnostics::Diagnostics& findings)
{
    std::string text;
    const auto add = [&](std::string_view what, const std::string& value) {
        if (!value.empty()) text += fmt::format("    {}: {}\n", what, value);
    };
    for (const auto& finding : findings) {
        text += fmt::format("  {} {} {}: {}\n", placeText(finding.place), diagnostics::levelName(finding.level),
                            finding.rule, finding.message);
        add("at", finding.subject());
        add("identity", finding.identity == finding.subject() ? "" : finding.identity);
        add("help", finding.wholeHelp());
        for (const auto& one : finding.related) {
            // Lines of a shipped file move with every edit of it.
            const bool isHere = one.place.file == finding.place.file;
            const auto file = std::filesystem::path(one.place.file).filename().string();
            add("see", fmt::format("{}: {}", isHere ? placeText(one.place) : file, one.message));
        }
        add(finding.safeFix ? "safe fix" : "fix", finding.fix);
        add("accepted", finding.accepted);
    }
    return withoutRoot(std::move(text));
}

/// What findings tell players: those of rules of games, or of rules that all games share.
std::string inWords(const diagnostics::Diagnostics& findings, bool areOfGames)
{
    std::string text;
    for (const auto& finding : findings) {
        if (finding.isOfGame != areOfGames) continue;
        text += fmt::format("  {}: {}\n", finding.rule, finding.message);
        if (const auto help = finding.wholeHelp(); !help.empty()) text += fmt::format("    help: {}\n", help);
        for (const auto& one : finding.related) text += fmt::format("    see: {}\n", one.message);
    }
    return withoutRoot(std::move(text));
}

/// Compares a text with an approved file, which it replaces if somebody approves.
void requireApproved(const std::string& name, const std::string& text)
{
    const auto path = test::sourcePath("tests/rules/approved/" + name + ".txt");
    if (std::getenv("MUSTER_APPROVE_FINDINGS") != nullptr) std::ofstream(path, std::ios::binary) << text;
    std::ifstream file(path, std::ios::binary);
    std::istringstream made(text);
    std::string fixture, wanted, given;
    bool same = true;
    for (unsigned line = 1; same; ++line) {
        const bool more = static_cast<bool>(std::getline(file, wanted));
        if (static_cast<bool>(std::getline(made, given)) != more) same = false;
        if (!more) break;
        if (!given.starts_with(' ') && !given.empty()) fixture = given;
        same = same && given == wanted;
        INFO(path << ":" << line << ", of " << fixture << "\n  approved: " << wanted << "\n  given:    " << given
                  << "\nscripts/approve-findings writes the files anew; read the differences.");
        if (!same) CHECK(given == wanted);
    }
    CHECK(same);
}

}  // namespace

TEST_CASE("every finding of a fixture is as approved")
{
    // The name of each fixture, then its findings; of each game and of the shared rules in a file of its own.
    std::map<std::string, std::string> texts;
    for (const auto& [fixture, findings] : checkedFixtures(test::findFixtures(test::sourcePath("tests/rules")), "")) {
        const auto name = nameOf(fixture);
        texts[name.substr(0, name.find('/'))] += name + "\n" + inFull(findings) + "\n";
    }
    REQUIRE(texts.size() >= 6);
    for (const auto& [group, text] : texts) requireApproved(group, text);
}

TEST_CASE("findings in German are as approved")
{
    for (const std::string game : {"ancients-d6", "ohw-6plus", "old-trousers", "opend6-fantasy", "otr-d6", "shared"}) {
        auto fixtures = test::findFixtures(test::sourcePath("tests/rules"));
        std::erase_if(fixtures, [&](const auto& fixture) { return !nameOf(fixture).starts_with(game + "/"); });
        std::string text;
        for (const auto& [fixture, findings] : checkedFixtures(fixtures, "de"))
            if (const auto words = inWords(findings, game != "shared"); !words.empty())
                text += nameOf(fixture) + "\n" + words + "\n";
        REQUIRE(!text.empty());
        requireApproved(game + ".de", text);
    }
}
