#pragma once

#include "core/lint/system_expressions.hpp"

#include <memory>

namespace muster::rules {

/// A check of the expressions of a system or of house rules, one after the other.
class ExpressionLint {
public:
    virtual ~ExpressionLint() = default;
    virtual void check(const SystemExpression& expression) = 0;
};

// Each is null if nobody asks for its findings; context and game must outlive it.

/// Reports comparisons with texts that a key never has.
std::unique_ptr<ExpressionLint> valueLint(const CheckContext& context, const Game& game);
/// Reports divisions by values that may be 0.
std::unique_ptr<ExpressionLint> divisionLint(const CheckContext& context, const Game& game);
/// Reports divisions of whole numbers whose remainder is lost.
std::unique_ptr<ExpressionLint> remainderLint(const CheckContext& context, const Game& game);
/// Reports conditions whose result is the same in every case, unless the expression has another finding.
std::unique_ptr<ExpressionLint> foregoneLint(const CheckContext& context, const Game& game);
/// Reports expressions that read a value which may be missing, and rows that lack a column which one reads.
std::unique_ptr<ExpressionLint> missingLint(const CheckContext& context, const Game& game);

}  // namespace muster::rules
