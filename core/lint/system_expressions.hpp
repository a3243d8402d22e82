#pragma once

#include "core/expr/checked_expression.hpp"
#include "core/library/check_context.hpp"

#include <functional>
#include <string>
#include <vector>

namespace muster::rules {

/// An expression of a system or of house rules, and the names that it can read.
struct SystemExpression {
    text::Node node;
    const expr::CheckedExpression& checked;
    const std::vector<std::string>& conditions;  ///< that hold wherever it is evaluated
};

/// Calls the function with the expressions of the derived values, the costs and the rules of the checked system; of
/// house rules, with those of their rules.
void visitExpressions(const CheckContext& context, const Game& game,
                      const std::function<void(const SystemExpression&)>& function);

}  // namespace muster::rules
