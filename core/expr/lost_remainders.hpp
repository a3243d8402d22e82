#pragma once

#include "core/expr/checked_expression.hpp"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace muster::expr {

/// A division of ints that drops a remainder which its author needs.
struct LostRemainder {
    std::string division;  ///< as written
    std::string dividend;
    std::string divisor;
    bool isZero = false;      ///< two numbers whose quotient is 0; otherwise the quotient becomes a double
    std::uint32_t begin = 0;  ///< byte range of the division in the expression
    std::uint32_t end = 0;
};

/// Every division of two numbers that gives 0, as in 1 / 2, and every one that is made a double too late, as in
/// double(a / 2). Divisions whose remainder another part of the expression asks for, as in a % 2, drop nothing.
std::vector<LostRemainder> lostRemainders(const CheckedExpression& expression);

}  // namespace muster::expr
