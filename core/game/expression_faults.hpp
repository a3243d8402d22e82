#pragma once

#include "core/expr/program.hpp"
#include "core/text/document.hpp"

#include <optional>
#include <vector>

namespace muster::rules {

/// Compiles the expressions and templates of a system file, turning mistakes into faults at their place in that file.
class ExpressionCompiler {
public:
    explicit ExpressionCompiler(std::vector<text::Fault>& faults) : m_faults(faults) {}

    /// The program of a JSON string, or nothing when the node is absent or its expression is at fault.
    std::optional<expr::Program> program(text::Node node, const expr::Environment& environment,
                                         expr::Type expected = {});
    /// The same for an expression whose items are gone through one by one: a list, or a map or table for its keys.
    std::optional<expr::Program> collection(text::Node node, const expr::Environment& environment);
    /// The same for an expression that must give a number.
    std::optional<expr::Program> number(text::Node node, const expr::Environment& environment);
    std::optional<expr::Template> sentence(text::Node node, const expr::Environment& environment);

    bool failed() const { return m_failed; }
    /// Forgets earlier mistakes, to ask about the next part alone.
    void restart() { m_failed = false; }
    void report(text::Node node, const std::vector<expr::Problem>& problems);
    void report(text::Node node, std::string rule, std::string message, std::string help);
    /// Reports what does not keep the file from being used.
    void warn(text::Node node, std::string rule, std::string message, std::string help);

private:
    std::vector<text::Fault>& m_faults;
    bool m_failed = false;
};

}  // namespace muster::rules
