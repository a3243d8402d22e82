#pragma once

#include "core/expr/program.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace muster::expr {

/// A variable that expressions of an environment can read.
struct VariableWord {
    std::string name;
    Type type;
    bool isOptional = false;  ///< it is null or empty for some elements
};

/// A function or a macro of the language.
struct FunctionWord {
    std::string name;
    bool isMember = false;                ///< called as receiver.name(...)
    bool isMacro = false;                 ///< evaluates an argument for each item
    std::vector<std::string> signatures;  ///< such as "string.startsWith(string) -> bool"
    std::string meaning;                  ///< one sentence or phrase
};

/// The variables of an environment, in the order of their slots.
std::vector<VariableWord> variablesOf(const Environment& environment);

/// The functions of an environment and the macros of the language, sorted by name, then functions before members.
std::vector<FunctionWord> functionsOf(const Environment& environment);

}  // namespace muster::expr
