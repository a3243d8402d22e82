#include "core/game/game.hpp"
#include "core/lint/least_costs.hpp"
#include "core/lint/lint.hpp"
#include "core/lint/starting_units.hpp"
#include "core/lint/trial_army.hpp"
#include "core/roster/entry_options.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <map>
#include <set>

namespace muster::rules {

using diagnostics::Level;
using text::Node;

namespace {

/// Maximum number of units in one trial army; further combinations are not tried.
constexpr std::size_t maxTrials = 4000;

using Choice = std::vector<const Option*>;

Choice choiceOf(const Member& member)
{
    Choice choice;
    for (const auto& taken : member.options) choice.push_back(taken.option);
    return choice;
}

/// The choices of options, by entry, with which a tried unit is legal.
std::multimap<const Entry*, Choice> legalChoices(const Roster& roster, const std::vector<IllegalMember>& illegal)
{
    std::set<const Member*> left;
    for (const auto& each : illegal) left.insert(each.member);
    std::multimap<const Entry*, Choice> legal;
    for (const Member& unit : roster.units())
        if (!left.contains(&unit)) legal.emplace(unit.entry, choiceOf(unit));
    return legal;
}

/// True if a further option makes the choice legal, as a pistol does with bullets, or if the choice breaks rules only
/// because of what it takes from groups of which a unit must take something: with other options of them the rest of the
/// choice is legal, and those taken are legal with something else.
bool canChooseOtherwise(const Entry& entry, const Choice& choice, const std::multimap<const Entry*, Choice>& legal)
{
    // A lambda cannot capture structured bindings in C++20 as Clang 14 reads it.
    const auto ofEntry = legal.equal_range(&entry);
    const auto begin = ofEntry.first, end = ofEntry.second;
    const auto isExtended = [&](const auto& each) {
        return std::includes(each.second.begin(), each.second.end(), choice.begin(), choice.end());
    };
    if (std::any_of(begin, end, isExtended)) return true;
    const auto isRequired = [&](const Option* option) {
        return option->group && entry.optionGroups[*option->group].min > 0;
    };
    const auto restOf = [&](const Choice& of) {
        std::set<const Option*> rest;
        std::remove_copy_if(of.begin(), of.end(), std::inserter(rest, rest.end()), isRequired);
        return rest;
    };
    const auto rest = restOf(choice);
    if (rest.size() == choice.size()) return false;
    const auto isLegal = [&](const Option* option) {
        return std::any_of(begin, end, [&](const auto& each) {
            return std::find(each.second.begin(), each.second.end(), option) != each.second.end();
        });
    };
    return std::any_of(begin, end, [&](const auto& each) { return restOf(each.second) == rest; }) &&
           std::all_of(choice.begin(), choice.end(), isLegal);
}

class UnitLint {
public:
    UnitLint(const CheckContext& context, const Catalogue& catalogue) : m_context(context), m_catalogue(catalogue) {}

    void run()
    {
        if (isAsked(m_context, "list/illegal-entry", Level::warning) ||
            isAsked(m_context, "list/illegal-option", Level::warning)) {
            checkEntries();
            checkOptions();
        }
        if (!budgetBinds(m_catalogue.game(), m_context.findings)) return;
        const auto costs = minCosts(m_catalogue);
        lintCosts(costs);
        lintMinimums(costs);
    }

private:
    /// Tries a unit or leader of each entry without options, or with those it starts with.
    void checkEntries()
    {
        for (auto& [unit, found] : startingUnits(m_catalogue, m_context.findings)) {
            if (found) reportIllegal(*unit.entry, !unit.options.empty(), *found);
            m_sizes[unit.entry] = unit.count;
        }
        std::vector<TrialLeader> leaders;
        for (const Entry& leader : m_catalogue.leaders()) leaders.push_back({&leader, {}, startingOptions(leader)});
        TrialArmy army(m_catalogue, m_catalogue.game().budget.value_or(0), {}, leaders);
        for (const auto& [member, found] : illegalMembers(army, m_catalogue, m_context.findings))
            reportIllegal(*member->entry, !member->options.empty(), found);
    }

    void reportIllegal(const Entry& entry, bool hasOptions, const diagnostics::Diagnostic& found)
    {
        // One entry may break several rules; report the first only, and none beside an error of the entry itself.
        if (!m_illegal.insert(&entry).second || !isOwn(m_context, entry) || m_context.findings.hasErrorsIn(entry.node))
            return;
        m_context.findings.add(
            "list/illegal-entry", Level::warning, entry.node["id"],
            fmt::format("\"{}\" {} is illegal: {} [{}]", entry.node["name"].string(),
                        hasOptions ? "with its first options" : "without options", found.message, found.rule),
            fmt::format("change its values{}; see: muster explain {}",
                        entry.options.empty() ? "" : ", unless an option makes it legal", found.rule));
    }

    /// Tries units of each legal entry with each choice of its options.
    void checkOptions()
    {
        std::vector<TrialUnit> units;
        for (const Entry& entry : m_catalogue.entries()) {
            if (!isOwn(m_context, entry) || m_illegal.contains(&entry) || m_context.findings.hasErrorsIn(entry.node))
                continue;
            for (auto& choice : optionChoices(entry))
                if (units.size() < maxTrials) units.push_back({&entry, m_sizes.at(&entry), std::move(choice)});
        }
        if (units.empty()) return;
        TrialArmy army(m_catalogue, m_catalogue.game().budget.value_or(0), units, {});
        const auto illegal = illegalMembers(army, m_catalogue, m_context.findings);
        const auto legal = legalChoices(army.roster(), illegal);
        std::vector<Choice> settled;
        for (const auto& [member, found] : illegal) {
            const auto choice = choiceOf(*member);
            const auto isPart = [&](const auto& part) {
                return std::includes(choice.begin(), choice.end(), part.begin(), part.end());
            };
            if (choice.empty() || std::any_of(settled.begin(), settled.end(), isPart)) continue;
            settled.push_back(choice);
            if (canChooseOtherwise(*member->entry, choice, legal)) continue;
            std::vector<std::string_view> names;
            for (const Option* option : choice) names.push_back(option->node["name"].string());
            m_context.findings.add("list/illegal-option", Level::warning, choice.back()->node["id"],
                                   fmt::format("\"{}\" with \"{}\" is illegal: {} [{}]",
                                               member->entry->node["name"].string(), fmt::join(names, "\" and \""),
                                               found.message, found.rule),
                                   fmt::format("change what the option does; see: muster explain {}", found.rule));
        }
    }

    void lintCosts(const std::vector<LeastCost>& costs)
    {
        const auto& game = m_catalogue.game();
        for (const auto& [entry, min] : costs) {
            if (!isOwn(m_context, *entry) || entry->min > 0 || !min || *min <= static_cast<double>(*game.budget))
                continue;
            const Node cost = entry->node["cost"];
            m_context.findings.add(
                "list/unavailable-entry", Level::warning, cost ? cost : entry->node["id"],
                fmt::format("\"{}\" cannot be taken at the default budget: one costs {}, and the budget is {}",
                            entry->node["name"].string(), points(*min, game), *game.budget),
                "lower its cost, or remove the entry");
        }
    }

    void lintMinimums(const std::vector<LeastCost>& costs)
    {
        const auto& game = m_catalogue.game();
        double sum = 0;
        std::vector<diagnostics::Related> parts;
        Node first;
        for (const auto& [entry, min] : costs) {
            if (entry->min == 0) continue;
            if (!min) return;
            sum += *min;
            if (*min == 0) continue;
            if (!first && isOwn(m_context, *entry)) first = entry->node["min"];
            parts.push_back({fmt::format("{} x \"{}\": {:.10g}", entry->min, entry->node["name"].string(), *min),
                             placeOf(entry->node["min"])});
        }
        if (sum <= static_cast<double>(*game.budget)) return;
        if (!first) first = m_context.root()["extends"];
        if (!first) return;
        constexpr std::size_t max = 50;
        if (parts.size() > max) parts.resize(max);
        auto made = findingAt(first, "list/minimums-exceed-budget", Level::error,
                              fmt::format("the units that an army must take cost {}; the default budget is {}",
                                          points(sum, game), *game.budget),
                              "lower minimums or costs");
        made.related = std::move(parts);
        m_context.findings.add(std::move(made));
    }

    const CheckContext& m_context;
    const Catalogue& m_catalogue;
    std::set<const Entry*> m_illegal;              ///< without options
    std::map<const Entry*, std::int64_t> m_sizes;  ///< bases of the unit of each entry that is tried
};

}  // namespace

void lintUnits(const CheckContext& context, const Catalogue& catalogue)
{
    if (!catalogue.entries().empty() || !catalogue.leaders().empty()) UnitLint(context, catalogue).run();
}

}  // namespace muster::rules
