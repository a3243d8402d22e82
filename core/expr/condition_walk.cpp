#include "core/expr/condition_walk.hpp"

namespace muster::expr {

// The parser limits the nesting depth of an expression.
void ConditionWalk::visit(const Syntax& node)
{
    const auto known = m_conditions.size();
    switch (node.kind) {
    case SyntaxKind::conditional:
        visit(*node.children[0]);
        m_conditions.push_back(textOf(*node.children[0]));
        visit(*node.children[1]);
        visit(*node.children[2]);
        break;
    case SyntaxKind::logicalAnd:
    case SyntaxKind::logicalOr:
        // Whatever decides the result makes the failure of another operand harmless.
        for (const auto& child : node.children) {
            for (const auto& other : node.children)
                if (other != child) m_conditions.push_back(textOf(*other));
            visit(*child);
            m_conditions.resize(known);
        }
        break;
    case SyntaxKind::comprehension:
        visit(*node.children[0]);
        // The items were filtered, or the list is not empty while its items are visited.
        m_conditions.push_back(textOf(*node.children[0]));
        m_walked.push_back(textOf(*node.children[0]));
        if (node.children.size() > 2) m_conditions.push_back(textOf(*node.children[2]));
        for (std::size_t i = 1; i < node.children.size(); ++i) visit(*node.children[i]);
        m_walked.pop_back();
        break;
    case SyntaxKind::bind:
        visit(*node.children[0]);
        m_bound.emplace_back(node.variables.front(), node.children[0].get());
        visit(*node.children[1]);
        m_bound.pop_back();
        break;
    default:
        for (const auto& child : node.children) visit(*child);
    }
    meet(node);
    m_conditions.resize(known);
}

const Syntax* ConditionWalk::boundTo(const Syntax& name) const
{
    for (auto bound = m_bound.rbegin(); bound != m_bound.rend(); ++bound)
        if (bound->first == name.name) return bound->second;
    return nullptr;
}

}  // namespace muster::expr
