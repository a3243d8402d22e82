#pragma once

#include "core/expr/syntax.hpp"

#include <optional>

namespace muster::expr {

struct Expansion {
    Syntax::Pointer node;            ///< what the call became, when it was a macro
    std::optional<Problem> problem;  ///< or why the macro cannot be used so
};

/// Turns a call such as has(a.b), list.all(x, ...) or cel.bind(x, v, ...) into what it stands for. A call that is
/// no macro comes back unchanged.
Expansion expandMacro(Syntax::Pointer call);

}  // namespace muster::expr
