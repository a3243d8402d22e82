#include "core/lint/starting_units.hpp"

#include "core/game/game.hpp"
#include "core/roster/option_conflicts.hpp"

#include <algorithm>
#include <map>

namespace muster::rules {

namespace {

/// Units of more bases are rare, and each size tried costs time.
constexpr std::int64_t largestTried = 12;

/// The finding of each unit that is illegal in any army, by its index.
std::map<std::size_t, diagnostics::Diagnostic> findingsOn(const std::vector<TrialUnit>& units,
                                                          const Catalogue& catalogue, const Findings& findings)
{
    std::map<std::size_t, diagnostics::Diagnostic> found;
    if (units.empty()) return found;
    TrialArmy army(catalogue, catalogue.game().budget.value_or(0), units, {});
    for (auto& [member, finding] : illegalMembers(army, catalogue, findings))
        // A unit may break several rules; the first is enough.
        found.try_emplace(static_cast<std::size_t>(member - army.roster().units().data()), std::move(finding));
    return found;
}

}  // namespace

std::vector<StartingUnit> startingUnits(const Catalogue& catalogue, const Findings& findings)
{
    std::vector<TrialUnit> units;
    for (const Entry& entry : catalogue.entries())
        units.push_back({&entry, std::clamp<std::int64_t>(entry.min, 1, manyBases), startingOptions(entry)});
    std::vector<StartingUnit> starting;
    for (const auto& unit : units) starting.push_back({unit, std::nullopt});
    std::vector<TrialUnit> others;
    std::vector<std::size_t> origins;  // by other: the index of its entry
    for (auto& [index, finding] : findingsOn(units, catalogue, findings)) {
        starting[index].finding = std::move(finding);
        const Entry& entry = *units[index].entry;
        for (std::int64_t count = 1; count <= std::min(largestTried, entry.max.value_or(largestTried)); ++count) {
            if (count == units[index].count) continue;
            others.push_back({&entry, count, units[index].options});
            origins.push_back(index);
        }
    }
    const auto forbidden = findingsOn(others, catalogue, findings);
    for (std::size_t i = 0; i < others.size(); ++i) {
        auto& made = starting[origins[i]];
        if (!made.finding || forbidden.contains(i)) continue;
        made = {others[i], std::nullopt};
    }
    return starting;
}

}  // namespace muster::rules
