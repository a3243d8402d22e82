#include "core/expr/checked_expression.hpp"

#include "core/expr/checker.hpp"
#include "core/expr/parser.hpp"

#include <utility>

namespace muster::expr {

CheckedExpression::CheckedExpression(std::string_view source, const Environment& environment)
    : m_source(source), m_environment(&environment)
{
    auto parsed = parse(source, true);
    auto* root = std::get_if<Syntax::Pointer>(&parsed);
    if (!root) return;
    const Program::Options options;
    Checker checker(*environment.m_data, options);
    checker.run(**root);
    if (checker.takeProblems().empty()) m_root = std::move(*root);
}

CheckedExpression::~CheckedExpression() = default;
CheckedExpression::CheckedExpression(CheckedExpression&&) noexcept = default;
CheckedExpression& CheckedExpression::operator=(CheckedExpression&&) noexcept = default;

Type CheckedExpression::type() const { return m_root ? m_root->type : Type(); }

}  // namespace muster::expr
