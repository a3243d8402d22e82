#include "validator/check/problems.hpp"

#include <fmt/format.h>

namespace muster::validator {

diagnostics::Diagnostic unfinished(const std::string& file, const std::string& reason)
{
    diagnostics::Diagnostic finding;
    finding.rule = "check/failed";
    finding.kind = diagnostics::FindingKind::check;
    finding.message = fmt::format("this file was not checked completely: {}", reason);
    finding.place.file = file;
    finding.help =
        "check it alone with more time and memory; if that does not help, please report a bug with this file";
    return finding;
}

diagnostics::Diagnostic unreadable(const std::string& file, const std::string& reason)
{
    diagnostics::Diagnostic finding;
    finding.rule = "check/unreadable";
    finding.kind = diagnostics::FindingKind::check;
    finding.message = reason;
    finding.place.file = file;
    finding.help = "correct the path, or the permissions of the file";
    return finding;
}

}  // namespace muster::validator
