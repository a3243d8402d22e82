#include "core/lint/option_effects.hpp"

#include "core/game/game.hpp"
#include "core/lint/trial_army.hpp"
#include "core/roster/option_conflicts.hpp"

#include <algorithm>

namespace muster::rules {

namespace {

constexpr std::size_t maxTried = 2000;

/// The options that a unit starts with, the option, and all that it requires.
std::vector<const Option*> withRequired(const Entry& entry, const Option& option)
{
    auto taken = startingOptions(entry);
    std::vector<const Option*> toAdd{&option};
    while (!toAdd.empty()) {
        const Option* next = toAdd.back();
        toAdd.pop_back();
        if (next != &option && std::find(taken.begin(), taken.end(), next) != taken.end()) continue;
        if (std::find(taken.begin(), taken.end(), next) == taken.end()) taken.push_back(next);
        for (const auto required : next->required)
            if (&entry.options[required] != &option) toAdd.push_back(&entry.options[required]);
    }
    return taken;
}

/// True if a value differs between two members, apart from those that name them.
bool differ(const Member& with, const Member& without, const Option& option)
{
    const auto isNamed = [](const expr::MapEntry& value) {
        const auto key = value.key.asString();
        return key == "id" || key == "options";
    };
    if (with.self.size() != without.self.size()) return true;
    return std::any_of(with.self.asMap().begin(), with.self.asMap().end(), [&](const expr::MapEntry& value) {
        const auto key = value.key.asString();
        // What an option costs by itself is the price of an effect, not one.
        if (isNamed(value) || (key == "cost" && option.node["cost"])) return false;
        const auto* other = without.self.find(key);
        return !other || !expr::equal(*other, value.value);
    });
}

}  // namespace

std::vector<OfferedOption> optionsWithoutEffect(const Catalogue& catalogue, std::vector<OfferedOption> options)
{
    if (options.empty()) return options;
    if (options.size() > maxTried) options.resize(maxTried);
    std::vector<TrialUnit> units;
    std::vector<TrialLeader> leaders;
    for (const auto& [entry, option, isOfLeader] : options) {
        const auto with = withRequired(*entry, *option);
        auto without = with;
        std::erase(without, option);
        for (const auto& taken : {with, without})
            if (isOfLeader)
                leaders.push_back({entry, {}, taken});
            else
                units.push_back({entry, 1, taken});
    }
    TrialArmy army(catalogue, catalogue.game().budget.value_or(0), units, leaders);
    army.roster().complete();
    std::size_t unit = 0, leader = 0;
    std::erase_if(options, [&](const OfferedOption& offered) {
        const auto& members = offered.isOfLeader ? army.roster().leaders() : army.roster().units();
        auto& at = offered.isOfLeader ? leader : unit;
        const bool hasEffect = at + 1 >= members.size() || differ(members[at], members[at + 1], *offered.option);
        at += 2;
        return hasEffect;
    });
    return options;
}

}  // namespace muster::rules
