#pragma once

#include "core/expr/program.hpp"

#include <string>
#include <string_view>
#include <variant>

namespace muster::expr {

/// Decodes a string token; offsets of problems are relative to the token's start.
std::variant<std::string, Problem> decodeString(std::string_view token);

/// The value of a number token, negative after a minus; problems cover the token.
std::variant<Value, Problem> decodeNumber(std::string_view token, bool negative);

}  // namespace muster::expr
