#include "core/game/game.hpp"
#include "core/lint/least_costs.hpp"
#include "core/lint/lint.hpp"
#include "core/lint/trial_army.hpp"
#include "core/roster/entry_options.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace muster::rules {

using diagnostics::Level;
using text::Node;

namespace {

/// Maximum number of units in one trial army; further combinations are not tried.
constexpr std::size_t maxTrials = 4000;

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
        std::vector<TrialUnit> units;
        std::vector<TrialLeader> leaders;
        for (const Entry& entry : m_catalogue.entries())
            units.push_back({&entry, std::clamp<std::int64_t>(entry.min, 1, 10'000), startingOptions(entry)});
        for (const Entry& leader : m_catalogue.leaders()) leaders.push_back({&leader, {}, startingOptions(leader)});
        TrialArmy army(m_catalogue, m_catalogue.game().budget.value_or(0), units, leaders);
        for (const auto& [member, found] : illegalMembers(army, m_catalogue, m_context.findings)) {
            const Entry* entry = member->entry;
            // One entry may break several rules; report the first only.
            if (!m_illegal.insert(entry).second || !isOwn(m_context, *entry)) continue;
            m_context.findings.add("list/illegal-entry", Level::warning, entry->node["id"],
                                   fmt::format("\"{}\" {} is illegal: {} [{}]", entry->node["name"].string(),
                                               member->options.empty() ? "without options" : "with its first options",
                                               found.message, found.rule),
                                   fmt::format("change its values{}; see: muster explain {}",
                                               entry->options.empty() ? "" : ", unless an option makes it legal",
                                               found.rule));
        }
    }

    /// Tries units of each legal entry with each choice of its options.
    void checkOptions()
    {
        std::vector<TrialUnit> units;
        for (const Entry& entry : m_catalogue.entries()) {
            if (!isOwn(m_context, entry) || m_illegal.contains(&entry)) continue;
            for (auto& choice : optionChoices(entry))
                if (units.size() < maxTrials)
                    units.push_back({&entry, std::clamp<std::int64_t>(entry.min, 1, 10'000), std::move(choice)});
        }
        if (units.empty()) return;
        TrialArmy army(m_catalogue, m_catalogue.game().budget.value_or(0), units, {});
        std::vector<std::vector<const Option*>> reported;
        for (const auto& [member, found] : illegalMembers(army, m_catalogue, m_context.findings)) {
            std::vector<const Option*> choice;
            for (const auto& taken : member->options) choice.push_back(taken.option);
            const auto isPart = [&](const auto& part) {
                return std::includes(choice.begin(), choice.end(), part.begin(), part.end());
            };
            if (choice.empty() || std::any_of(reported.begin(), reported.end(), isPart)) continue;
            reported.push_back(choice);
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
    std::set<const Entry*> m_illegal;  ///< without options
};

}  // namespace

void lintUnits(const CheckContext& context, const Catalogue& catalogue)
{
    if (!catalogue.entries().empty() || !catalogue.leaders().empty()) UnitLint(context, catalogue).run();
}

}  // namespace muster::rules
