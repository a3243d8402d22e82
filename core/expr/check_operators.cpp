#include "core/expr/checker.hpp"
#include "core/expr/compatible.hpp"

#include <fmt/format.h>

namespace muster::expr {

using Kind = Type::Kind;

std::string operatorMismatch(Operator op, std::string_view left, std::string_view right)
{
    switch (op) {
    case Operator::add: return fmt::format("'+' cannot add {} and {}", left, right);
    case Operator::subtract: return fmt::format("'-' cannot subtract {} from {}", right, left);
    case Operator::multiply: return fmt::format("'*' cannot multiply {} by {}", left, right);
    case Operator::divide: return fmt::format("'/' cannot divide {} by {}", left, right);
    case Operator::modulo: return fmt::format("'%' cannot take the remainder of {} by {}", left, right);
    case Operator::in: return fmt::format("'in' cannot look for {} in {}", left, right);
    default: return fmt::format("'{}' cannot compare {} with {}", operatorText(op), left, right);
    }
}

namespace {

bool isZero(const Syntax& node)
{
    return node.kind == SyntaxKind::literal && node.literal.isNumber() && node.literal.asNumber() == 0;
}

bool isComparison(const Syntax& node)
{
    return node.kind == SyntaxKind::binary && (node.op == Operator::less || node.op == Operator::lessEqual ||
                                               node.op == Operator::greater || node.op == Operator::greaterEqual);
}

/// What to write instead of a comparison of values of different types; ends with "; " for equality, which goes on.
std::string helpForMixed(const Syntax& node, const Type& left, const Type& right)
{
    const std::string_view end = node.op == Operator::equal || node.op == Operator::notEqual ? "; " : "";
    if (isComparison(*node.children[0]) && isNumber(right))
        return fmt::format("compare in two steps, as in 1 <= x && x <= 3{}", end);
    for (const auto& [text, other] : {std::pair(node.children[1].get(), &left), {node.children[0].get(), &right}}) {
        const bool isLiteral = text->kind == SyntaxKind::literal && text->literal.is(ValueType::string);
        const bool isNumeral =
            isLiteral && !text->name.empty() && text->name.find_first_not_of("0123456789.") == std::string::npos;
        if (isNumber(*other) && isNumeral) return fmt::format("write {} without quotes{}", text->name, end);
        if (isBoolean(*other) && isLiteral && (text->name == "true" || text->name == "false"))
            return fmt::format("write {} without quotes{}", text->name, end);
        if (other->kind() == Kind::list && isLiteral)
            return fmt::format("write '{}' in {}{}", text->name,
                               dottedPath(*node.children[text == node.children[1].get() ? 0 : 1]), end);
    }
    if ((left.kind() == Kind::list && isNumber(right)) || (right.kind() == Kind::list && isNumber(left)))
        return fmt::format("compare the number of items: list.size(){}", end);
    return {};
}

}  // namespace

Type Checker::unary(Syntax& node)
{
    const Type operand = visit(*node.children.front());
    if (node.op == Operator::logicalNot) {
        if (isDynamic(operand) || isBoolean(operand)) return Type::simple(Kind::boolean);
        return wrongType(node, fmt::format("'!' negates a bool, not {}", operand.toText()),
                         isNumber(operand) ? "compare it, as in x > 0"
                                           : "negate a whole comparison in parentheses, as in !(x in list)");
    }
    if (isDynamic(operand) || operand.kind() == Kind::integer || operand.kind() == Kind::real) return operand;
    return wrongType(node, fmt::format("'-' cannot negate {}", operand.toText()));
}

Type Checker::binary(Syntax& node)
{
    const Type left = visit(*node.children[0]), right = visit(*node.children[1]);
    switch (node.op) {
    case Operator::equal:
    case Operator::notEqual: return equality(node, left, right);
    case Operator::in: return membership(node, left, right);
    case Operator::less:
    case Operator::lessEqual:
    case Operator::greater:
    case Operator::greaterEqual: return ordering(node, left, right);
    default: return arithmetic(node, left, right);
    }
}

Type Checker::arithmetic(const Syntax& node, const Type& left, const Type& right)
{
    const auto fits = [&](const Type& type) {
        switch (type.kind()) {
        case Kind::dynamic:
        case Kind::integer:
        case Kind::unsignedInteger: return true;
        case Kind::real: return node.op != Operator::modulo;
        case Kind::string:
        case Kind::list: return node.op == Operator::add;
        default: return false;
        }
    };
    const bool sameKind = left.kind() == right.kind() || isDynamic(left) || isDynamic(right);
    if (!m_options.divideByZero && (node.op == Operator::divide || node.op == Operator::modulo) &&
        isZero(*node.children[1]))
        return wrongType(*node.children[1], fmt::format("'{}' divides by 0", operatorText(node.op)),
                         "check the divisor first: x == 0 ? 0 : y / x");
    if (fits(left) && fits(right) && sameKind) {
        if (left.kind() == Kind::list || right.kind() == Kind::list)
            return Type::listOf(join(left.item(), right.item()).value_or(Type()));
        return isDynamic(left) ? right : left;
    }
    std::string help;
    if (isNumber(left) && isNumber(right))
        help = node.op == Operator::modulo ? "'%' works on whole numbers"
                                           : "use the same type on both sides: write double(...) around the int, or "
                                             "remove the .0 if both are whole numbers";
    else if (isText(left) || isText(right))
        help = "string(...) converts a value to text";
    return wrongType(node, operatorMismatch(node.op, left.toText(), right.toText()), std::move(help));
}

Type Checker::ordering(const Syntax& node, const Type& left, const Type& right)
{
    const auto ordered = [](const Type& type) {
        return isDynamic(type) || isNumber(type) || isText(type) || isBoolean(type);
    };
    const bool sameKind =
        left.kind() == right.kind() || isDynamic(left) || isDynamic(right) || (isNumber(left) && isNumber(right));
    if (!ordered(left) || !ordered(right) || !sameKind)
        wrongType(node, operatorMismatch(node.op, left.toText(), right.toText()), helpForMixed(node, left, right));
    return Type::simple(Kind::boolean);
}

Type Checker::equality(const Syntax& node, const Type& left, const Type& right)
{
    if (!comparable(left, right)) {
        const bool null = left.kind() == Kind::null || right.kind() == Kind::null;
        wrongType(node, operatorMismatch(node.op, left.toText(), right.toText()),
                  null ? "this is never null; has(...) tests whether a field exists"
                       : helpForMixed(node, left, right) + "values of different types are never equal");
    }
    return Type::simple(Kind::boolean);
}

Type Checker::membership(const Syntax& node, const Type& left, const Type& right)
{
    const Type boolean = Type::simple(Kind::boolean);
    if (isDynamic(right)) return boolean;
    if (right.kind() == Kind::list && comparable(left, right.item())) return boolean;
    if (right.kind() == Kind::map && comparable(left, right.key())) return boolean;
    if (right.kind() == Kind::record && (isDynamic(left) || isText(left))) return boolean;
    wrongType(node, operatorMismatch(node.op, left.toText(), right.toText()),
              left.kind() == Kind::list && isText(right) ? "the list stands on the right: text in list"
              : isText(right)                            ? "use text.contains(part) to search a string"
                                                         : "");
    return boolean;
}

}  // namespace muster::expr
