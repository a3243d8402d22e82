#include "core/expr/lost_remainders.hpp"

#include "core/expr/syntax_text.hpp"

#include <set>

namespace muster::expr {

namespace {

class RemainderReader {
public:
    explicit RemainderReader(std::string_view source) : m_source(source) {}

    // The parser limits the nesting depth of an expression.
    void visit(const Syntax& node)
    {
        for (const auto& child : node.children) visit(*child);
        if (isDivision(node, Operator::modulo)) m_asked.insert(comparableText(m_source, *node.children[0]));
        if (isDivision(node, Operator::divide) && isQuotientZero(node)) add(node, true);
        if (node.kind == SyntaxKind::call && node.name == "double" && node.children.size() == 1 &&
            isDivision(*node.children[0], Operator::divide) && !isQuotientZero(*node.children[0]))
            add(*node.children[0], false);
    }

    std::vector<LostRemainder> take()
    {
        // An author who asks for the remainder knows that the division drops it.
        std::vector<LostRemainder> lost;
        for (auto& one : m_found)
            if (one.division.isZero || !m_asked.contains(one.dividend)) lost.push_back(std::move(one.division));
        return lost;
    }

private:
    static bool isDivision(const Syntax& node, Operator op)
    {
        return node.kind == SyntaxKind::binary && node.op == op &&
               node.children[0]->type.kind() == Type::Kind::integer &&
               node.children[1]->type.kind() == Type::Kind::integer;
    }

    static bool isQuotientZero(const Syntax& node)
    {
        const Syntax &left = *node.children[0], &right = *node.children[1];
        return left.kind == SyntaxKind::literal && right.kind == SyntaxKind::literal && left.literal.asInteger() > 0 &&
               right.literal.asInteger() > left.literal.asInteger();
    }

    void add(const Syntax& node, bool isZero)
    {
        m_found.push_back({{std::string(m_source.substr(node.begin, node.end - node.begin)),
                            std::string(textOf(m_source, *node.children[0])),
                            std::string(textOf(m_source, *node.children[1])), isZero, node.begin, node.end},
                           comparableText(m_source, *node.children[0])});
    }

    struct Found {
        LostRemainder division;
        std::string dividend;  ///< as in m_asked
    };

    std::string_view m_source;
    std::vector<Found> m_found;
    std::set<std::string> m_asked;  ///< the dividends of remainders, as comparable texts
};

}  // namespace

std::vector<LostRemainder> lostRemainders(const CheckedExpression& expression)
{
    if (!expression.root()) return {};
    RemainderReader reader(expression.source());
    reader.visit(*expression.root());
    return reader.take();
}

}  // namespace muster::expr
