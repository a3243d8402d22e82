#include "core/lint/army_measures.hpp"

#include "core/game/evaluation.hpp"
#include "core/game/map_builder.hpp"

#include <algorithm>
#include <set>

namespace muster::rules {

using diagnostics::Level;
using expr::Operator;
using expr::Value;
using expr::ValueType;

namespace {

constexpr std::int64_t beyondReason = 1'000'000'000;
constexpr std::size_t maxConditions =
    12;  ///< any further ones are ignored: an army that breaks these is illegal anyway

/// Compiles the parts of a condition; nothing if one of them cannot be compiled alone.
std::optional<MeasuredCondition> compiled(SumCondition condition, const Game& game)
{
    const bool armyCosts = !game.armyCost.each.empty() || !game.armyCost.once.empty();
    MeasuredCondition made{std::move(condition), {}, 0, {}, {}, {}};
    for (const Addend& addend : made.condition.addends) {
        auto& program = made.programs.emplace_back();
        if (addend.of == Addend::Target::cost) {
            if (armyCosts) return std::nullopt;
            continue;
        }
        auto result = expr::Program::compile(addend.source, game.environment(Scope::army));
        auto* ready = std::get_if<expr::Program>(&result);
        if (!ready) return std::nullopt;
        program = std::move(*ready);
    }
    return made;
}

Operator turned(Operator op)
{
    switch (op) {
    case Operator::less: return Operator::greater;
    case Operator::greater: return Operator::less;
    case Operator::lessEqual: return Operator::greaterEqual;
    case Operator::greaterEqual: return Operator::lessEqual;
    default: return op;
    }
}

bool straighten(MeasuredCondition& condition)
{
    bool adds = false, takesAway = false;
    for (const auto* numbers : {&condition.ofUnits, &condition.ofLeaders, &condition.ofOthers})
        for (const auto number : *numbers) adds = adds || number > 0, takesAway = takesAway || number < 0;
    if (adds && takesAway) return false;
    if (takesAway) {
        for (auto* numbers : {&condition.ofUnits, &condition.ofLeaders, &condition.ofOthers})
            for (auto& number : *numbers) number = -number;
        condition.constant = -condition.constant;
        condition.condition.op = turned(condition.condition.op);
    }
    const auto goal = condition.goal();
    return goal.kind != SumGoal::Kind::atLeast || goal.target > 0;
}

}  // namespace

SumGoal MeasuredCondition::goal() const
{
    switch (condition.op) {
    case Operator::less: return {SumGoal::Kind::atMost, -constant - 1};
    case Operator::lessEqual: return {SumGoal::Kind::atMost, -constant};
    case Operator::greater: return {SumGoal::Kind::atLeast, -constant + 1};
    case Operator::greaterEqual: return {SumGoal::Kind::atLeast, -constant};
    default: return {SumGoal::Kind::exactly, -constant};
    }
}

std::vector<MeasuredCondition> conditionsOf(const Game& game, const Findings& findings)
{
    std::vector<MeasuredCondition> conditions;
    for (const Rule& rule : game.rules) {
        if (rule.level != Level::error || findings.levelOf(rule.name, rule.level) != Level::error) continue;
        for (auto& condition : sumConditions(rule, game))
            if (auto made = compiled(std::move(condition), game)) conditions.push_back(std::move(*made));
        if (conditions.size() >= maxConditions) break;
    }
    if (conditions.size() > maxConditions) conditions.erase(conditions.begin() + maxConditions, conditions.end());
    return conditions;
}

std::vector<std::string> leaderFields(const std::vector<MeasuredCondition>& conditions, const Game& game)
{
    std::set<std::string> names;
    const auto add = [&](const expr::Program& program) {
        names.insert(program.fields().begin(), program.fields().end());
    };
    for (const auto& condition : conditions)
        for (const auto& program : condition.programs)
            if (program) add(*program);
    if (game.leaderCost.times) add(*game.leaderCost.times);
    for (const auto* terms : {&game.leaderCost.each, &game.leaderCost.once})
        for (const Term& term : *terms) {
            if (term.when) add(*term.when);
            if (term.each) add(*term.each);
            add(term.value);
        }
    // A derived value reads only those before it.
    for (auto derived = game.derivedLeader.rbegin(); derived != game.derivedLeader.rend(); ++derived)
        if (names.contains(derived->name)) add(derived->program);
    return {names.begin(), names.end()};
}

/// The value of an addend for an army of only that member, or of none; nothing unless it is an integer of reasonable
/// size.
std::optional<std::int64_t> ArmyMeter::valueOf(const Addend& addend, const std::optional<expr::Program>& program,
                                               const Member* member)
{
    std::optional<Value> value;
    if (!program) {
        if (const Value* cost = member->self.find("cost")) value = *cost;
    } else {
        auto& evaluation = m_army.evaluation();
        MapBuilder alone(evaluation.arena(), 2);
        alone.add("budget", Value::integer(m_army.roster().budget()));
        if (member) {
            auto* members = evaluation.arena().allocate<Value>(1);
            members[0] = member->self;
            alone.add(addend.of == Addend::Target::units ? "units" : "leaders", Value::list({members, 1}));
        }
        evaluation.set(selfSlot, alone.value());
        evaluation.set(armySlot, alone.value());
        value = evaluation.value(*program);
    }
    if (!value || !value->is(ValueType::integer)) return std::nullopt;
    const auto number = value->asInteger();
    return number > beyondReason || number < -beyondReason ? std::nullopt : std::optional(number * addend.factor);
}

std::optional<std::int64_t> ArmyMeter::sumOf(const MeasuredCondition& condition, const Member* member,
                                             Addend::Target own)
{
    std::int64_t sum = 0;
    for (std::size_t i = 0; i < condition.programs.size(); ++i) {
        const Addend& addend = condition.condition.addends[i];
        if (addend.of != own && (addend.of != Addend::Target::cost || own == Addend::Target::constant)) continue;
        const auto value = valueOf(addend, condition.programs[i], member);
        if (!value) return std::nullopt;
        sum += *value;
    }
    return sum;
}

bool ArmyMeter::measureUnits(MeasuredCondition& condition)
{
    const auto& units = m_army.roster().units();
    for (std::size_t sort = 0; sort + m_counts.size() <= units.size(); sort += m_counts.size()) {
        const auto one = sumOf(condition, &units[sort], Addend::Target::units);
        if (!one) return false;
        for (std::size_t i = 1; i < m_counts.size(); ++i)
            if (sumOf(condition, &units[sort + i], Addend::Target::units) != *one * m_counts[i]) return false;
        condition.ofUnits.push_back(*one);
    }
    return true;
}

bool ArmyMeter::measureLeaders(MeasuredCondition& condition)
{
    for (const Member& leader : m_army.roster().leaders()) {
        const auto sum = sumOf(condition, &leader, Addend::Target::leaders);
        if (!sum) return false;
        condition.ofLeaders.push_back(*sum);
    }
    return true;
}

bool ArmyMeter::measure(MeasuredCondition& condition, std::span<const OtherMember> others)
{
    const auto constant = sumOf(condition, nullptr, Addend::Target::constant);
    if (!constant) return false;
    condition.constant = *constant;
    for (const auto& [member, isLeader] : others) {
        const auto sum = sumOf(condition, member, isLeader ? Addend::Target::leaders : Addend::Target::units);
        if (!sum) return false;
        condition.ofOthers.push_back(*sum);
    }
    return measureUnits(condition) && measureLeaders(condition) && straighten(condition);
}

}  // namespace muster::rules
