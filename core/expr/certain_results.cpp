#include "core/expr/certain_results.hpp"

#include "core/expr/certain_shapes.hpp"
#include "core/expr/compatible.hpp"

#include <algorithm>
#include <set>
#include <string_view>

namespace muster::expr {

using Kind = Type::Kind;

namespace {

constexpr unsigned maxBits = 63;
constexpr unsigned bitsOfItems = 25;  // of the items that the work allowance of a file suffices for
constexpr unsigned bitsOfRange = 19;  // of the length that lists.range() takes

/// Functions that fail for no arguments of their declared types, except by exhausting the work allowance. Any other
/// function may fail.
bool neverFails(const Syntax& call, const Type& first)
{
    static const std::set<std::string_view> ofAnyTypes{
        "size",       "string",     "dyn",        "type",       "startsWith", "endsWith", "contains",
        "lowerAscii", "upperAscii", "trim",       "reverse",    "replace",    "split",    "join",
        "distinct",   "math.ceil",  "math.floor", "math.round", "math.trunc", "counted",  "strings.quote"};
    const auto count = call.children.size();
    if (call.name == "flatten" || call.name == "sum") return count == 1;
    if (call.name == "max" || call.name == "min") return count == 1 && isInteger(first.item()) && first.atLeast() > 0;
    if (call.name == "indexOf" || call.name == "lastIndexOf") return count == 2;
    if (call.name == "int" || call.name == "double") return isInteger(first);
    if (call.name == "bool") return first.kind() == Kind::boolean;
    return ofAnyTypes.contains(call.name);
}

/// `type` is that of the results of the function's form for these arguments; the checker may know less.
Certainty resultOfFunction(const Syntax& node, const Type& type, const Certainty& first, unsigned bits)
{
    if (node.name == "lists.range") return {bits <= bitsOfRange, bits};
    const bool certain = neverFails(node, first.shape);
    if (node.name == "size" || node.name == "indexOf" || node.name == "lastIndexOf") return {certain, bitsOfSize};
    if (node.name == "sum") {
        const unsigned sum = isInteger(type) ? bits + bitsOfItems : 0;
        return {certain && sum <= maxBits, sum};
    }
    // Their results consist of what is in their arguments.
    static const std::set<std::string_view> ofItems{"distinct", "reverse", "sort", "slice"};
    if (ofItems.contains(node.name))
        return {certain, bits,
                first.shape.kind() == Kind::list ? Type::listOf(first.shape.item()) : Type::simple(first.shape.kind())};
    if (node.name == "flatten" && certain && first.shape.item().kind() == Kind::list)
        return {true, bits, Type::listOf(first.shape.item().item())};
    // The integers of other results are new ones.
    if (node.name == "dyn") return {certain, bits, first.shape};
    static const std::set<std::string_view> ofArguments{"flatten", "min", "max"};
    const bool isOfArguments = ofArguments.contains(node.name) || (node.name == "int" && isInteger(first.shape));
    return {certain, isInteger(type) && !isOfArguments ? 64 : bits};
}

Certainty arithmetic(const Syntax& node, const Certainty& a, const Certainty& b)
{
    const auto kind = a.shape.kind();
    if (kind != b.shape.kind()) return {};
    const bool adds = node.op == Operator::add;
    if (kind == Kind::string) return {adds, 0, Type::simple(Kind::string)};
    if (kind == Kind::list) return {adds, std::max(a.bits, b.bits), merged(a.shape, b.shape)};
    if (kind == Kind::real) return {node.op != Operator::modulo, 0, a.shape};
    if (kind != Kind::integer) return {};
    if (node.op == Operator::divide || node.op == Operator::modulo) {
        const Syntax& divisor = *node.children[1];
        const bool isValid = divisor.kind == SyntaxKind::literal && divisor.literal.asInteger() != 0;
        return {isValid && a.bits <= maxBits, a.bits, a.shape};
    }
    const auto bits = node.op == Operator::multiply ? a.bits + b.bits : std::max(a.bits, b.bits) + 1;
    return {bits <= maxBits, bits, a.shape};
}

}  // namespace

Certainty certaintyOfUnary(const Syntax& node, const Certainty& operand)
{
    if (node.op == Operator::logicalNot) return {operand.holds && operand.shape.kind() == Kind::boolean, 0};
    const bool fits = operand.shape.kind() == Kind::real || (isInteger(operand.shape) && operand.bits <= maxBits);
    return {operand.holds && fits, operand.bits, operand.shape};
}

Certainty certaintyOfBinary(const Syntax& node, const Certainty& a, const Certainty& b)
{
    const bool hold = a.holds && b.holds;
    switch (node.op) {
    case Operator::equal:
    case Operator::notEqual: return {hold, 0, Type::simple(Kind::boolean)};
    case Operator::less:
    case Operator::lessEqual:
    case Operator::greater:
    case Operator::greaterEqual: {
        const auto kind = a.shape.kind();
        const bool ordered = (isNumeric(a.shape) && isNumeric(b.shape)) ||
                             (kind == b.shape.kind() && (kind == Kind::string || kind == Kind::boolean));
        return {hold && ordered, 0, Type::simple(Kind::boolean)};
    }
    case Operator::in: return {hold && isCollection(b.shape), 0, Type::simple(Kind::boolean)};
    default: break;
    }
    auto result = arithmetic(node, a, b);
    result.holds = result.holds && hold;
    return result;
}

Certainty certaintyOfCall(const Syntax& node, const std::vector<Certainty>& arguments)
{
    Certainty all{true, 0};
    for (const auto& argument : arguments) {
        all.holds = all.holds && argument.holds;
        all.bits = std::max(all.bits, argument.bits);
    }
    if (node.callable == nullptr || arguments.empty()) return {};
    const auto accepts = [&](const Overload& overload) {
        if (overload.native == nullptr) return false;
        if (overload.variadic)
            return std::all_of(arguments.begin(), arguments.end(),
                               [](const Certainty& one) { return isNumeric(one.shape); });
        if (overload.parameters.size() != arguments.size()) return false;
        for (std::size_t i = 0; i < arguments.size(); ++i)
            if (!surely(overload.parameters[i], arguments[i].shape)) return false;
        return true;
    };
    const auto& overloads = node.callable->overloads;
    const auto chosen = std::find_if(overloads.begin(), overloads.end(), accepts);
    if (chosen == overloads.end()) return {};
    if (chosen->variadic) return all;
    auto result = resultOfFunction(node, chosen->result, arguments.front(), all.bits);
    result.holds = result.holds && all.holds;
    return result;
}

}  // namespace muster::expr
