#pragma once

#include <cstdint>
#include <optional>
#include <vector>

namespace muster::rules {

/// What one of several sums must come to.
struct SumGoal {
    enum class Kind { atLeast, atMost, exactly };
    Kind kind = Kind::exactly;
    std::int64_t target = 0;
};

/// Sorts of a pool of which no more than `most` may be taken together.
struct PoolLimit {
    std::int64_t max = 0;
    std::vector<bool> sorts = {};  ///< by row of `gives`: whether it is one of them; missing rows are not

    bool counts(std::size_t row) const { return row < sorts.size() && sorts[row]; }
};

/// Elements of which a number between min and max is taken, each one of some sorts; `gives` has a row a sort: what one
/// of it adds to each sum. No sum ever shrinks.
struct Pool {
    std::vector<std::vector<std::int64_t>> gives;
    std::int64_t min = 0;
    std::optional<std::int64_t> max;
    std::vector<PoolLimit> limits = {};
};

enum class Reach { yes, no, unknown };

/// Whether some choice from all pools meets all goals. Every combination of sums that can be reached is visited once;
/// `unknown` when there are too many, or when `work` (steps still allowed, counted down) runs out. Limits with numbers
/// too large to be counted are left out, so `yes` may break them; `no` is certain.
Reach reach(const std::vector<Pool>& pools, const std::vector<SumGoal>& goals, std::int64_t& work);

}  // namespace muster::rules
