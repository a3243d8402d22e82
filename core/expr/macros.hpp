#pragma once

#include "core/expr/syntax.hpp"

#include <optional>
#include <span>

namespace muster::expr {

/// One form of a macro called on a list or map: list.map(x, condition, ...).
struct MacroForm {
    std::string_view name;
    std::size_t arguments;
    Macro macro;
    std::size_t variables;
    bool condition;  ///< the argument before the last one filters
};

/// Every such form; has() and cel.bind() are separate.
std::span<const MacroForm> macroForms();

/// The result of expandMacro().
struct Expansion {
    Syntax::Pointer node;            ///< the expanded call, if it was a macro
    std::optional<Problem> problem;  ///< or the reason why the use of the macro is invalid
};

/// Expands a call such as has(a.b), list.all(x, ...) or cel.bind(x, v, ...). A call that is not a macro is returned
/// unchanged.
Expansion expandMacro(Syntax::Pointer call);

}  // namespace muster::expr
