#pragma once

#include "core/expr/syntax.hpp"

#include <optional>
#include <span>

namespace muster::expr {

/// One form of a macro written behind a list or map: list.map(x, condition, ...).
struct MacroForm {
    std::string_view name;
    std::size_t arguments;
    Macro macro;
    std::size_t variables;
    bool condition;  ///< the argument before the last filters
};

/// Every such form; has() and cel.bind() stand beside them.
std::span<const MacroForm> macroForms();

struct Expansion {
    Syntax::Pointer node;            ///< what the call became, when it was a macro
    std::optional<Problem> problem;  ///< or why the macro cannot be used so
};

/// Turns a call such as has(a.b), list.all(x, ...) or cel.bind(x, v, ...) into what it stands for. A call that is
/// no macro comes back unchanged.
Expansion expandMacro(Syntax::Pointer call);

}  // namespace muster::expr
