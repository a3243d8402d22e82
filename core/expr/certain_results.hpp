#pragma once

#include "core/expr/certainty.hpp"

#include <vector>

namespace muster::expr {

inline constexpr unsigned bitsOfSize = 32;  ///< of a list, a map or a text

/// What is known about the result of a unary operator, given its operand.
Certainty certaintyOfUnary(const Syntax& node, const Certainty& operand);

/// What is known about the result of a binary operator, given its operands.
Certainty certaintyOfBinary(const Syntax& node, const Certainty& a, const Certainty& b);

/// What is known about the result of a function, given all its arguments, a receiver first.
Certainty certaintyOfCall(const Syntax& node, const std::vector<Certainty>& arguments);

}  // namespace muster::expr
