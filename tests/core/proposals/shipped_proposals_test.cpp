#include "core/army/opened_army.hpp"
#include "core/check/check.hpp"
#include "core/files/file.hpp"
#include "core/library/library.hpp"
#include "core/proposals/propose.hpp"
#include "tests/core/army/armies.hpp"
#include "tests/paths.hpp"

#include <catch2/catch.hpp>
#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <set>

using namespace muster;
namespace fs = std::filesystem;
using Json = nlohmann::ordered_json;
using Outcome = rules::Completion::Outcome;

namespace {

Json jsonIn(const fs::path& path)
{
    const auto read = files::readFile(path, path.filename().string());
    return Json::parse(std::get<std::shared_ptr<const text::Source>>(read)->bytes());
}

void keepEveryOther(Json& members)
{
    Json kept = Json::array();
    for (std::size_t i = 0; i < members.size(); i += 2) kept.push_back(members[i]);
    members = kept;
}

/// An army without every other unit, also in its groups.
std::string half(Json army)
{
    if (army.contains("units")) keepEveryOther(army["units"]);
    if (army.contains("groups"))
        for (auto& group : army["groups"]) keepEveryOther(group["units"]);
    return army.dump(2);
}

rules::Subject subjectOf(std::string text, const fs::path& path)
{
    return {std::make_shared<const text::Source>(path.filename().string(), std::move(text)), path,
            files::FileKind::army};
}

std::set<std::string> warningsIn(const diagnostics::Diagnostics& findings)
{
    std::set<std::string> rules;
    for (const auto& finding : findings)
        if (finding.level == diagnostics::Level::warning && finding.kind != diagnostics::FindingKind::acceptance)
            rules.insert(finding.rule);
    return rules;
}

/// Completes an army, and checks each proposal on its own with another library.
rules::Completion completed(const std::string& text, const fs::path& path, const std::vector<fs::path>& data,
                            const rules::CompletionWishes& wishes = {})
{
    INFO(path);
    rules::Library library(data), other(data);
    auto made = rules::completionOf(subjectOf(text, path), library, wishes, {4000, std::chrono::hours(1)});
    std::set<std::string> texts;
    const auto before = warningsIn(rules::check(subjectOf(text, path), other));
    for (const auto& proposal : made.proposals) {
        INFO(proposal.text);
        CHECK(texts.insert(proposal.text).second);
        auto subject = subjectOf(proposal.text, path);
        subject.withSheets = true;
        const auto findings = rules::check(subject, other);
        CHECK(std::none_of(findings.begin(), findings.end(), [](const auto& finding) {
            return finding.level == diagnostics::Level::error && finding.accepted.empty();
        }));
        const auto after = warningsIn(findings);
        CHECK(std::includes(before.begin(), before.end(), after.begin(), after.end()));
    }
    return made;
}

std::vector<fs::path> armiesBelow(const fs::path& folder)
{
    std::vector<fs::path> armies;
    for (const auto& file : fs::directory_iterator(folder))
        if (files::kindOf(file.path()) == files::FileKind::army) armies.push_back(file.path());
    std::sort(armies.begin(), armies.end());
    return armies;
}

}  // namespace

TEST_CASE("armies of each game with half of their units are completed", "[proposals]")
{
    for (const char* game : {"ancients-d6", "ohw-6plus", "old-trousers", "opend6-fantasy", "otr-d6"}) {
        const auto armies = armiesBelow(test::shipped(game) / "armies");
        REQUIRE(armies.size() > 2);
        for (const auto& path : {armies.front(), armies[armies.size() / 2]}) {
            const auto made = completed(half(jsonIn(path)), path, {test::shipped("")});
            INFO(path);
            CHECK((made.outcome == Outcome::found || made.outcome == Outcome::complete));
        }
    }
}

TEST_CASE("armies of each example with half of their units are completed", "[proposals]")
{
    for (const char* game : {"iron-tide", "lantern-watch", "twelve-stands"}) {
        const auto folder = fs::path(test::sourcePath("examples")) / game;
        const auto armies = armiesBelow(folder / "armies");
        REQUIRE(armies.size() > 2);
        const auto made = completed(half(jsonIn(armies.front())), armies.front(), {});
        INFO(armies.front());
        CHECK(made.outcome == Outcome::found);
    }
}
