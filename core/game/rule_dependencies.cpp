#include "core/game/rule_dependencies.hpp"

#include <algorithm>
#include <array>
#include <set>

namespace muster::rules {

namespace {

/// Names of the fields that expressions read.
class NamesRead {
public:
    void add(const expr::Program& program)
    {
        m_names.insert(program.fields().begin(), program.fields().end());
        m_whole = m_whole || program.readsWhole();
    }
    void add(const expr::Template& text)
    {
        const auto fields = text.fields();
        m_names.insert(fields.begin(), fields.end());
        m_whole = m_whole || text.readsWhole();
    }
    template <class Part>
    void add(const std::optional<Part>& part)
    {
        if (part) add(*part);
    }
    /// True if every value is needed, because names are computed during evaluation.
    bool all() const { return m_whole; }
    bool has(const std::string& name) const { return m_whole || m_names.contains(name); }

private:
    std::set<std::string, std::less<>> m_names;
    bool m_whole = false;
};

std::array<std::vector<Derived>*, 4> derivedOf(Game& game)
{
    return {&game.derivedUnit, &game.derivedLeader, &game.derivedGroup, &game.derivedArmy};
}

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
    for (const auto* text : {&rule.message, &rule.help, &rule.at, &rule.limit}) names.add(*text);
    for (const auto& [level, condition] : rule.levelIf) names.add(condition);
    for (std::size_t i = 0; i < rule.lets.size(); ++i)
        if (rule.letForTexts[i]) names.add(rule.lets[i].program);
    if (rule.contributes) {
        names.add(rule.contributes->each);
        names.add(rule.contributes->message);
    }
    for (const auto& text : rule.fixTexts) names.add(text);
    for (const auto& condition : rule.fixConditions) names.add(condition);
    return names;
}

}  // namespace

void markVerdictDependencies(Game& game)
{
    NamesRead names = namesForChecking(game);
    for (auto* derived : derivedOf(game))
        for (auto& value : *derived) value.affectsVerdict = false;
    // A needed value also needs the values it is derived from.
    for (bool more = true; more;) {
        more = false;
        for (auto* derived : derivedOf(game))
            for (auto& value : *derived) {
                if (value.affectsVerdict || !names.has(value.name)) continue;
                value.affectsVerdict = more = true;
                names.add(value.program);
            }
    }
    for (Rule& rule : game.rules) {
        const NamesRead texts = namesOfTexts(rule);
        for (auto* derived : derivedOf(game))
            for (const auto& value : *derived)
                if (!value.affectsVerdict && texts.has(value.name)) rule.textsNeedMore = true;
    }
}

}  // namespace muster::rules
