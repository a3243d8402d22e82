#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace muster::expr {

/// What an expression can come to as far as its text tells: a text that is written out, or how many items a list has.
using LiteralResult = std::variant<std::string, std::size_t>;

/// The results of an expression, with those of both branches of `? :`; no value stands for one that only an evaluation
/// can tell. Empty when the expression cannot be parsed.
std::vector<std::optional<LiteralResult>> literalResults(std::string_view source);

}  // namespace muster::expr
