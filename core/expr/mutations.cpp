#include "core/expr/mutations.hpp"

#include "core/expr/parser.hpp"

#include <algorithm>
#include <charconv>
#include <limits>

namespace muster::expr {

namespace {

/// The operators that a comparison is easily confused with.
std::vector<Operator> confusedWith(Operator op)
{
    switch (op) {
    case Operator::less: return {Operator::lessEqual, Operator::greaterEqual};
    case Operator::lessEqual: return {Operator::less, Operator::greater};
    case Operator::greater: return {Operator::greaterEqual, Operator::lessEqual};
    case Operator::greaterEqual: return {Operator::greater, Operator::less};
    case Operator::equal: return {Operator::notEqual};
    case Operator::notEqual: return {Operator::equal};
    default: return {};
    }
}

class Mutator {
public:
    explicit Mutator(std::string_view source) : m_source(source) {}

    void visit(const Syntax& node)
    {
        if (node.kind == SyntaxKind::literal && node.literal.is(ValueType::integer)) changeNumber(node);
        if (node.kind == SyntaxKind::binary) changeOperator(node);
        if (node.kind == SyntaxKind::logicalAnd || node.kind == SyntaxKind::logicalOr) changeLogic(node);
        if (node.kind == SyntaxKind::unary && node.op == Operator::logicalNot) replace(node, outer(*node.children[0]));
        for (const auto& child : node.children) visit(*child);
    }
    std::vector<Mutation> take() { return std::move(m_made); }

private:
    std::string outer(const Syntax& node) const
    {
        return std::string(m_source.substr(node.outerBegin, node.outerEnd - node.outerBegin));
    }

    void replace(const Syntax& node, std::string text) { m_made.push_back({node.begin, node.end, std::move(text)}); }

    void changeNumber(const Syntax& node)
    {
        std::int64_t number = 0;
        const auto text = m_source.substr(node.begin, node.end - node.begin);
        const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
        if (error != std::errc() || end != text.data() + text.size()) return;
        if (number < std::numeric_limits<std::int64_t>::max()) replace(node, std::to_string(number + 1));
        if (number > 0) replace(node, std::to_string(number - 1));
    }

    void changeOperator(const Syntax& node)
    {
        const Syntax &left = *node.children[0], &right = *node.children[1];
        const auto written = operatorText(node.op);
        const auto between = m_source.substr(left.outerEnd, right.outerBegin - left.outerEnd);
        const auto at = between.find(written);
        if (at == between.npos) return;
        const auto begin = left.outerEnd + static_cast<std::uint32_t>(at);
        for (const auto op : confusedWith(node.op))
            m_made.push_back(
                {begin, begin + static_cast<std::uint32_t>(written.size()), std::string(operatorText(op))});
        if (node.op != Operator::add && node.op != Operator::subtract) return;
        replace(node, outer(left));
        if (node.op == Operator::add) replace(node, outer(right));
    }

    void changeLogic(const Syntax& node)
    {
        const bool isAnd = node.kind == SyntaxKind::logicalAnd;
        replace(node, joined(node, isAnd ? " || " : " && ", node.children.size()));
        for (std::size_t i = 0; i < node.children.size(); ++i) replace(node, joined(node, isAnd ? " && " : " || ", i));
    }

    /// The operands in parentheses, except the one at that index.
    std::string joined(const Syntax& node, std::string_view op, std::size_t leftOut) const
    {
        std::string text;
        for (std::size_t i = 0; i < node.children.size(); ++i) {
            if (i == leftOut) continue;
            if (!text.empty()) text += op;
            text += "(" + outer(*node.children[i]) + ")";
        }
        return "(" + text + ")";
    }

    std::string_view m_source;
    std::vector<Mutation> m_made;
};

}  // namespace

std::string Mutation::applied(std::string_view source) const
{
    return std::string(source.substr(0, begin)) + text + std::string(source.substr(end));
}

std::vector<Mutation> mutationsOf(std::string_view source)
{
    const auto parsed = parse(source, true);
    const auto* root = std::get_if<Syntax::Pointer>(&parsed);
    if (!root) return {};
    Mutator mutator(source);
    mutator.visit(**root);
    return mutator.take();
}

}  // namespace muster::expr
