#include "core/lint/least_costs.hpp"

#include "core/game/game.hpp"
#include "core/lint/trial_army.hpp"

#include <algorithm>

namespace muster::rules {

using expr::Value;

namespace {

/// The maximum number of units and leaders with an option to try; more would take too long.
constexpr std::size_t maxTrials = 1000;

std::int64_t mustTake(const Entry& entry) { return std::clamp<std::int64_t>(entry.min, 1, 10'000); }

/// An entry tried without options, and with each available option.
struct Trial {
    const Entry* entry;
    std::vector<const Option*> options = {};
    bool isWhole = true;  ///< no option is left out
};

std::vector<Trial> trialsOf(const std::vector<Entry>& entries, std::size_t& left)
{
    std::vector<Trial> trials;
    for (const Entry& entry : entries) {
        Trial trial{&entry};
        for (const Option& option : entry.options)
            if (option.max.value_or(1) > 0) trial.options.push_back(&option);
        trial.isWhole = trial.options.size() <= left;
        if (!trial.isWhole) trial.options.clear();
        left -= trial.options.size();
        trials.push_back(std::move(trial));
    }
    return trials;
}

/// The cost of a member without options, minus the savings of those that follow `withOptions`. `bases` is the required
/// number, `tried` the number that each member represents.
std::optional<double> leastOf(const Trial& trial, const Member& without, const Member* withOptions, double bases,
                              double tried)
{
    const auto plain = costOfMember(without);
    if (!plain) return std::nullopt;
    if (!trial.isWhole) return 0.0;
    double min = *plain * bases / tried;
    for (const Option* option : trial.options) {
        const auto changed = costOfMember(*withOptions++);
        if (!changed) return 0.0;
        const double takers = option->max ? std::min(bases, static_cast<double>(*option->max)) : bases;
        const auto times = static_cast<double>(option->perUnit.of(static_cast<std::int64_t>(bases)));
        min -= std::max(0.0, *plain - *changed) / tried * takers * times;
    }
    // Options that replace one another do not save twice, but the cost cannot drop below zero.
    return std::max(min, std::min(*plain, 0.0));
}

/// The minimum costs of some entries; the members are first all of them without options, and then each with its
/// options.
void addLeastCosts(const std::vector<Trial>& trials, const std::vector<Member>& members, bool ofLeaders,
                   std::vector<LeastCost>& costs)
{
    const Member* withOptions = members.data() + trials.size();
    for (std::size_t i = 0; i < trials.size(); ++i) {
        const auto bases = static_cast<double>(mustTake(*trials[i].entry));
        costs.push_back({trials[i].entry, leastOf(trials[i], members[i], withOptions, bases, ofLeaders ? 1 : bases)});
        withOptions += trials[i].options.size();
    }
}

}  // namespace

std::vector<LeastCost> minCosts(const Catalogue& catalogue)
{
    std::size_t left = maxTrials;
    const auto ofEntries = trialsOf(catalogue.entries(), left), ofLeaders = trialsOf(catalogue.leaders(), left);
    // Those without options come first, so that their costs are known even if the work allowance runs out.
    std::vector<TrialUnit> units;
    for (const Trial& trial : ofEntries) units.push_back({trial.entry, mustTake(*trial.entry)});
    for (const Trial& trial : ofEntries)
        for (const Option* option : trial.options) units.push_back({trial.entry, mustTake(*trial.entry), {option}});
    std::vector<TrialLeader> leaders;
    for (const Trial& trial : ofLeaders) leaders.push_back({trial.entry});
    for (const Trial& trial : ofLeaders)
        for (const Option* option : trial.options) leaders.push_back({trial.entry, {}, {option}});
    TrialArmy army(catalogue, catalogue.game().budget.value_or(0), units, leaders);
    std::vector<LeastCost> costs;
    addLeastCosts(ofEntries, army.roster().units(), false, costs);
    addLeastCosts(ofLeaders, army.roster().leaders(), true, costs);
    return costs;
}

}  // namespace muster::rules
