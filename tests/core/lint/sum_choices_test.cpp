#include "core/lint/sum_choices.hpp"
#include "core/lint/sum_clash.hpp"

#include <catch2/catch.hpp>

#include <random>
#include <set>

using namespace muster::rules;

namespace {

using Counts = std::vector<std::int64_t>;

bool meets(const std::vector<SumPart>& parts, const std::vector<SumGoal>& goals, const Counts& counts)
{
    for (std::size_t goal = 0; goal < goals.size(); ++goal) {
        std::int64_t sum = 0;
        for (std::size_t i = 0; i < parts.size(); ++i) sum += counts[i] * parts[i].gives[goal];
        if (goals[goal].kind != SumGoal::Kind::atMost && sum < goals[goal].target) return false;
        if (goals[goal].kind != SumGoal::Kind::atLeast && sum > goals[goal].target) return false;
    }
    return true;
}

/// All choices that meet the goals, by trying every one.
void tryAll(const std::vector<SumPart>& parts, const std::vector<SumGoal>& goals, Counts& counts,
            std::set<Counts>& found)
{
    if (counts.size() == parts.size()) {
        if (meets(parts, goals, counts)) found.insert(counts);
        return;
    }
    for (std::int64_t number = 0; number <= parts[counts.size()].max; ++number) {
        counts.push_back(number);
        tryAll(parts, goals, counts, found);
        counts.pop_back();
    }
}

/// The same by following the tables; every state that they allow leads to a choice.
bool follow(const SumChoices& choices, SumChoices::State state, Counts& counts, std::set<Counts>& found)
{
    const auto part = counts.size();
    if (!choices.canMeet(part, state)) return false;
    if (part == choices.parts().size()) {
        found.insert(counts);
        return true;
    }
    bool any = false;
    std::optional<SumChoices::State> next = state;
    for (std::int64_t number = 0; next && number <= choices.parts()[part].max; ++number) {
        counts.push_back(number);
        any = follow(choices, *next, counts, found) || any;
        counts.pop_back();
        next = choices.after(*next, part);
    }
    CHECK(any);
    return any;
}

}  // namespace

TEST_CASE("the tables of sums lead to every choice that meets the goals, and to no other", "[proposals]")
{
    std::mt19937 random(20261128);
    const auto number = [&](int least, int most) { return std::uniform_int_distribution(least, most)(random); };
    int reachable = 0, unreachable = 0;
    for (int round = 0; round < 400; ++round) {
        std::vector<SumGoal> goals(static_cast<std::size_t>(number(1, 3)));
        for (auto& goal : goals) goal = {static_cast<SumGoal::Kind>(number(0, 2)), number(0, 8)};
        std::vector<SumPart> parts(static_cast<std::size_t>(number(1, 4)));
        for (auto& part : parts) {
            part.max = number(0, 4);
            for (std::size_t i = 0; i < goals.size(); ++i) part.gives.push_back(number(0, 3));
        }
        std::int64_t work = 1'000'000;
        const SumChoices choices(parts, goals, work);
        REQUIRE(choices.isReady());
        Counts targets, counts;
        for (const auto& goal : goals) targets.push_back(goal.target);
        std::set<Counts> expected, found;
        tryAll(parts, goals, counts, expected);
        const auto start = choices.start(targets);
        REQUIRE(start);
        CHECK(choices.canMeet(0, *start) == !expected.empty());
        counts.clear();
        if (choices.canMeet(0, *start)) follow(choices, *start, counts, found);
        CHECK(found == expected);
        ++(expected.empty() ? unreachable : reachable);
    }
    CHECK(reachable > 50);
    CHECK(unreachable > 50);
}

TEST_CASE("tables of sums with too many states are not made", "[proposals]")
{
    std::int64_t work = 1'000'000'000;
    const std::vector<SumGoal> goals(3, {SumGoal::Kind::exactly, 1'000'000});
    CHECK_FALSE(SumChoices({{{1, 1, 1}, 5}}, goals, work).isReady());
    CHECK(work == 1'000'000'000);
    std::int64_t little = 10;
    CHECK_FALSE(SumChoices({{{1}, 5}, {{1}, 5}}, {{SumGoal::Kind::exactly, 100}}, little).isReady());
}

TEST_CASE("goals that clash are named without those that do not matter", "[proposals]")
{
    using Kind = SumGoal::Kind;
    // One sort of element counts for the first two sums, another one for the third.
    const std::vector<Pool> pools{{{{1, 2, 0}}, 0, std::nullopt}, {{{0, 0, 1}}, 0, std::nullopt}};
    CHECK_FALSE(clashOf(pools, {{Kind::atLeast, 4}, {Kind::atMost, 8}, {Kind::atLeast, 3}}));
    CHECK(clashOf(pools, {{Kind::atLeast, 4}, {Kind::atMost, 7}, {Kind::atLeast, 3}}) ==
          std::vector<std::size_t>{0, 1});
    CHECK(clashOf(pools, {{Kind::atLeast, 4}, {Kind::exactly, 3}, {Kind::atLeast, 3}}) == std::vector<std::size_t>{1});
}
