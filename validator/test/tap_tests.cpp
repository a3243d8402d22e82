#include "validator/reporters/json_text.hpp"
#include "validator/reporters/report_path.hpp"
#include "validator/reporters/tap_text.hpp"
#include "validator/test/test_report.hpp"

#include <fmt/format.h>

#include <ostream>

namespace muster::validator {

void writeTestsAsTap(const TestReport& report, std::ostream& out)
{
    out << fmt::format("TAP version 13\n1..{}\n", report.files.size());
    std::size_t number = 0;
    for (const auto& file : report.files) {
        out << fmt::format("{} {} - {}\n", file.passes() ? "ok" : "not ok", ++number,
                           tapDescription(reportPath(file.name)));
        if (file.passes()) continue;
        out << "  ---\n  differences:\n";
        for (const auto& difference : file.differences) {
            out << fmt::format("    - message: {}\n      kind: {}\n      at: {}\n", yamlText(difference.message),
                               rules::kindName(difference.kind), yamlText(placeText(difference.place)));
            if (!difference.help.empty()) out << fmt::format("      help: {}\n", yamlText(difference.help));
            if (!difference.trace.empty()) out << fmt::format("      trace: {}\n", yamlText(shownTrace(difference)));
        }
        out << "  ...\n";
    }
}

}  // namespace muster::validator
