#include "validator/reporters/gitlab.hpp"

#include "validator/reporters/json_text.hpp"
#include "validator/reporters/report_path.hpp"

#include <algorithm>

namespace muster::validator {

using diagnostics::Level;
using Json = nlohmann::ordered_json;

namespace {

/// GitLab also has "critical" and "blocker", for what endangers a system in use.
std::string_view gitlabSeverity(Level level)
{
    return level == Level::error ? "major" : level == Level::warning ? "minor" : "info";
}

Json gitlabIssue(const Reported& one)
{
    const auto& finding = one.diagnostic;
    // GitLab shows a finding only at a line.
    const auto line = std::max(1u, finding.place.line);
    const auto help = finding.wholeHelp();
    const auto text = help.empty() ? finding.message : finding.message + " " + help;
    return {{"description", text},
            {"check_name", finding.rule},
            {"fingerprint", one.fingerprint},
            {"severity", gitlabSeverity(finding.level)},
            {"location",
             {{"path", reportPath(finding.place.file)},
              {"lines", {{"begin", line}, {"end", std::max(line, finding.place.endLine)}}}}}};
}

}  // namespace

void GitlabReporter::write(const Report& report, std::ostream& out) const
{
    out << '[';
    const char* between = "\n  ";
    for (const auto& one : report.reported()) {
        out << between << jsonText(gitlabIssue(one));
        between = ",\n  ";
    }
    out << "\n]\n";
}

}  // namespace muster::validator
