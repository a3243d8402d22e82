#include "core/expr/divisions.hpp"

#include "core/expr/condition_walk.hpp"

#include <algorithm>

namespace muster::expr {

namespace {

bool isWordPart(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' || c == '.';
}

/// True if the text contains the value, and not only as a part of a longer name.
bool mentions(std::string_view text, std::string_view value)
{
    for (auto at = text.find(value); at != std::string_view::npos; at = text.find(value, at + 1)) {
        const auto end = at + value.size();
        if ((at == 0 || !isWordPart(text[at - 1])) && (end == text.size() || !isWordPart(text[end]))) return true;
    }
    return false;
}

bool isPath(const Syntax& node)
{
    return node.kind == SyntaxKind::name ||
           ((node.kind == SyntaxKind::select || node.kind == SyntaxKind::index) && isPath(*node.children.front()));
}

class DivisionReader final : public ConditionWalk {
public:
    using NeverZero = std::function<bool(std::string_view record, std::string_view field)>;

    DivisionReader(std::string_view source, const NeverZero& isNeverZero, const std::vector<std::string>& conditions)
        : ConditionWalk(source, conditions), m_neverZero(isNeverZero)
    {}

    std::vector<Division> take() { return std::move(m_found); }

private:
    void meet(const Syntax& node) override
    {
        if (node.kind == SyntaxKind::binary && (node.op == Operator::divide || node.op == Operator::modulo))
            check(*node.children[1]);
    }

    void check(const Syntax& divisor)
    {
        if (isNeverZero(divisor) || isGuarded(divisor)) return;
        m_found.push_back({std::string(textOf(divisor)), divisor.outerBegin, divisor.outerEnd});
    }

    /// True if a condition reads the divisor, or one of the values that it is made of.
    bool isGuarded(const Syntax& node) const
    {
        const auto text = textOf(node);
        if (std::any_of(conditions().begin(), conditions().end(),
                        [&](std::string_view condition) { return mentions(condition, text); }))
            return true;
        if (isPath(node)) return false;
        return std::any_of(node.children.begin(), node.children.end(),
                           [&](const auto& child) { return child->kind != SyntaxKind::literal && isGuarded(*child); });
    }

    bool isNeverZero(const Syntax& node) const
    {
        const auto all = [&](std::size_t from) {
            return std::all_of(node.children.begin() + static_cast<std::ptrdiff_t>(from), node.children.end(),
                               [&](const auto& child) { return isNeverZero(*child); });
        };
        const auto any = [&] {
            return std::any_of(node.children.begin(), node.children.end(),
                               [&](const auto& child) { return isNeverZero(*child); });
        };
        switch (node.kind) {
        case SyntaxKind::literal: return node.literal.isNumber() && node.literal.asNumber() != 0;
        case SyntaxKind::unary: return node.op == Operator::negate && isNeverZero(*node.children[0]);
        case SyntaxKind::binary:
            // Numbers of games are rarely negative, so one operand is enough for a sum.
            return (node.op == Operator::multiply && all(0)) || (node.op == Operator::add && any());
        case SyntaxKind::conditional: return all(1);
        case SyntaxKind::name: {
            const auto* bound = boundTo(node);
            return bound && isNeverZero(*bound);
        }
        case SyntaxKind::select: {
            const auto& record = node.children.front()->type;
            return record.kind() == Type::Kind::record && m_neverZero(record.name(), node.name);
        }
        case SyntaxKind::call: return isNeverZeroCall(node);
        default: return false;
        }
    }

    bool isNeverZeroCall(const Syntax& node) const
    {
        if (node.name == "double" || node.name == "uint" || node.name == "dyn" ||
            (node.name == "int" && node.children.front()->type.kind() != Type::Kind::real))
            return isNeverZero(*node.children.front());
        if (node.name == "math.greatest")
            return std::any_of(node.children.begin(), node.children.end(), [](const auto& child) {
                return child->kind == SyntaxKind::literal && child->literal.isNumber() && child->literal.asNumber() > 0;
            });
        if (node.name != "size" || node.children.empty()) return false;
        const Syntax& counted = *node.children.front();
        if (counted.type.atLeast() > 0 || (counted.kind == SyntaxKind::list && !counted.children.empty())) return true;
        if (counted.type.kind() == Type::Kind::map && !counted.type.texts().empty()) return true;
        return std::find(walked().begin(), walked().end(), textOf(counted)) != walked().end();
    }

    const NeverZero& m_neverZero;
    std::vector<Division> m_found;
};

}  // namespace

std::vector<Division>
divisionsByZero(const CheckedExpression& expression,
                const std::function<bool(std::string_view record, std::string_view field)>& isNeverZero,
                const std::vector<std::string>& conditions)
{
    if (!expression.root()) return {};
    DivisionReader reader(expression.source(), isNeverZero, conditions);
    reader.visit(*expression.root());
    return reader.take();
}

}  // namespace muster::expr
