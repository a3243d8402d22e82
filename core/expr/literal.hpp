#pragma once

#include "core/expr/program.hpp"

#include <string>
#include <string_view>
#include <variant>

namespace muster::expr {

/// The characters a string token stands for; offsets of problems count from the token's start.
std::variant<std::string, Problem> decodeString(std::string_view token);

/// The value of a number token, negative if a minus stands before it; problems cover the token.
std::variant<Value, Problem> decodeNumber(std::string_view token, bool negative);

}  // namespace muster::expr
