#include "core/check/check.hpp"
#include "core/files/file.hpp"
#include "core/fix/fixed_text.hpp"
#include "core/game/game.hpp"
#include "core/library/library.hpp"
#include "core/text/canonical.hpp"
#include "core/text/date.hpp"
#include "tests/paths.hpp"
#include "tests/rules/fixtures.hpp"

#include <catch2/catch.hpp>

#include <algorithm>
#include <map>

using namespace muster;

namespace {

class Fixer {
public:
    /// Applies only the fixes of that rule.
    fix::FixedText operator()(const std::filesystem::path& path, std::shared_ptr<const text::Source> source,
                              const std::string& rule, fix::Extent extent)
    {
        return fix::fixedText(std::move(source), extent, [&](const auto& parsed, const auto& now) {
            rules::Subject subject{now, path, *files::kindOf(path), {}};
            subject.parsed = parsed;
            subject.withSheets = true;
            auto findings = rules::check(subject, m_library);
            for (auto& finding : findings)
                if (finding.rule != rule) finding.fix.clear();
            return findings;
        });
    }

    /// The rules of the five games that have a fix, and whether that is safe.
    std::map<std::string, bool> rulesWithFix()
    {
        std::map<std::string, bool> found;
        const auto project = m_library.project(test::sourcePath("armylists"));
        for (const auto& id : project->systemIds())
            for (const auto& rule : m_library.system(*project, id)->game->rules)
                if (rule.node["fix"]) found[rule.name] = rule.node["safeFix"].boolean();
        return found;
    }

private:
    rules::Library m_library{
        {std::filesystem::path(test::sourcePath("armylists"))}, {}, files::Links::inside, text::dateFrom("2026-01-01")};
};

std::size_t countOf(const diagnostics::Diagnostics& findings, const std::string& rule, bool withFix)
{
    return static_cast<std::size_t>(std::count_if(findings.begin(), findings.end(), [&](const auto& finding) {
        return finding.rule == rule && (!withFix || !finding.fix.empty());
    }));
}

}  // namespace

TEST_CASE("the fix of every rule removes its finding in every fixture, and nothing else")
{
    Fixer fixer;
    const auto known = fixer.rulesWithFix();
    REQUIRE(known.size() > 40);
    std::map<std::string, int> fixed;
    for (const auto& fixture : test::findFixtures(test::sourcePath("tests/rules"))) {
        const auto rule = known.find(fixture.rule);
        if (!fixture.broken || rule == known.end()) continue;
        INFO(fixture.path.lexically_relative(test::sourcePath("tests/rules")).string());
        const auto source =
            std::get<std::shared_ptr<const text::Source>>(files::readFile(fixture.path, fixture.path.string()));
        // No fix is safe for this rule, so these are the findings as they are.
        const auto before = fixer(fixture.path, source, "none", fix::Extent::safe);
        const auto offered = countOf(before.findings, fixture.rule, false);
        const auto after = fixer(fixture.path, source, fixture.rule, fix::Extent::all);
        for (const auto& problem : after.problems) UNSCOPED_INFO(problem);
        CHECK(after.problems.empty());
        CHECK(countOf(after.findings, fixture.rule, true) == 0);
        if (after.fixed == 0) continue;
        ++fixed[fixture.rule];
        INFO(after.source->bytes());
        CHECK(countOf(after.findings, fixture.rule, false) < offered);
        CHECK(diagnostics::countOf(after.findings, diagnostics::Level::error) <=
              diagnostics::countOf(before.findings, diagnostics::Level::error));
        // A second time there is nothing to fix, and a file in canonical form keeps it.
        const auto again = fixer(fixture.path, after.source, fixture.rule, fix::Extent::all);
        CHECK(again.fixed == 0);
        CHECK(again.source->bytes() == after.source->bytes());
        const auto canonical = [](const auto& each) { return text::canonical(*text::Document::parse(each).document); };
        if (canonical(source) == source->bytes()) CHECK(canonical(after.source) == after.source->bytes());
        // Without =unsafe only safe fixes are applied.
        const auto safe = fixer(fixture.path, source, fixture.rule, fix::Extent::safe);
        CHECK(safe.source->bytes() == (rule->second ? after.source : source)->bytes());
    }
    for (const auto& [rule, isSafe] : known) {
        INFO(rule << " offers its fix in no fixture");
        CHECK(fixed[rule] > 0);
    }
}
