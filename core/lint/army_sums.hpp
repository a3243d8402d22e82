#pragma once

#include "core/expr/syntax.hpp"
#include "core/game/game.hpp"

#include <cstdint>
#include <string>
#include <vector>

namespace muster::rules {

/// A part of a sum over an army: `factor` times what an expression gives.
struct Addend {
    enum class Target { constant, units, leaders, cost };
    Target of = Target::constant;
    std::int64_t factor = 1;
    std::string
        source;  ///< reads self.budget alone, or goes once through self.units or self.leaders; empty for the cost
};

/// What a rule demands of an army: the sum of the addends compared with 0.
struct SumCondition {
    const Rule* rule = nullptr;
    expr::Operator op = expr::Operator::equal;  ///< equal, less, lessEqual, greater or greaterEqual
    std::vector<Addend> addends;
};

/// The demands of a rule of armies that add up over units and leaders one by one, such as "at least 4 bases of
/// infantry" or "32 points in all". Any demand of another form is left out, so that an army may keep all of these and
/// still break the rule.
std::vector<SumCondition> sumConditions(const Rule& rule, const Game& game);

}  // namespace muster::rules
