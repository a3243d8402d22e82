#pragma once

#include "validator/reporters/reporter.hpp"

namespace muster::validator {

/// A human-readable report: place, level, rule and message, the line with a caret, help, and a summary line.
class TextReporter final : public Reporter {
public:
    explicit TextReporter(bool colour) : m_colour(colour) {}
    void write(const Report& report, std::ostream& out) const override;

private:
    void writeOne(const diagnostics::Diagnostic& diagnostic, std::ostream& out) const;
    void writeLine(const diagnostics::Diagnostic& diagnostic, std::ostream& out) const;
    std::string_view style(std::string_view code) const { return m_colour ? code : std::string_view(); }

    bool m_colour;
};

}  // namespace muster::validator
