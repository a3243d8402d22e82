#include "validator/rule_names.hpp"

#include "core/diagnostics/rule_id.hpp"
#include "core/game/game.hpp"
#include "core/game/shared_rules.hpp"
#include "core/text/nearest.hpp"

#include <filesystem>
#include <vector>

namespace muster::validator {

namespace {

std::vector<std::string> ruleNames(Session& session)
{
    auto& library = session.library();
    const auto project = library.project(std::filesystem::current_path());
    std::vector<std::string> names;
    for (const auto& id : project->systemIds()) {
        const auto system = library.system(*project, id);
        if (!system || !system->game) continue;
        for (const auto& rule : system->game->rules) names.push_back(rule.name);
    }
    for (const auto& shared : rules::sharedRules()) names.emplace_back(shared.name);
    return names;
}

}  // namespace

std::string nearestRule(const std::string& name, Session& session)
{
    const auto known = ruleNames(session);
    std::string near(text::nearest(known, name));
    if (near.empty())
        for (const auto& rule : known)
            if (const std::string only[] = {std::string(diagnostics::ruleIdIn(rule).name)};
                !text::nearest(only, name).empty())
                near = rule;
    return near;
}

}  // namespace muster::validator
