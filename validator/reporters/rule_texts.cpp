#include "validator/reporters/rule_texts.hpp"

#include "core/game/explanation.hpp"
#include "core/game/game.hpp"
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

std::optional<RuleText> textOfRule(const diagnostics::Diagnostic& finding, const rules::Game& game,
                                   std::string_view language)
{
    const auto& rules = game.rules;
    const auto rule =
        std::find_if(rules.begin(), rules.end(), [&](const auto& each) { return each.name == finding.rule; });
    if (rule == rules.end()) return std::nullopt;
    return textOf(rules::explain(game, *rule, language), rule->level, finding.page);
}

std::optional<RuleText> textOfSystemRule(const diagnostics::Diagnostic& finding, rules::Library& library)
{
    const auto system = library.system(*library.project(fs::absolute(finding.place.file)), finding.system);
    return system && system->game ? textOfRule(finding, *system->game, library.language()) : std::nullopt;
}

std::optional<RuleText> textOfAddedRule(const diagnostics::Diagnostic& finding, rules::Library& library)
{
    const auto path = fs::absolute(finding.place.file);
    const auto kind = files::kindOf(path);
    const auto document = kind ? library.file(path)->document : nullptr;
    if (!document) return std::nullopt;
    const auto context = rules::namedRulesContext(document->root(), *kind, path, *library.project(path), library);
    return context->game ? textOfRule(finding, *context->game, library.language()) : std::nullopt;
}

}  // namespace

std::map<std::string, RuleText, std::less<>> ruleTexts(const diagnostics::Diagnostics& diagnostics,
                                                       rules::Library& library)
{
    std::map<std::string, RuleText, std::less<>> texts;
    for (const auto& finding : diagnostics) {
        if (texts.contains(finding.rule)) continue;
        if (const auto* shared = rules::sharedRule(finding.rule))
            texts.emplace(finding.rule, textOf(rules::explain(*shared), shared->level, finding.page));
        else if (auto text =
                     finding.system.empty() ? textOfAddedRule(finding, library) : textOfSystemRule(finding, library))
            texts.emplace(finding.rule, std::move(*text));
    }
    return texts;
}

}  // namespace muster::validator
