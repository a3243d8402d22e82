#pragma once

#include "core/expr/plan.hpp"
#include "core/expr/work.hpp"

namespace muster::expr {

/// Applies +, -, *, /, %, or a comparison to two values; overflow and unsuitable types fail.
Value applyBinary(Step step, const Value& left, const Value& right, Work& work);

/// The negative of a number; overflow and unsuitable types fail.
Value applyNegate(const Value& operand, Work& work);

/// The item of a list at an index, or the value of a map under a key; fails if there is none.
Value applyIndex(const Value& operand, const Value& key, Work& work);

}  // namespace muster::expr
