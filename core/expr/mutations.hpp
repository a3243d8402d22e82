#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace muster::expr {

/// A small change of an expression that a good test of it notices.
struct Mutation {
    std::uint32_t begin = 0, end = 0;  ///< bytes that it replaces
    std::string text;                  ///< what it writes there

    /// The expression after the change; `source` is the one that it was made for.
    std::string applied(std::string_view source) const;
};

/// Comparisons that are a little wider, narrower or reversed; `&&` for `||` and the other way round; integers one
/// larger and one smaller; and terms of sums, conjunctions and disjunctions left out. Empty if the expression cannot be
/// parsed. What is made may be no expression of the right type.
std::vector<Mutation> mutationsOf(std::string_view source);

}  // namespace muster::expr
