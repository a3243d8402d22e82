#include "core/expr/syntax.hpp"

namespace muster::expr {

std::string_view operatorText(Operator op)
{
    switch (op) {
    case Operator::add: return "+";
    case Operator::subtract: return "-";
    case Operator::multiply: return "*";
    case Operator::divide: return "/";
    case Operator::modulo: return "%";
    case Operator::equal: return "==";
    case Operator::notEqual: return "!=";
    case Operator::less: return "<";
    case Operator::lessEqual: return "<=";
    case Operator::greater: return ">";
    case Operator::greaterEqual: return ">=";
    case Operator::in: return "in";
    case Operator::negate: return "-";
    case Operator::logicalNot: return "!";
    }
    return "?";
}

}  // namespace muster::expr
