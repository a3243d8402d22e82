#include "validator/check/problems.hpp"

#include "core/files/project.hpp"

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

std::optional<diagnostics::Diagnostic> misnamed(const files::MisnamedFile& file, rules::Library& library)
{
    diagnostics::Diagnostic finding;
    finding.rule = "check/misnamed";
    finding.level = diagnostics::Level::warning;
    const auto settings = library.settings(*library.project(file.path), file.path);
    if (const auto* line = settings->levels().lineFor(finding.rule)) {
        if (!line->level) return std::nullopt;
        finding.level = *line->level;
    }
    finding.kind = diagnostics::FindingKind::check;
    finding.message = "this file is not checked, because its name is only nearly that of a Muster file";
    finding.place.file = files::displayName(file.path);
    finding.help = fmt::format("rename it to {}, or ignore it in muster.json", file.intended);
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
