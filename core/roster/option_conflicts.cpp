#include "core/roster/option_conflicts.hpp"

#include <algorithm>
#include <utility>

namespace muster::rules {

namespace {

using Kind = OptionConflict::Kind;

/// How often each option of an entry is taken, by its index.
class Uses {
public:
    explicit Uses(const Entry& entry) : m_entry(entry), m_times(entry.options.size()) {}

    void add(const OptionUse& use) { m_times[indexOf(use.option)] += use.times; }
    /// Adds an option and, one after the other, what it requires.
    void addWithRequired(std::size_t option)
    {
        std::vector<std::size_t> waiting{option};
        while (!waiting.empty()) {
            const auto next = waiting.back();
            waiting.pop_back();
            if (std::exchange(m_times[next], 1) == 0)
                waiting.insert(waiting.end(), m_entry.options[next].required.begin(),
                               m_entry.options[next].required.end());
        }
    }
    std::int64_t times(std::size_t option) const { return m_times[option]; }
    std::int64_t ofGroup(std::size_t group) const
    {
        std::int64_t taken = 0;
        for (std::size_t i = 0; i < m_times.size(); ++i)
            if (m_entry.options[i].group == group) taken += m_times[i];
        return taken;
    }

private:
    std::size_t indexOf(const Option* option) const
    {
        return static_cast<std::size_t>(option - m_entry.options.data());
    }

    const Entry& m_entry;
    std::vector<std::int64_t> m_times;
};

/// Adds the conflicts of an option with its own limit and with the other options.
void addOfOption(const Entry& entry, std::size_t index, const Uses& uses, std::int64_t bases,
                 std::vector<OptionConflict>& conflicts)
{
    const Option& option = entry.options[index];
    if (const auto limit = option.perUnit.of(bases); uses.times(index) > limit)
        conflicts.push_back({Kind::tooOften, &option, nullptr, nullptr, uses.times(index), limit});
    for (const auto other : option.required)
        if (uses.times(other) == 0) conflicts.push_back({Kind::missing, &option, &entry.options[other]});
    for (const auto other : option.excluded) {
        if (other == index || uses.times(other) == 0) continue;
        // If each excludes the other, the conflict is that of the first.
        const auto& back = entry.options[other].excluded;
        if (other < index && std::find(back.begin(), back.end(), index) != back.end()) continue;
        conflicts.push_back({Kind::excluded, &option, &entry.options[other]});
    }
}

void addOfGroup(const Entry& entry, std::size_t index, const Uses& uses, std::int64_t bases,
                std::vector<OptionConflict>& conflicts)
{
    const OptionGroup& group = entry.optionGroups[index];
    const auto taken = uses.ofGroup(index), max = group.max.of(bases);
    if (taken < group.min) conflicts.push_back({Kind::tooFew, nullptr, nullptr, &group, taken, group.min});
    if (taken <= max) return;
    const Option* last = nullptr;
    for (std::size_t i = 0; i < entry.options.size(); ++i)
        if (entry.options[i].group == index && uses.times(i) > 0) last = &entry.options[i];
    conflicts.push_back({Kind::tooMany, last, nullptr, &group, taken, max});
}

std::vector<OptionConflict> conflictsOf(const Entry& entry, const Uses& uses, std::int64_t bases)
{
    std::vector<OptionConflict> conflicts;
    for (std::size_t i = 0; i < entry.options.size(); ++i)
        if (uses.times(i) > 0) addOfOption(entry, i, uses, bases, conflicts);
    for (std::size_t i = 0; i < entry.optionGroups.size(); ++i) addOfGroup(entry, i, uses, bases, conflicts);
    return conflicts;
}

bool canBeTaken(const Entry& entry, std::size_t option)
{
    Uses uses(entry);
    uses.addWithRequired(option);
    for (std::size_t i = 0; i < entry.options.size(); ++i)
        if (uses.times(i) > 0 && entry.options[i].max == 0) return false;
    const auto conflicts = conflictsOf(entry, uses, manyBases);
    return std::all_of(conflicts.begin(), conflicts.end(),
                       [](const OptionConflict& conflict) { return conflict.kind == Kind::tooFew; });
}

}  // namespace

std::vector<OptionConflict> optionConflicts(const Entry& entry, std::span<const OptionUse> uses, std::int64_t bases)
{
    Uses sum(entry);
    for (const OptionUse& use : uses) sum.add(use);
    return conflictsOf(entry, sum, bases);
}

std::vector<const Option*> startingOptions(const Entry& entry)
{
    Uses uses(entry);
    for (std::size_t group = 0; group < entry.optionGroups.size(); ++group)
        for (std::size_t i = 0; i < entry.options.size(); ++i)
            if (entry.options[i].group == group && uses.ofGroup(group) < entry.optionGroups[group].min &&
                canBeTaken(entry, i))
                uses.addWithRequired(i);
    std::vector<const Option*> options;
    for (std::size_t i = 0; i < entry.options.size(); ++i)
        if (uses.times(i) > 0) options.push_back(&entry.options[i]);
    return options;
}

bool canBeTaken(const Entry& entry, const Option& option)
{
    return canBeTaken(entry, static_cast<std::size_t>(&option - entry.options.data()));
}

}  // namespace muster::rules
