#include "core/lint/sum_clash.hpp"

#include <numeric>

namespace muster::rules {

namespace {

constexpr std::int64_t workOfSearch = 3'000'000, workOfReason = 500'000;

using Indices = std::vector<std::size_t>;

/// The pools with the sums of some of the goals only.
std::vector<Pool> poolsFor(const std::vector<Pool>& pools, const Indices& goals)
{
    std::vector<Pool> chosen;
    for (const Pool& pool : pools) {
        chosen.push_back({{}, pool.min, pool.max, pool.limits});
        for (const auto& row : pool.gives) {
            auto& some = chosen.back().gives.emplace_back();
            for (const auto goal : goals) some.push_back(row[goal]);
        }
    }
    return chosen;
}

bool isHopeless(const std::vector<Pool>& pools, const std::vector<SumGoal>& goals, const Indices& indices,
                std::int64_t work)
{
    std::vector<SumGoal> chosen;
    for (const auto index : indices) chosen.push_back(goals[index]);
    auto some = poolsFor(pools, indices);
    const auto limited = some;
    bool hasLimits = false;
    for (Pool& pool : some) {
        hasLimits = hasLimits || !pool.limits.empty();
        pool.limits.clear();
    }
    // The search is shorter without the limits of options, and sums unreachable then are unreachable with them, too.
    auto workWithout = work;
    return reach(some, chosen, workWithout) == Reach::no || (hasLimits && reach(limited, chosen, work) == Reach::no);
}

}  // namespace

std::optional<std::vector<std::size_t>> clashOf(const std::vector<Pool>& pools, const std::vector<SumGoal>& goals)
{
    Indices indices(goals.size());
    std::iota(indices.begin(), indices.end(), std::size_t{0});
    if (!isHopeless(pools, goals, indices, workOfSearch)) return std::nullopt;
    // A goal that can be dropped without making the others reachable is not a reason.
    for (std::size_t i = indices.size(); i-- > 0;) {
        auto fewer = indices;
        fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(i));
        if (isHopeless(pools, goals, fewer, workOfReason)) indices = std::move(fewer);
    }
    return indices;
}

}  // namespace muster::rules
