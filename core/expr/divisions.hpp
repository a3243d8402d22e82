#pragma once

#include "core/expr/checked_expression.hpp"

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace muster::expr {

/// A division or remainder whose divisor may be 0.
struct Division {
    std::string divisor;      ///< as written
    std::uint32_t begin = 0;  ///< byte range of the divisor in the expression
    std::uint32_t end = 0;
};

/// Every division by something that may be 0, in the order written; none if the expression is invalid. `isNeverZero`
/// says of a field of a record whether it is always another number. A divisor is taken to be safe if a condition
/// around the division, or one of the conditions outside of the expression, reads the same value.
std::vector<Division>
divisionsByZero(const CheckedExpression& expression,
                const std::function<bool(std::string_view record, std::string_view field)>& isNeverZero,
                const std::vector<std::string>& conditions = {});

}  // namespace muster::expr
