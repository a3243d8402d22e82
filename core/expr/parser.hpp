#pragma once

#include "core/expr/syntax.hpp"

#include <variant>

namespace muster::expr {

constexpr std::size_t maxSourceLength = 64 * 1024;  ///< maximum bytes of one expression; schemas allow less
constexpr std::uint32_t maxNestingDepth = 250;      ///< maximum nesting of one expression

/// Parses a whole expression; stops at the first problem.
std::variant<Syntax::Pointer, Problem> parse(std::string_view source, bool macros);

}  // namespace muster::expr
