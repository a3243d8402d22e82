#pragma once

#include "core/expr/syntax.hpp"

#include <variant>

namespace muster::expr {

constexpr std::size_t maxSourceLength = 64 * 1024;  ///< bytes of one expression; schemas allow less
constexpr std::uint32_t maxNestingDepth = 250;      ///< levels of one expression

/// Parses a whole expression; the first thing that does not fit ends it with a problem.
std::variant<Syntax::Pointer, Problem> parse(std::string_view source, bool macros);

}  // namespace muster::expr
