#include "core/lint/entry_costs.hpp"

#include "core/game/game.hpp"
#include "core/lint/trial_army.hpp"

namespace muster::rules {

namespace {

constexpr std::size_t maxOptionTrials = 1'000;

/// Adds each entry without options, then each with one of its options, as long as trials are left.
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
    for (const Entry& entry : entries) add(entry, {});
    for (const Entry& entry : entries)
        for (const Option& option : entry.options) {
            if (left == 0) return trials;
            --left;
            add(entry, {&option});
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
