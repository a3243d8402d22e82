#include "validator/reporters/checkstyle.hpp"

#include "validator/reporters/report_path.hpp"
#include "validator/reporters/xml_writer.hpp"

#include <algorithm>

namespace muster::validator {

void CheckstyleReporter::write(const Report& report, std::ostream& out) const
{
    XmlWriter xml(out);
    xml.open("checkstyle", {{"version", "4.3"}});
    for (const auto& [file, findings] : report.byFile()) {
        if (findings.empty()) {
            xml.element("file", {{"name", reportPath(file)}});
            continue;
        }
        xml.open("file", {{"name", reportPath(file)}});
        for (const auto& one : findings) {
            const auto& finding = one.diagnostic;
            const auto help = finding.wholeHelp();
            const auto text = help.empty() ? finding.message : finding.message + " " + help;
            // Readers expect a line and a column, for the file as a whole too.
            xml.element("error", {{"line", std::to_string(std::max(1u, finding.place.line))},
                                  {"column", std::to_string(std::max(1u, finding.place.column))},
                                  {"severity", std::string(diagnostics::levelName(finding.level))},
                                  {"message", text},
                                  {"source", finding.rule}});
        }
        xml.close();
    }
    xml.close();
}

}  // namespace muster::validator
