#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace muster::expr {

/// A result of an expression that its text determines: a literal text, or the number of items of a list.
using LiteralResult = std::variant<std::string, std::size_t>;

/// The results of an expression, with those of both branches of `? :`; nothing for one that requires evaluation. Empty
/// if the expression cannot be parsed.
std::vector<std::optional<LiteralResult>> literalResults(std::string_view source);

}  // namespace muster::expr
