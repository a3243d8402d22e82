#include "validator/reporters/rule_texts.hpp"

#include "core/command_line/rule_page.hpp"
#include "core/game/added_rules.hpp"
#include "core/game/explanation.hpp"
#include "core/library/named_rules_context.hpp"

#include <algorithm>
#include <filesystem>
#include <optional>

namespace muster::validator {

namespace {

namespace fs = std::filesystem;

RuleText textOf(rules::Explanation explanation, diagnostics::Level level, std::string page)
{
    RuleText text{std::move(explanation.title), {}, level, std::move(page)};
    for (auto& line : explanation.lines) text.lines.emplace_back(std::move(line.label), std::move(line.text));
    return text;
}

std::optional<RuleText> textOfSystemRule(const diagnostics::Diagnostic& finding, rules::Library& library)
{
    const std::string& name = finding.rule;
    const auto id = name.substr(0, name.find('/'));
    const auto system = library.system(*library.project(fs::absolute(finding.place.file)), id);
    if (!system || !system->game) return std::nullopt;
    const auto& rules = system->game->rules;
    const auto rule = std::find_if(rules.begin(), rules.end(), [&](const auto& each) { return each.name == name; });
    if (rule == rules.end()) return std::nullopt;
    return textOf(rules::explain(*system->game, *rule, library.language()), rule->level,
                  command_line::rulePage(name, system->path.string()));
}

/// Rules that house rules and lists add have no page.
std::optional<RuleText> textOfAddedRule(const diagnostics::Diagnostic& finding, rules::Library& library)
{
    const auto path = fs::absolute(finding.place.file);
    const auto kind = files::kindOf(path);
    const auto document = kind ? library.file(path)->document : nullptr;
    if (!document) return std::nullopt;
    const auto context = rules::namedRulesContext(document->root(), *kind, path, *library.project(path), library);
    if (!context->game) return std::nullopt;
    const auto& rules = context->game->rules;
    const auto rule =
        std::find_if(rules.begin(), rules.end(), [&](const auto& each) { return each.name == finding.rule; });
    if (rule == rules.end()) return std::nullopt;
    return textOf(rules::explain(*context->game, *rule, library.language()), rule->level, {});
}

}  // namespace

std::map<std::string, RuleText, std::less<>> ruleTexts(const diagnostics::Diagnostics& diagnostics,
                                                       rules::Library& library)
{
    std::map<std::string, RuleText, std::less<>> texts;
    for (const auto& finding : diagnostics) {
        if (texts.contains(finding.rule)) continue;
        if (const auto* shared = rules::sharedRule(finding.rule))
            texts.emplace(finding.rule,
                          textOf(rules::explain(*shared), shared->level, command_line::rulePage(shared->name, {})));
        else if (auto text = rules::isAdded(finding.rule) ? textOfAddedRule(finding, library)
                                                          : textOfSystemRule(finding, library))
            texts.emplace(finding.rule, std::move(*text));
    }
    return texts;
}

}  // namespace muster::validator
