#pragma once

#include <cstdint>
#include <optional>
#include <vector>

namespace muster::rules {

/// The required value of one of several sums.
struct SumGoal {
    enum class Kind { atLeast, atMost, exactly };
    Kind kind = Kind::exactly;
    std::int64_t target = 0;
};

/// Sorts of a pool of which at most `most` may be taken together.
struct PoolLimit {
    std::int64_t max = 0;
    std::vector<bool> sorts = {};  ///< by row of `gives`: true if it belongs to them; missing rows do not

    bool counts(std::size_t row) const { return row < sorts.size() && sorts[row]; }
};

/// Elements of which a number between min and max is taken, each of one of several sorts; row i of `gives` is what one
/// element of sort i adds to each sum. No sum ever shrinks.
struct Pool {
    std::vector<std::vector<std::int64_t>> gives;
    std::int64_t min = 0;
    std::optional<std::int64_t> max;
    std::vector<PoolLimit> limits = {};
};

enum class Reach { yes, no, unknown };

/// Determines if some choice from all pools meets all goals. Visits each reachable combination of sums once; `unknown`
/// if there are too many, or if `work` (remaining steps, counted down) runs out. Limits with numbers that are too large
/// are ignored, so `yes` may violate them; `no` is certain.
Reach reach(const std::vector<Pool>& pools, const std::vector<SumGoal>& goals, std::int64_t& work);

}  // namespace muster::rules
