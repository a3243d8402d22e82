#include "core/expr/comparisons.hpp"

#include "core/expr/syntax.hpp"

namespace muster::expr {

namespace {

bool isText(const Syntax& node) { return node.kind == SyntaxKind::literal && node.literal.is(ValueType::string); }

bool isField(const Syntax& node)
{
    return node.kind == SyntaxKind::select && node.children.front()->type.kind() == Type::Kind::record;
}

class ComparisonReader {
public:
    std::vector<Comparison> take() { return std::move(m_found); }

    // The parser limits the nesting depth of an expression.
    void visit(const Syntax& node)
    {
        if (node.kind == SyntaxKind::index || node.kind == SyntaxKind::select || node.kind == SyntaxKind::has)
            lookUp(node);
        if (node.kind == SyntaxKind::binary) compare(node.op, *node.children[0], *node.children[1]);
        if (node.kind == SyntaxKind::comprehension || node.kind == SyntaxKind::bind) return visitScope(node);
        for (const auto& child : node.children) visit(*child);
    }

private:
    /// Records the range of a loop variable, as in self.abilities.exists(a, a == 'mounted').
    void visitScope(const Syntax& node)
    {
        const Syntax& range = *node.children[0];
        visit(range);
        const bool walks = node.kind == SyntaxKind::comprehension && node.variables.size() == 1 && isField(range);
        for (const auto& variable : node.variables) m_walked.emplace_back(variable, walks ? &range : nullptr);
        for (std::size_t i = 1; i < node.children.size(); ++i) visit(*node.children[i]);
        m_walked.resize(m_walked.size() - node.variables.size());
    }

    /// The field over whose items a loop variable iterates, or null.
    const Syntax* walkedBy(const Syntax& node) const
    {
        if (node.kind != SyntaxKind::name || node.reference != Reference::local) return nullptr;
        for (auto walked = m_walked.rbegin(); walked != m_walked.rend(); ++walked)
            if (walked->first == node.name) return walked->second;
        return nullptr;
    }

    void compare(Operator op, const Syntax& left, const Syntax& right)
    {
        if (op == Operator::equal || op == Operator::notEqual) {
            compare(left, right);
            compare(right, left);
        }
        if (op != Operator::in) return;
        if (isText(left) && isField(right)) add(right, left, true);
        if (right.kind == SyntaxKind::list)
            for (const auto& item : right.children) compare(left, *item);
    }

    void compare(const Syntax& value, const Syntax& text)
    {
        if (!isText(text)) return;
        if (isField(value))
            add(value, text, false);
        else if (const Syntax* field = walkedBy(value))
            add(*field, text, true);
    }

    void lookUp(const Syntax& node)
    {
        const Type& from = node.children.front()->type;
        if (from.kind() != Type::Kind::map || from.item().kind() != Type::Kind::record) return;
        const auto found = [&](const std::string& text, std::uint32_t begin, std::uint32_t end) {
            m_found.push_back({from.item().name(), "id", text, false, begin, end});
        };
        if (node.kind != SyntaxKind::index)
            found(node.name, node.nameBegin, node.nameEnd);
        else if (isText(*node.children[1]))
            found(node.children[1]->name, node.children[1]->begin, node.children[1]->end);
    }

    void add(const Syntax& field, const Syntax& text, bool item)
    {
        m_found.push_back({field.children.front()->type.name(), field.name, text.name, item, text.begin, text.end});
    }

    std::vector<Comparison> m_found;
    std::vector<std::pair<std::string_view, const Syntax*>> m_walked;  ///< the loop variables in scope, innermost last
};

}  // namespace

std::vector<Comparison> comparisons(const CheckedExpression& expression)
{
    if (!expression.root()) return {};
    ComparisonReader reader;
    reader.visit(*expression.root());
    return reader.take();
}

}  // namespace muster::expr
