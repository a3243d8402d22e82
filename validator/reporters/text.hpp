#pragma once

#include "validator/reporters/reporter.hpp"

namespace muster::validator {

/// A human-readable report: place, level, rule and message, the line with a caret, and help; armies in a line each and
/// findings by rule, if the report has them; and a line with the numbers of findings.
class TextReporter final : public Reporter {
public:
    explicit TextReporter(bool colour) : m_colour(colour) {}
    void write(const Report& report, std::ostream& out) const override;

private:
    void writeFindings(const Report& report, std::ostream& out) const;
    void writeOne(const diagnostics::Diagnostic& diagnostic, std::ostream& out) const;
    std::string_view style(std::string_view code) const { return m_colour ? code : std::string_view(); }

    bool m_colour;
};

}  // namespace muster::validator
