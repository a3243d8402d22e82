#pragma once

#include "core/expr/syntax.hpp"
#include "core/game/game.hpp"

#include <cstdint>
#include <string>
#include <vector>

namespace muster::rules {

/// A part of a sum over an army: `factor` times the value of an expression.
struct Addend {
    enum class Target { constant, units, leaders, cost };
    Target of = Target::constant;
    std::int64_t factor = 1;
    std::string
        source;  ///< reads only self.budget, or iterates once over self.units or self.leaders; empty for the cost
};

/// A rule's requirement on an army: the sum of the addends compared with 0.
struct SumCondition {
    const Rule* rule = nullptr;
    expr::Operator op = expr::Operator::equal;  ///< equal, less, lessEqual, greater or greaterEqual
    std::vector<Addend> addends;
};

/// The requirements of an army rule that are sums over units and leaders, such as "at least 4 bases of infantry" or "32
/// points in all". Requirements of other forms are left out, so an army may satisfy all of these and still break the
/// rule.
std::vector<SumCondition> sumConditions(const Rule& rule, const Game& game);

}  // namespace muster::rules
