#include "core/lint/sum_search.hpp"

#include <catch2/catch.hpp>

#include <algorithm>
#include <numeric>

using muster::rules::Pool;
using muster::rules::PoolLimit;
using muster::rules::reach;
using muster::rules::Reach;
using muster::rules::SumGoal;

namespace {

constexpr SumGoal exactly(std::int64_t target) { return {SumGoal::Kind::exactly, target}; }
constexpr SumGoal atLeast(std::int64_t target) { return {SumGoal::Kind::atLeast, target}; }
constexpr SumGoal atMost(std::int64_t target) { return {SumGoal::Kind::atMost, target}; }

Reach reached(const std::vector<Pool>& pools, const std::vector<SumGoal>& goals, std::int64_t work = 1'000'000)
{
    return reach(pools, goals, work);
}

bool keepsLimits(const Pool& pool, const std::vector<std::int64_t>& counts)
{
    return std::all_of(pool.limits.begin(), pool.limits.end(), [&](const PoolLimit& limit) {
        std::int64_t sum = 0;
        for (std::size_t i = 0; i < counts.size(); ++i) sum += limit.counts(i) ? counts[i] : 0;
        return sum <= limit.max;
    });
}

/// The same result by trying all choices; `counts` is the number taken of each kind in the pool.
bool triedAll(const std::vector<Pool>& pools, const std::vector<SumGoal>& goals, std::size_t pool,
              std::vector<std::int64_t> counts, std::vector<std::int64_t> sums)
{
    if (pool == pools.size()) {
        for (std::size_t i = 0; i < goals.size(); ++i) {
            if (goals[i].kind != SumGoal::Kind::atMost && sums[i] < goals[i].target) return false;
            if (goals[i].kind != SumGoal::Kind::atLeast && sums[i] > goals[i].target) return false;
        }
        return true;
    }
    const auto taken = std::accumulate(counts.begin(), counts.end(), std::int64_t{0});
    const auto sort = counts.size();
    if (sort == pools[pool].gives.size())
        return taken >= pools[pool].min && keepsLimits(pools[pool], counts) &&
               triedAll(pools, goals, pool + 1, {}, sums);
    counts.push_back(0);
    for (; taken + counts.back() <= *pools[pool].max; ++counts.back()) {
        if (triedAll(pools, goals, pool, counts, sums)) return true;
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

TEST_CASE("sorts of a pool may be limited together")
{
    const auto limited = [](std::int64_t maxTogether, std::int64_t min, std::optional<std::int64_t> max) {
        return std::vector<Pool>{{{{3}, {2}}, min, max, {{maxTogether, {false, true}}}}};
    };
    CHECK(reached(limited(0, 4, 4), {atMost(11)}) == Reach::no);
    CHECK(reached(limited(1, 4, 4), {atMost(11)}) == Reach::yes);
    CHECK(reached(limited(1, 4, 4), {atMost(10)}) == Reach::no);
    CHECK(reached(limited(2, 4, 4), {atMost(10)}) == Reach::yes);
    CHECK(reached(limited(1, 0, std::nullopt), {exactly(10)}) == Reach::no);
    CHECK(reached(limited(2, 0, std::nullopt), {exactly(10)}) == Reach::yes);
    // A limit applies to one pool: the next has its own.
    CHECK(reached({limited(1, 1, 2).front(), limited(1, 1, 2).front()}, {exactly(4)}) == Reach::yes);
    CHECK(reached(limited(2'000'000, 4, std::nullopt), {atMost(11)}) == Reach::yes);
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
        for (std::int64_t i = next(3) + 1; i > 0; --i) goals.push_back({static_cast<SumGoal::Kind>(next(3)), next(14)});
        std::vector<Pool> pools;
        for (std::int64_t i = next(3) + 1; i > 0; --i) {
            Pool pool{{}, next(2), 0};
            pool.max = pool.min + next(3);
            for (std::int64_t sorts = next(2) + 1; sorts > 0; --sorts) {
                pool.gives.emplace_back();
                for (std::size_t goal = 0; goal < goals.size(); ++goal) pool.gives.back().push_back(next(6));
            }
            for (std::int64_t limits = next(3); limits > 0; --limits)
                pool.limits.push_back({next(3), {next(2) > 0, next(2) > 0}});
            pools.push_back(std::move(pool));
        }
        const bool there = triedAll(pools, goals, 0, {}, std::vector<std::int64_t>(goals.size()));
        possible += there ? 1 : 0;
        CHECK(reached(pools, goals) == (there ? Reach::yes : Reach::no));
    }
    CHECK(possible > 30);
    CHECK(possible < 270);
}
