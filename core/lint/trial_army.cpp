#include "core/lint/trial_army.hpp"

#include "core/roster/rule_runner.hpp"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace muster::rules {

using Json = nlohmann::ordered_json;

using diagnostics::Level;

namespace {

std::string textOf(const Catalogue& catalogue, std::int64_t budget, const std::vector<TrialUnit>& units,
                   const std::vector<TrialLeader>& leaders)
{
    Json army = {{"format", 1}, {"system", catalogue.game().id}, {"name", "Trial"}};
    if (const auto list = catalogue.listNode()) army["list"] = list["id"].string();
    if (catalogue.game().budget) army["budget"] = budget;
    army["leaders"] = Json::array();
    army["units"] = Json::array();
    for (const auto& leader : leaders) {
        Json made = {{"id", "leader-" + std::to_string(army["leaders"].size() + 1)}};
        if (leader.entry) made["entry"] = leader.entry->id;
        for (const auto& [name, value] : leader.values) made[name] = Json::parse(value);
        for (const Option* option : leader.options) made["options"].push_back(option->id);
        army["leaders"].push_back(std::move(made));
    }
    for (const auto& unit : units) {
        Json made = {{"id", "unit-" + std::to_string(army["units"].size() + 1)}, {"count", unit.count}};
        if (unit.entry) made["entry"] = unit.entry->id;
        for (const auto& [name, value] : unit.values) made[name] = Json::parse(value);
        for (const Option* option : unit.options) made["options"].push_back(option->id);
        army["units"].push_back(std::move(made));
    }
    return army.dump();
}

}  // namespace

std::optional<double> costOfMember(const Member& member)
{
    const expr::Value* cost = member.self.find("cost");
    if (!cost || !cost->isNumber() || !member.missing.empty()) return std::nullopt;
    return cost->asNumber();
}

TrialArmy::TrialArmy(const Catalogue& catalogue, std::int64_t budget, const std::vector<TrialUnit>& units,
                     const std::vector<TrialLeader>& leaders)
    : m_roster(text::Document::parse(
                   std::make_shared<const text::Source>("a trial army", textOf(catalogue, budget, units, leaders)))
                   .document,
               catalogue.shared_from_this(), {.detail = Roster::Detail::checking, .isRecorded = false}),
      m_evaluation(m_arena, m_roster.workLeft())
{
    m_evaluation.leaveOutOfRecording();
    m_roster.showArmy(m_evaluation);
}

bool looksAtOneOnly(const Rule& rule)
{
    if (rule.scope != Scope::unit && rule.scope != Scope::leader) return false;
    const auto looksFurther = [](const expr::Program& program) {
        // The army's own file determines the unit a leader is with.
        const auto& fields = program.fields();
        if (std::binary_search(fields.begin(), fields.end(), "with")) return true;
        const auto reads = program.reads();
        return std::any_of(reads.begin(), reads.end(), [](auto slot) { return slot == armySlot || slot == groupSlot; });
    };
    if ((rule.when && looksFurther(*rule.when)) || (rule.each && looksFurther(*rule.each)) ||
        looksFurther(*rule.require))
        return false;
    return std::none_of(rule.lets.begin(), rule.lets.end(),
                        [&](const Derived& let) { return looksFurther(let.program); });
}

namespace {

/// Levels that enable only the rules as grave as `least` which depend on one unit or leader alone.
RuleLevels levelsOfUnits(const Game& game, const Findings& findings, Level least)
{
    RuleLevels levels;
    for (const Rule& rule : game.rules) {
        // A level that depends on the army cannot be determined here.
        const auto level = findings.levelOf(rule.name, rule.level);
        const bool asked = looksAtOneOnly(rule) && rule.levelIf.empty() && level && *level <= least;
        levels[rule.name] = asked ? level : std::nullopt;
    }
    // Values that an entry leaves to the army's own file are missing here, so a rule that reads them has no verdict.
    levels["rule/undecided"] = std::nullopt;
    return levels;
}

/// The unit or leader that contains a pointer such as "/units/3/strength".
const Member* memberAt(const Roster& roster, std::string_view pointer)
{
    const auto in = [&](std::string_view key, const std::vector<Member>& members) -> const Member* {
        if (!pointer.starts_with(key)) return nullptr;
        std::size_t index = 0;
        for (std::size_t i = key.size();
             i < pointer.size() && pointer[i] >= '0' && pointer[i] <= '9' && index < members.size(); ++i)
            index = index * 10 + static_cast<std::size_t>(pointer[i] - '0');
        return index < members.size() ? &members[index] : nullptr;
    };
    const Member* unit = in("/units/", roster.units());
    return unit ? unit : in("/leaders/", roster.leaders());
}

}  // namespace

std::vector<IllegalMember> illegalMembers(TrialArmy& army, const Catalogue& catalogue, const Findings& findings,
                                          Level least)
{
    const auto levels = levelsOfUnits(catalogue.game(), findings, least);
    Findings found(&levels);
    RuleRunner(catalogue, army.evaluation(), found, true).runOnArmy(army.roster());
    std::vector<IllegalMember> illegal;
    for (auto& finding : found.take())
        if (const Member* member = memberAt(army.roster(), finding.place.pointer))
            illegal.push_back({member, std::move(finding)});
    return illegal;
}

}  // namespace muster::rules
