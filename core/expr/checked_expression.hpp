#pragma once

#include "core/expr/program.hpp"

#include <memory>
#include <string_view>

namespace muster::expr {

struct Syntax;

/// An expression with the type of every part, for those that read it without evaluating it. Source and environment must
/// outlive it.
class CheckedExpression {
public:
    CheckedExpression(std::string_view source, const Environment& environment);
    ~CheckedExpression();
    CheckedExpression(CheckedExpression&&) noexcept;
    CheckedExpression& operator=(CheckedExpression&&) noexcept;

    std::string_view source() const { return m_source; }
    const Environment& environment() const { return *m_environment; }
    /// Null if the expression is invalid.
    const Syntax* root() const { return m_root.get(); }
    /// The type of its result; unknown if the expression is invalid.
    Type type() const;

private:
    std::string_view m_source;
    const Environment* m_environment;
    std::unique_ptr<Syntax> m_root;
};

}  // namespace muster::expr
