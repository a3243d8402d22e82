#include "validator/check/problems.hpp"

#include "core/files/project.hpp"
#include "core/game/findings.hpp"

#include <fmt/format.h>

namespace muster::validator {

using diagnostics::Level;

diagnostics::Diagnostic unfinished(const std::string& file, const std::string& reason)
{
    return rules::findingOfFile(
        file, "check/failed", Level::error, fmt::format("this file was not checked completely: {}", reason),
        "check it alone with more time and memory; if that does not help, please report a bug with this file");
}

std::optional<diagnostics::Diagnostic> misnamed(const files::MisnamedFile& file, rules::Library& library)
{
    constexpr const char* rule = "check/misnamed";
    const auto settings = library.settings(*library.project(file.path), file.path);
    const auto* line = settings->levels().lineFor(rule);
    if (line && !line->level) return std::nullopt;
    return rules::findingOfFile(files::displayName(file.path), rule, line ? *line->level : Level::warning,
                                "this file is not checked, because its name is only nearly that of a Muster file",
                                fmt::format("rename it to {}, or ignore it in muster.json", file.intended));
}

diagnostics::Diagnostic unreadable(const std::string& file, const std::string& reason)
{
    return rules::findingOfFile(file, "check/unreadable", Level::error, reason,
                                "correct the path, or the permissions of the file");
}

}  // namespace muster::validator
