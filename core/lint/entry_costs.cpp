#include "core/lint/entry_costs.hpp"

#include "core/game/game.hpp"
#include "core/lint/trial_army.hpp"
#include "core/roster/option_conflicts.hpp"

#include <algorithm>
#include <iterator>

namespace muster::rules {

namespace {

constexpr std::size_t maxOptionTrials = 1'000;

/// The options that a unit starts with and another one; in a full group it takes the place of the last.
std::vector<const Option*> withOption(const Entry& entry, const Option& option)
{
    auto taken = startingOptions(entry);
    if (std::find(taken.begin(), taken.end(), &option) != taken.end()) return taken;
    if (option.group) {
        const auto isBeside = [&](const Option* other) { return other->group == option.group; };
        const auto inGroup = std::count_if(taken.begin(), taken.end(), isBeside);
        const auto last = std::find_if(taken.rbegin(), taken.rend(), isBeside);
        if (last != taken.rend() && inGroup >= entry.optionGroups[*option.group].max.of(1))
            taken.erase(std::next(last).base());
    }
    taken.push_back(&option);
    return taken;
}

/// Adds each entry with the options that it starts with, then each with another one, as long as trials are left.
template <class TrialMember>
std::vector<TrialMember> trialsOf(const std::vector<Entry>& entries, std::size_t& left)
{
    std::vector<TrialMember> trials;
    const auto add = [&](const Entry& entry, std::vector<const Option*> options) {
        TrialMember trial;
        trial.entry = &entry;
        trial.options = std::move(options);
        trials.push_back(std::move(trial));
    };
    for (const Entry& entry : entries) add(entry, startingOptions(entry));
    for (const Entry& entry : entries)
        for (const Option& option : entry.options) {
            if (left == 0) return trials;
            --left;
            add(entry, withOption(entry, option));
        }
    return trials;
}

std::vector<EntryCost> costsOf(const std::vector<Entry>& entries, const std::vector<Member>& members)
{
    std::vector<EntryCost> costs;
    std::size_t next = entries.size();
    for (std::size_t i = 0; i < entries.size(); ++i) {
        EntryCost made{&entries[i], i < members.size() ? costOfMember(members[i]) : std::nullopt, {}};
        for (std::size_t option = 0; option < entries[i].options.size(); ++option, ++next) {
            const auto changed = next < members.size() ? costOfMember(members[next]) : std::nullopt;
            made.options.push_back(made.cost && changed ? std::optional(*changed - *made.cost) : std::nullopt);
        }
        costs.push_back(std::move(made));
    }
    return costs;
}

}  // namespace

EntryCosts entryCosts(const Catalogue& catalogue)
{
    std::size_t left = maxOptionTrials;
    const auto units = trialsOf<TrialUnit>(catalogue.entries(), left);
    const auto leaders = trialsOf<TrialLeader>(catalogue.leaders(), left);
    const bool hasPoints = static_cast<bool>(catalogue.game().document->root()["cost"]);
    if (!hasPoints) return {costsOf(catalogue.entries(), {}), costsOf(catalogue.leaders(), {})};
    TrialArmy army(catalogue, catalogue.game().budget.value_or(0), units, leaders);
    return {costsOf(catalogue.entries(), army.roster().units()), costsOf(catalogue.leaders(), army.roster().leaders())};
}

}  // namespace muster::rules
