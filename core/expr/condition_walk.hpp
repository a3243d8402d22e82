#pragma once

#include "core/expr/syntax_text.hpp"

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace muster::expr {

/// Visits the nodes of a checked expression, operands first, and knows the conditions that hold where each of them is
/// evaluated.
class ConditionWalk {
public:
    /// `conditions` hold wherever the expression is evaluated.
    ConditionWalk(std::string_view source, const std::vector<std::string>& conditions)
        : m_source(source), m_conditions(conditions.begin(), conditions.end())
    {}
    virtual ~ConditionWalk() = default;

    void visit(const Syntax& node);

protected:
    virtual void meet(const Syntax& node) = 0;

    std::string_view textOf(const Syntax& node) const { return expr::textOf(m_source, node); }
    /// The texts of the conditions, the innermost last.
    const std::vector<std::string_view>& conditions() const { return m_conditions; }
    /// The texts of the lists whose items are visited.
    const std::vector<std::string_view>& walked() const { return m_walked; }
    /// The value of a name that the expression itself defines; null for any other.
    const Syntax* boundTo(const Syntax& name) const;

private:
    std::string_view m_source;
    std::vector<std::string_view> m_conditions, m_walked;
    std::vector<std::pair<std::string_view, const Syntax*>> m_bound;
};

}  // namespace muster::expr
