#include "validator/terminal.hpp"
#include "validator/test/test_report.hpp"

#include <ostream>
#include <set>
#include <string>

namespace muster::validator {

namespace {

std::string withIndent(std::string_view text)
{
    std::string lines;
    while (!text.empty()) {
        const auto end = std::min(text.find('\n'), text.size() - 1) + 1;
        lines.append("    ").append(text.substr(0, end));
        text.remove_prefix(end);
    }
    return lines;
}

}  // namespace

void writeTestsAsText(const TestReport& report, std::ostream& out)
{
    for (const auto& file : report.files) {
        if (file.passes()) continue;
        out << "FAIL " << forTerminal(file.name, LineFeeds::shown) << '\n';
        // A finding at another place than expected is two differences of one rule.
        std::set<std::string> traces;
        for (const auto& difference : file.differences) {
            out << "  " << forTerminal(placeText(difference.place), LineFeeds::shown) << ": "
                << forTerminal(difference.message, LineFeeds::shown) << '\n';
            if (!difference.help.empty()) out << "    help: " << forTerminal(difference.help, LineFeeds::shown) << '\n';
            if (auto trace = shownTrace(difference); traces.insert(trace).second) out << forTerminal(withIndent(trace));
        }
        out << '\n';
    }
    for (const auto& [rule, place] : report.untested)
        out << forTerminal(placeText(place), LineFeeds::shown) << ": no test expects a finding of "
            << forTerminal(rule, LineFeeds::shown) << '\n';
    out << testCounts(report) << '\n';
}

}  // namespace muster::validator
