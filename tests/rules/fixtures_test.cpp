#include "core/army/opened_army.hpp"
#include "core/check/check.hpp"
#include "core/files/file.hpp"
#include "core/scenario/opened_scenario.hpp"
#include "core/text/date.hpp"
#include "tests/paths.hpp"
#include "tests/rules/fixtures.hpp"

#include <catch2/catch.hpp>

#include <algorithm>

using namespace muster;
using diagnostics::Level;

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

std::string shown(const diagnostics::Diagnostics& findings)
{
    std::string text;
    for (const auto& finding : findings)
        text += finding.rule + " in line " + std::to_string(finding.place.line) + ": " + finding.message + "\n";
    return text;
}

}  // namespace

TEST_CASE("every rule has fixtures that keep it and fixtures that break it")
{
    const auto sentences = test::gaps(test::sourcePath("tests/rules"), test::sourcePath("armylists"));
    for (const auto& sentence : sentences) UNSCOPED_INFO(sentence);
    CHECK(sentences.empty());
}

TEST_CASE("every fixture gives just what it should")
{
    rules::Library library({std::filesystem::path(test::sourcePath("armylists"))}, {}, files::Links::inside,
                           text::dateFrom("2026-01-01"));
    const auto fixtures = test::findFixtures(test::sourcePath("tests/rules"));
    REQUIRE(fixtures.size() > 100);
    for (const auto& fixture : fixtures) {
        const auto findings = checked(fixture.path, library);
        INFO(fixture.path.lexically_relative(test::sourcePath("tests/rules")).string() << " gives\n"
                                                                                       << shown(findings));
        const auto expected = test::expectationOf(fixture);
        std::vector<test::Expected> given;
        for (const auto& finding : findings) {
            const test::Expected one{finding.rule, finding.place.line};
            const bool asked = std::find(expected.begin(), expected.end(), one) != expected.end();
            if (finding.level != Level::info || finding.rule == fixture.rule || asked) given.push_back(one);
        }
        std::sort(given.begin(), given.end());
        CHECK(given == expected);
        const auto ofTheRule = [&](const auto& one) { return one.rule == fixture.rule; };
        CHECK(std::any_of(expected.begin(), expected.end(), ofTheRule) == fixture.broken);
    }
}
