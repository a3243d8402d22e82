#include "core/lint/expression_lint.hpp"
#include "core/lint/lint.hpp"

#include <memory>
#include <utility>
#include <vector>

namespace muster::rules {

void lintExpressions(const CheckContext& context, const Game& game)
{
    // Foregone results come after the values, which may explain them.
    std::vector<std::unique_ptr<ExpressionLint>> lints;
    for (const auto make : {valueLint, divisionLint, remainderLint, foregoneLint, missingLint})
        if (auto lint = make(context, game)) lints.push_back(std::move(lint));
    if (lints.empty()) return;
    visitExpressions(context, game, [&](const SystemExpression& expression) {
        for (const auto& lint : lints) lint->check(expression);
    });
}

}  // namespace muster::rules
