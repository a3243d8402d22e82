#pragma once

#include "core/expr/vocabulary.hpp"

namespace muster::expr {

/// What a function of the standard profile does, in a phrase; empty for an unknown one.
std::string_view meaningOf(std::string_view name, bool isMember);

/// The macros, which are no functions.
std::vector<FunctionWord> macroWords();

}  // namespace muster::expr
