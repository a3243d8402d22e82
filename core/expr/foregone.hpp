#pragma once

#include "core/expr/checked_expression.hpp"

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace muster::expr {

/// Between which numbers the values of a field are.
struct ValueBounds {
    std::optional<double> least, most;
};

using BoundsOf = std::function<ValueBounds(std::string_view record, std::string_view field)>;

/// The result that a condition has in every case, as far as its comparisons with numbers and texts show: false for
/// x == 'a' && x == 'b', true for x != 'a' || x != 'b' and for x <= x. Nothing if it may be both, if it cannot be
/// decided, or if the expression is invalid. Only cases in which all of `given` hold count; if there are none, the
/// result is nothing.
std::optional<bool> foregoneResult(const CheckedExpression& condition, const BoundsOf& boundsOf,
                                   const std::vector<std::string>& given = {});

}  // namespace muster::expr
