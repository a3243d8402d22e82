#include "tests/rules/fixtures.hpp"

#include "core/files/kind.hpp"
#include "core/game/game.hpp"
#include "core/game/shared_rules.hpp"
#include "core/library/library.hpp"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <fstream>
#include <set>

namespace muster::test {

namespace fs = std::filesystem;

std::vector<Fixture> findFixtures(const fs::path& folder)
{
    std::vector<Fixture> fixtures;
    for (const auto& entry : fs::recursive_directory_iterator(folder)) {
        const auto name = entry.path().filename().string();
        const bool broken = name.starts_with("err-");
        if (!files::kindOf(entry.path()) || (!broken && !name.starts_with("ok-"))) continue;
        const auto relative = entry.path().parent_path().lexically_relative(folder);
        std::vector<std::string> parts;
        for (const auto& part : relative) parts.push_back(part.string());
        // For shared rules the first part is a group, not a system.
        if (parts.size() > 2 && parts.front() == "shared") parts.erase(parts.begin());
        if (parts.size() < 2) continue;
        fixtures.push_back({entry.path(), parts[0] + "/" + parts[1], broken});
    }
    std::sort(fixtures.begin(), fixtures.end(), [](const auto& a, const auto& b) { return a.path < b.path; });
    return fixtures;
}

std::vector<Expected> expectationOf(const Fixture& fixture)
{
    using nlohmann::json;
    auto beside = fixture.path;
    beside += ".expect";
    const bool apart = fs::exists(beside);
    std::ifstream file(apart ? beside : fixture.path);
    json read = json::parse(file, nullptr, false);
    if (!apart && read.is_object()) read = read.value("x-expect", json());
    std::vector<Expected> expected;
    const auto add = [&](const json& one) {
        expected.push_back({one.at("rule").get<std::string>(), one.at("line").get<unsigned>()});
    };
    if (read.is_array())
        std::for_each(read.begin(), read.end(), add);
    else if (read.is_object())
        add(read);
    std::sort(expected.begin(), expected.end());
    return expected;
}

std::vector<std::string> gaps(const fs::path& folder, const fs::path& armylists)
{
    std::set<std::string> rules, ok, err;
    rules::Library library({armylists});
    const auto project = library.project(armylists);
    for (const auto& id : project->systemIds()) {
        const auto system = library.system(*project, id);
        if (!system->game) continue;
        for (const auto& rule : system->game->rules) rules.insert(rule.name);
    }
    for (const auto& rule : rules::sharedRules())
        // Unreadable and misnamed files, timeouts, baselines, files with a thousand faults, and files named like a
        // shipped one have separate tests.
        if (rule.name.find('<') == std::string_view::npos && rule.name != "check/failed" &&
            rule.name != "check/unreadable" && rule.name != "check/misnamed" && rule.name != "check/too-many" &&
            rule.name != "check/stale-baseline" && rule.name != "ref/shadows")
            rules.emplace(rule.name);
    for (const auto& fixture : findFixtures(folder)) (fixture.broken ? err : ok).insert(fixture.rule);

    std::vector<std::string> sentences;
    for (const auto& rule : rules) {
        if (!ok.contains(rule)) sentences.push_back(rule + " has no ok-* fixture");
        if (!err.contains(rule)) sentences.push_back(rule + " has no err-* fixture");
    }
    for (const auto& rule : err)
        if (!rules.contains(rule) && !rules::sharedRule(rule))
            sentences.push_back(rule + " is no rule, but has fixtures");
    return sentences;
}

}  // namespace muster::test
