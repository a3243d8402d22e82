#include "validator/reporters/concise.hpp"

#include "validator/terminal.hpp"

namespace muster::validator {

void ConciseReporter::write(const Report& report, std::ostream& out) const
{
    const auto inOneLine = [](std::string_view text) { return forTerminal(text, LineFeeds::shown); };
    for (const auto& one : report.reported()) {
        const auto& finding = one.diagnostic;
        const auto& place = finding.place;
        out << inOneLine(place.file) << ':';
        if (place.line > 0) out << place.line << ':' << place.column << ':';
        out << ' ' << diagnostics::levelName(finding.level) << ' ' << inOneLine(finding.rule) << ' '
            << inOneLine(finding.message) << '\n';
    }
}

}  // namespace muster::validator
