#pragma once

#include "core/expr/declarations.hpp"
#include "core/expr/syntax.hpp"

namespace muster::expr {

/// Traverses a parsed expression once: resolves every name and function, computes every type, and collects problems.
class Checker {
public:
    Checker(const Declarations& environment, const Program::Options& options)
        : m_environment(environment), m_options(options)
    {}

    /// Checks the whole expression and fills in what the checker sets in its nodes.
    void run(Syntax& root);

    /// Moves out the problems found, in the order of the traversal; none if the expression is valid.
    std::vector<Problem> takeProblems() { return std::move(m_problems); }
    std::uint32_t localCount() const { return m_localCount; }  ///< frame slots needed for loop variables

private:
    struct Local {
        std::string_view name;
        Type type;
        std::uint32_t index;
    };

    Type visit(Syntax& node);
    Type resolve(Syntax& node);
    Type literal(const Syntax& node) const;
    Type name(Syntax& node);
    Type select(Syntax& node);
    Type has(Syntax& node);
    Type fieldOf(const Syntax& node, const Type& type);
    Type index(Syntax& node);
    Type list(Syntax& node);
    Type map(Syntax& node);
    Type conditional(Syntax& node);
    Type logical(Syntax& node);

    // check_operators.cpp
    Type unary(Syntax& node);
    Type binary(Syntax& node);
    Type arithmetic(const Syntax& node, const Type& left, const Type& right);
    Type ordering(const Syntax& node, const Type& left, const Type& right);
    Type equality(const Syntax& node, const Type& left, const Type& right);
    Type membership(const Syntax& node, const Type& left, const Type& right);

    // check_calls.cpp
    Type call(Syntax& node);
    void qualify(Syntax& node);
    Type unknownFunction(const Syntax& node);
    bool takesNoVariable(const Syntax& node) const;
    Type choose(Syntax& node, const std::vector<Type>& arguments);
    Type mismatch(const Syntax& node, const std::vector<Type>& arguments);
    void checkPattern(const Syntax& node);

    // check_macros.cpp
    Type comprehension(Syntax& node);
    Type result(const Syntax& node, const Type& range, const Type& body);
    Type bind(Syntax& node);
    void pushLocal(const std::string& name, Type type);

    const Local* findLocal(std::string_view name) const;
    bool isLocalPath(const Syntax& node) const;
    bool becomeVariable(Syntax& node, const std::string& path);
    Type unknownName(const Syntax& node);
    std::string helpForName(const std::string& name) const;
    std::string helpForField(const Type& record, const std::string& field) const;

    Type wrongName(std::uint32_t begin, std::uint32_t end, std::string message, std::string help);
    Type wrongType(const Syntax& node, std::string message, std::string help = {});

    const Declarations& m_environment;
    const Program::Options& m_options;
    std::vector<Local> m_locals;
    std::vector<std::pair<std::string, std::string>> m_pastLocals;  ///< with their macros, which are over
    std::vector<Problem> m_problems;
    std::uint32_t m_localCount = 0;
};

/// "a.b.c" if the node consists only of names joined by dots, else "".
std::string dottedPath(const Syntax& node);

/// "did you mean 'strength'?", or "" if no name is similar.
std::string didYouMean(std::span<const std::string> names, std::string_view name);

/// "'+' cannot add int and string": a message for an operator with unsuitable operands.
std::string operatorMismatch(Operator op, std::string_view left, std::string_view right);

}  // namespace muster::expr
