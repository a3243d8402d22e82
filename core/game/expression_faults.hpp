#pragma once

#include "core/expr/program.hpp"
#include "core/text/document.hpp"

#include <optional>
#include <vector>

namespace muster::rules {

/// Compiles the expressions and templates of a system file and reports mistakes as faults at their place in that file.
class ExpressionCompiler {
public:
    explicit ExpressionCompiler(std::vector<text::Fault>& faults) : m_faults(faults) {}

    /// The program of a JSON string, or nothing if the node is absent or its expression is invalid.
    std::optional<expr::Program> program(text::Node node, const expr::Environment& environment,
                                         expr::Type expected = {});
    /// The same for an expression over whose items the caller iterates: a list, or the keys of a map or table.
    std::optional<expr::Program> collection(text::Node node, const expr::Environment& environment);
    /// The same for an expression that must be a number.
    std::optional<expr::Program> number(text::Node node, const expr::Environment& environment);
    std::optional<expr::Template> sentence(text::Node node, const expr::Environment& environment);
    /// The same for a path, where names without braces are its parts.
    std::optional<expr::Template> path(text::Node node, const expr::Environment& environment);
    /// Names, and fields as "record.field", that are defined after the expressions which follow; see
    /// Environment::noteLater.
    void setLater(std::vector<std::string> names) { m_later = std::move(names); }

    bool failed() const { return m_failed; }
    /// Clears earlier failures, to test the next part separately.
    void restart() { m_failed = false; }
    void report(text::Node node, const std::vector<expr::Problem>& problems);
    void report(text::Node node, std::string rule, std::string message, std::string help);
    /// Reports a problem that does not prevent using the file.
    void warn(text::Node node, std::string rule, std::string message, std::string help);

private:
    std::vector<text::Fault>& m_faults;
    std::vector<std::string> m_later;
    bool m_failed = false;
};

}  // namespace muster::rules
