#pragma once

#include "core/expr/function_table.hpp"
#include "core/text/regex.hpp"

#include <optional>

namespace muster::expr {

/// The names available to an expression: the data that an Environment shares with the programs compiled in it.
struct Declarations {
    /// A variable; its slot is its index in `variables`.
    struct Variable {
        std::string name;
        Type type;
        unsigned bits;          ///< of the largest integer inside its value, in an ordinary file
        Type shape;             ///< the type with map literals as records
        bool isPresent = true;  ///< it has a value of its type for every element
    };
    std::vector<Variable> variables;
    std::vector<std::string> later;    ///< names and "record.field" that are defined after the expression
    std::vector<std::string> present;  ///< places that have a value, as written by places.cpp
    std::shared_ptr<const Library> standard = Library::standard();
    std::shared_ptr<const Library> own = Library::none();  ///< functions of the toolkit; most environments share them
    std::shared_ptr<CompileBudget> budget = std::make_shared<CompileBudget>();

    /// The slot of a variable, or nothing. Of several with one name the last is visible.
    std::optional<std::uint32_t> slotOf(std::string_view name) const
    {
        for (std::size_t slot = variables.size(); slot-- > 0;)
            if (variables[slot].name == name) return static_cast<std::uint32_t>(slot);
        return std::nullopt;
    }
    /// The function of that name, the toolkit's own before the standard one; or null.
    const Callable* find(std::string_view name, bool member) const
    {
        const Callable* added = own->find(name, member);
        return added != nullptr ? added : standard->find(name, member);
    }
    /// True if there are functions called name.something.
    bool hasNamespace(std::string_view name) const { return own->hasNamespace(name) || standard->hasNamespace(name); }
};

}  // namespace muster::expr
