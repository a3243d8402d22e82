#pragma once

#include "core/expr/program.hpp"

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace muster::expr {

struct Callable;

/// The kinds of nodes of a parsed expression.
enum class SyntaxKind : std::uint8_t {
    literal,
    name,
    select,
    has,
    index,
    unary,
    binary,
    logicalAnd,
    logicalOr,
    conditional,
    call,
    list,
    map,
    comprehension,
    bind,
};

enum class Operator : std::uint8_t {
    add,
    subtract,
    multiply,
    divide,
    modulo,
    equal,
    notEqual,
    less,
    lessEqual,
    greater,
    greaterEqual,
    in,
    negate,
    logicalNot,
};

/// "+", "==", "in", ...
std::string_view operatorText(Operator op);

enum class Macro : std::uint8_t { all, exists, existsOne, map, filter, transformMap, transformMapEntry, sortBy };

/// The meaning of a name, set by the checker.
enum class Reference : std::uint8_t { unresolved, slot, local, typeName };

/// One node of a parsed expression. The checker sets `type`, `reference`, `slot`, `callable` and `overload`.
struct Syntax {
    using Pointer = std::unique_ptr<Syntax>;

    SyntaxKind kind = SyntaxKind::literal;
    Operator op = Operator::add;
    Macro macro = Macro::all;
    bool absolute = false;    ///< a name with a leading dot, which skips loop variables
    bool member = false;      ///< a call of the form receiver.name(...): the receiver is the first child
    std::uint32_t begin = 0;  ///< byte range of the expression itself
    std::uint32_t end = 0;
    std::uint32_t outerBegin = 0;  ///< the same including enclosing parentheses
    std::uint32_t outerEnd = 0;
    std::uint32_t nameBegin = 0;
    std::uint32_t nameEnd = 0;
    std::uint32_t height = 1;
    std::string name;  ///< of a name, field, function; text of a string literal
    Value literal;     ///< of a literal; a string's text is in `name`
    /// Operands; map: key, value, key, value...; comprehension: range, body and optionally a condition; bind: value,
    /// body.
    std::vector<Pointer> children;
    std::vector<std::string> variables;  ///< of a comprehension or bind

    Type type;
    Reference reference = Reference::unresolved;
    std::uint32_t slot = 0;
    const Callable* callable = nullptr;
    int overload = -1;  ///< the only one that fits, or -1 to select during evaluation
};

}  // namespace muster::expr
