#include "core/game/rule_dependencies.hpp"

#include <array>

namespace muster::rules {

namespace {

NamesRead namesForChecking(const Game& game)
{
    NamesRead names;
    for (const Rule& rule : game.rules) {
        // Rules of lists run on entries, and rules of scenarios on whole armies: all their derived values are computed.
        if (rule.scope == Scope::entry || rule.scope == Scope::list || isOfScenario(rule.scope)) continue;
        names.add(rule.when);
        names.add(rule.each);
        names.add(rule.require);
        for (std::size_t i = 0; i < rule.lets.size(); ++i)
            if (!rule.letForTexts[i]) names.add(rule.lets[i].program);
    }
    for (const auto* formula : {&game.unitCost, &game.leaderCost, &game.armyCost}) {
        names.add(formula->times);
        for (const auto* terms : {&formula->each, &formula->once})
            for (const Term& term : *terms) {
                names.add(term.when);
                names.add(term.each);
                names.add(term.value);
            }
    }
    return names;
}

NamesRead namesOfTexts(const Rule& rule)
{
    NamesRead names;
    for (const auto* text : {&rule.message, &rule.help, &rule.fileHelp, &rule.at, &rule.limit}) names.add(*text);
    for (const auto& [level, condition] : rule.levelIf) names.add(condition);
    for (std::size_t i = 0; i < rule.lets.size(); ++i)
        if (rule.letForTexts[i]) names.add(rule.lets[i].program);
    if (rule.contributes) {
        names.add(rule.contributes->each);
        names.add(rule.contributes->message);
    }
    for (const auto& [language, texts] : rule.translations)
        for (const auto* text : {&texts.message, &texts.help, &texts.fileHelp, &texts.contribution}) names.add(*text);
    for (const auto& text : rule.fixTexts) names.add(text);
    for (const auto& condition : rule.fixConditions) names.add(condition);
    return names;
}

}  // namespace

std::set<const Derived*> derivedFor(const Game& game, NamesRead names)
{
    std::set<const Derived*> needed;
    // A needed value also needs the values it is derived from.
    for (bool more = true; more;) {
        more = false;
        for (const auto* derived : {&game.derivedUnit, &game.derivedLeader, &game.derivedGroup, &game.derivedArmy})
            for (const auto& value : *derived) {
                if (!names.has(value.name) || !needed.insert(&value).second) continue;
                more = true;
                names.add(value.program);
            }
    }
    return needed;
}

void markVerdictDependencies(Game& game)
{
    const auto needed = derivedFor(game, namesForChecking(game));
    const std::array all{&game.derivedUnit, &game.derivedLeader, &game.derivedGroup, &game.derivedArmy};
    for (auto* derived : all)
        for (auto& value : *derived) value.affectsVerdict = needed.contains(&value);
    for (Rule& rule : game.rules) {
        const NamesRead texts = namesOfTexts(rule);
        for (const auto* derived : all)
            for (const auto& value : *derived)
                if (!value.affectsVerdict && texts.has(value.name)) rule.textsNeedMore = true;
    }
}

}  // namespace muster::rules
