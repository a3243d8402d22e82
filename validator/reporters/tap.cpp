#include "validator/reporters/tap.hpp"

#include "validator/reporters/report_path.hpp"
#include "validator/reporters/tap_text.hpp"

#include <fmt/format.h>

namespace muster::validator {

using diagnostics::Diagnostic;
using diagnostics::Level;

namespace {

class TapLines {
public:
    void add(bool passed, std::string_view what, const Diagnostic* finding)
    {
        ++m_count;
        m_text += fmt::format("{} {} - {}\n", passed ? "ok" : "not ok", m_count, what);
        if (!finding) return;
        const auto& place = finding->place;
        m_text += fmt::format("  ---\n  message: {}\n  severity: {}\n  rule: {}\n", yamlText(finding->message),
                              diagnostics::levelName(finding->level), yamlText(finding->rule));
        if (const auto help = finding->wholeHelp(); !help.empty())
            m_text += fmt::format("  help: {}\n", yamlText(help));
        m_text += fmt::format("  at:\n    file: {}\n    line: {}\n    column: {}\n  ...\n",
                              yamlText(reportPath(place.file)), place.line, place.column);
    }
    std::string text() const { return fmt::format("TAP version 13\n1..{}\n{}", m_count, m_text); }

private:
    std::size_t m_count = 0;
    std::string m_text;
};

}  // namespace

void TapReporter::write(const Report& report, std::ostream& out) const
{
    TapLines lines;
    for (const auto& [file, findings] : report.byFile()) {
        const auto name = reportPath(file);
        bool passed = true;
        for (const auto& one : findings) {
            const auto& finding = one.diagnostic;
            const bool isNote = finding.level == Level::info;
            passed = passed && isNote;
            const auto place = finding.place.line == 0
                                   ? name
                                   : fmt::format("{}:{}:{}", name, finding.place.line, finding.place.column);
            lines.add(isNote, tapDescription(fmt::format("{} {}", place, finding.rule)), &finding);
        }
        if (passed) lines.add(true, tapDescription(name), nullptr);
    }
    out << lines.text();
}

}  // namespace muster::validator
