// The conflicts of random choices of options, against the definitions spelt out one by one; and the choices that start
// from them.
#include "core/roster/entry_options.hpp"
#include "core/roster/option_conflicts.hpp"

#include <catch2/catch.hpp>

#include <algorithm>
#include <array>
#include <map>
#include <random>
#include <string>

namespace muster::rules {

namespace {

constexpr std::array ids{"a", "b", "c", "d", "e", "f", "g"};

class OptionDraw {
public:
    explicit OptionDraw(std::uint32_t seed) : m_engine(seed) {}
    std::size_t below(std::size_t number) { return m_engine() % number; }
    UnitLimit limit() { return {static_cast<std::int64_t>(1 + below(3)), below(5) == 0}; }

private:
    std::mt19937 m_engine;
};

Entry randomEntry(OptionDraw& random)
{
    Entry entry;
    for (std::size_t groups = random.below(3); groups > 0; --groups) {
        OptionGroup group;
        group.id = ids[groups];
        group.min = static_cast<std::int64_t>(random.below(3));
        group.max = random.limit();
        entry.optionGroups.push_back(group);
    }
    const std::size_t count = 1 + random.below(ids.size());
    for (std::size_t i = 0; i < count; ++i) {
        Option option;
        option.id = ids[i];
        if (random.below(6) == 0) option.max = 0;
        if (random.below(3) == 0) option.perUnit = random.limit();
        if (!entry.optionGroups.empty() && random.below(2) == 0) option.group = random.below(entry.optionGroups.size());
        for (auto* others : {&option.required, &option.excluded})
            if (random.below(4) == 0)
                if (const auto other = random.below(count); other != i) others->push_back(other);
        entry.options.push_back(option);
    }
    return entry;
}

using Kind = OptionConflict::Kind;

/// How often each kind of conflict occurs, counted straight from the definitions. Pairs of options that exclude each
/// other count once.
std::map<Kind, int> countedByHand(const Entry& entry, const std::vector<std::int64_t>& times, std::int64_t bases)
{
    std::map<Kind, int> counts;
    const auto lists = [](const std::vector<std::size_t>& list, std::size_t item) {
        return std::count(list.begin(), list.end(), item) > 0;
    };
    for (std::size_t i = 0; i < times.size(); ++i) {
        if (times[i] == 0) continue;
        const Option& option = entry.options[i];
        if (times[i] > (option.perUnit.isCount ? bases : option.perUnit.number)) ++counts[Kind::tooOften];
        for (std::size_t other = 0; other < times.size(); ++other) {
            if (lists(option.required, other) && times[other] == 0) ++counts[Kind::missing];
            if (other > i && times[other] > 0 &&
                (lists(option.excluded, other) || lists(entry.options[other].excluded, i)))
                ++counts[Kind::excluded];
        }
    }
    for (std::size_t group = 0; group < entry.optionGroups.size(); ++group) {
        std::int64_t taken = 0;
        for (std::size_t i = 0; i < times.size(); ++i)
            if (entry.options[i].group == group) taken += times[i];
        const auto& max = entry.optionGroups[group].max;
        if (taken > (max.isCount ? bases : max.number)) ++counts[Kind::tooMany];
        if (taken < entry.optionGroups[group].min) ++counts[Kind::tooFew];
    }
    return counts;
}

std::vector<OptionUse> onceEach(const std::vector<const Option*>& options)
{
    std::vector<OptionUse> uses;
    for (const Option* option : options) uses.push_back({option});
    return uses;
}

}  // namespace

TEST_CASE("the conflicts of options are those that their definitions count")
{
    OptionDraw random(41);
    std::map<Kind, int> seen;
    for (int round = 0; round < 5000; ++round) {
        const Entry entry = randomEntry(random);
        std::vector<std::int64_t> times(entry.options.size());
        std::vector<OptionUse> uses;
        // Uses of one option may be in several places.
        for (std::size_t i = random.below(6); i > 0; --i) {
            const auto option = random.below(entry.options.size());
            uses.push_back({&entry.options[option], static_cast<std::int64_t>(1 + random.below(3))});
            times[option] += uses.back().times;
        }
        const auto bases = static_cast<std::int64_t>(1 + random.below(4));
        std::map<Kind, int> counts;
        for (const auto& conflict : optionConflicts(entry, uses, bases)) ++counts[conflict.kind];
        REQUIRE(counts == countedByHand(entry, times, bases));
        for (const auto& [kind, count] : counts) seen[kind] += count;
    }
    CHECK(seen.size() == 5);
}

TEST_CASE("all choices of options are possible, and no possible choice is missing")
{
    OptionDraw random(42);
    std::size_t choices = 0;
    for (int round = 0; round < 1000; ++round) {
        const Entry entry = randomEntry(random);
        std::vector<std::vector<const Option*>> expected;
        for (std::size_t subset = 1; subset < std::size_t{1} << entry.options.size(); ++subset) {
            std::vector<const Option*> options;
            for (std::size_t i = 0; i < entry.options.size(); ++i)
                if (subset >> i & 1) options.push_back(&entry.options[i]);
            if (std::any_of(options.begin(), options.end(), [](const Option* option) { return option->max == 0; }))
                continue;
            if (optionConflicts(entry, onceEach(options), manyBases).empty()) expected.push_back(options);
        }
        auto made = optionChoices(entry);
        CHECK(std::is_sorted(made.begin(), made.end(), [](auto& a, auto& b) { return a.size() < b.size(); }));
        std::sort(made.begin(), made.end());
        std::sort(expected.begin(), expected.end());
        REQUIRE(made == expected);
        choices += made.size();
    }
    CHECK(choices > 5000);
}

TEST_CASE("a unit starts with the first options of the groups that demand some")
{
    Entry entry;
    entry.optionGroups.resize(1);
    entry.optionGroups[0].min = 1;
    for (const char* id : {"none", "broken", "bow", "axe", "quiver"}) entry.options.emplace_back().id = id;
    for (const std::size_t i : {1, 2, 3}) entry.options[i].group = 0;
    entry.options[1].max = 0;
    entry.options[2].required = {4};
    CHECK(startingOptions(entry) == std::vector<const Option*>{&entry.options[2], &entry.options[4]});
    entry.optionGroups[0].min = 0;
    CHECK(startingOptions(entry).empty());
}

}  // namespace muster::rules
