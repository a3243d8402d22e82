#pragma once

#include "core/expr/program.hpp"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace muster::rules {

/// A name that could continue an expression.
struct Suggestion {
    std::string name;
    std::string type;     ///< of a variable or field; the first signature of a function
    std::string meaning;  ///< may be empty
    bool isFunction = false;
};

/// The names that could stand at the end of the beginning of an expression.
struct Suggestions {
    std::size_t begin = 0;          ///< where the name that was begun starts, in bytes
    std::vector<Suggestion> names;  ///< sorted; they all begin with what stands there
};

/// Completes the last name of the beginning of an expression: fields and functions of the value before a dot, else
/// variables and functions. The variables of macros that are not closed yet are known.
Suggestions suggestionsFor(std::string_view beginning, const expr::Environment& environment);

}  // namespace muster::rules
