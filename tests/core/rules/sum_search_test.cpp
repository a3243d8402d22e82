#include "core/rules/lint/sum_search.hpp"

#include <catch2/catch.hpp>

using muster::rules::Pool;
using muster::rules::reach;
using muster::rules::Reach;
using muster::rules::SumGoal;

namespace {

constexpr SumGoal exactly(std::int64_t target) { return {SumGoal::Sort::exactly, target}; }
constexpr SumGoal atLeast(std::int64_t target) { return {SumGoal::Sort::atLeast, target}; }
constexpr SumGoal atMost(std::int64_t target) { return {SumGoal::Sort::atMost, target}; }

Reach reached(const std::vector<Pool>& pools, const std::vector<SumGoal>& goals, std::int64_t work = 1'000'000)
{
    return reach(pools, goals, work);
}

/// The same asked of every choice, one after the other: up to `most` of each sort of each pool.
bool triedAll(const std::vector<Pool>& pools, const std::vector<SumGoal>& goals, std::size_t pool, std::size_t sort,
              std::int64_t taken, std::vector<std::int64_t> sums)
{
    if (pool == pools.size()) {
        for (std::size_t i = 0; i < goals.size(); ++i) {
            if (goals[i].sort != SumGoal::Sort::atMost && sums[i] < goals[i].target) return false;
            if (goals[i].sort != SumGoal::Sort::atLeast && sums[i] > goals[i].target) return false;
        }
        return true;
    }
    if (sort == pools[pool].gives.size())
        return taken >= pools[pool].min && triedAll(pools, goals, pool + 1, 0, 0, sums);
    for (std::int64_t count = 0; taken + count <= *pools[pool].max; ++count) {
        if (triedAll(pools, goals, pool, sort + 1, taken + count, sums)) return true;
        for (std::size_t i = 0; i < goals.size(); ++i) sums[i] += pools[pool].gives[sort][i];
    }
    return false;
}

}  // namespace

TEST_CASE("a sum is reached or it is not")
{
    const std::vector<Pool> threesAndFives{{{{3}}, 0, 4}, {{{5}}, 0, 2}};
    CHECK(reached(threesAndFives, {exactly(11)}) == Reach::yes);
    CHECK(reached(threesAndFives, {exactly(7)}) == Reach::no);
    CHECK(reached(threesAndFives, {exactly(22)}) == Reach::yes);
    CHECK(reached(threesAndFives, {atLeast(23)}) == Reach::no);
    CHECK(reached(threesAndFives, {exactly(0)}) == Reach::yes);
}

TEST_CASE("minimums are taken whatever they cost")
{
    CHECK(reached({{{{3}}, 4, 4}}, {atMost(12)}) == Reach::yes);
    CHECK(reached({{{{3}}, 4, 4}}, {atMost(11)}) == Reach::no);
    CHECK(reached({{{}, 1, 1}}, {}) == Reach::no);
    CHECK(reached({{{}, 0, 1}}, {}) == Reach::yes);
}

TEST_CASE("without a maximum there may be any number")
{
    CHECK(reached({{{{3, 1}}, 0, std::nullopt}}, {exactly(30), atLeast(10)}) == Reach::yes);
    CHECK(reached({{{{3, 1}}, 0, std::nullopt}}, {exactly(30), atLeast(11)}) == Reach::no);
    CHECK(reached({{{{0}}, 0, std::nullopt}}, {exactly(1)}) == Reach::no);
}

TEST_CASE("a goal below nothing is out of reach, unless it is a least")
{
    CHECK(reached({}, {atMost(-1)}) == Reach::no);
    CHECK(reached({}, {exactly(-1)}) == Reach::no);
    CHECK(reached({}, {atLeast(-1)}) == Reach::yes);
}

TEST_CASE("a search that would take too long claims nothing")
{
    CHECK(reached({{{{3}}, 0, 4}}, {exactly(7)}, 2) == Reach::unknown);
    CHECK(reached({{{{1, 1}}, 0, 4}}, {exactly(2'000), exactly(2'000)}) == Reach::unknown);
    CHECK(reached({{{{1}}, 0, 4}}, {exactly(INT64_MAX - 1)}) == Reach::unknown);
}

TEST_CASE("the search agrees with trying every choice")
{
    std::uint32_t state = 7;
    const auto next = [&](std::uint32_t below) {
        return std::int64_t{(state = state * 1'664'525u + 1'013'904'223u) >> 16} % below;
    };
    int possible = 0;
    for (int round = 0; round < 300; ++round) {
        std::vector<SumGoal> goals;
        for (std::int64_t i = next(3) + 1; i > 0; --i) goals.push_back({static_cast<SumGoal::Sort>(next(3)), next(14)});
        std::vector<Pool> pools;
        for (std::int64_t i = next(3) + 1; i > 0; --i) {
            Pool pool{{}, next(2), 0};
            pool.max = pool.min + next(3);
            for (std::int64_t sorts = next(2) + 1; sorts > 0; --sorts) {
                pool.gives.emplace_back();
                for (std::size_t goal = 0; goal < goals.size(); ++goal) pool.gives.back().push_back(next(6));
            }
            pools.push_back(std::move(pool));
        }
        const bool there = triedAll(pools, goals, 0, 0, 0, std::vector<std::int64_t>(goals.size()));
        possible += there ? 1 : 0;
        CHECK(reached(pools, goals) == (there ? Reach::yes : Reach::no));
    }
    CHECK(possible > 30);
    CHECK(possible < 270);
}
