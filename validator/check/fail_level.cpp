#include "validator/check/fail_level.hpp"

#include "validator/reporters/reporter.hpp"

#include <algorithm>

namespace muster::validator {

using diagnostics::Level;

FailLevel::FailLevel(const std::vector<InputFile>& files, std::optional<Level> option, Session& session)
    : m_option(option), m_session(session)
{
    if (m_option) return;
    for (const auto& file : files) m_files[file.name] = {file.path, file.given, {}};
}

Level FailLevel::levelOf(const std::string& name)
{
    if (m_option) return *m_option;
    const auto found = m_files.find(name);
    if (found == m_files.end()) return Level::error;
    auto& file = found->second;
    auto& library = m_session.library();
    if (!file.level) file.level = library.settings(*library.project(file.path, file.given), file.path)->failLevel();
    return *file.level;
}

bool FailLevel::isReached(const Report& report)
{
    return std::any_of(report.diagnostics.begin(), report.diagnostics.end(), [&](const diagnostics::Diagnostic& each) {
        return each.accepted.empty() && (each.level == Level::error || each.level <= levelOf(each.place.file));
    });
}

}  // namespace muster::validator
