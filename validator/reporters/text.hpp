#pragma once

#include "validator/reporters/reporter.hpp"

namespace muster::validator {

/// For people: place, level, rule and message, the line with a caret, what to do, and a last line that counts.
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
