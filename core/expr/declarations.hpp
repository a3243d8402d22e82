#pragma once

#include "core/expr/function_table.hpp"
#include "core/text/regex.hpp"

namespace muster::expr {

/// The names available to an expression: the data that an Environment shares with the programs compiled in it.
struct Declarations {
    struct Variable {
        std::string name;
        Type type;
        unsigned bits;          ///< of the largest integer inside its value, in an ordinary file
        Type shape;             ///< the type with map literals as records
        bool isPresent = true;  ///< it has a value of its type for every element
    };
    std::vector<Variable> variables;
    std::vector<std::string> present;  ///< places that have a value, as written by places.cpp
    std::unordered_map<std::string, std::uint32_t> slots;
    std::shared_ptr<const Library> standard = Library::standard();
    Library own;  ///< functions of the toolkit
    std::shared_ptr<CompileBudget> budget = std::make_shared<CompileBudget>();

    const Callable* find(std::string_view name, bool member) const
    {
        const Callable* added = own.find(name, member);
        return added != nullptr ? added : standard->find(name, member);
    }
    bool hasNamespace(std::string_view name) const { return own.hasNamespace(name) || standard->hasNamespace(name); }
};

}  // namespace muster::expr
