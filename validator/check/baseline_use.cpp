#include "validator/check/baseline_use.hpp"

#include "core/files/file.hpp"
#include "validator/exit_code.hpp"

#include <fmt/format.h>

#include <filesystem>

namespace muster::validator {

bool BaselineUse::isPossible(const std::string& path)
{
    if (const auto refused = files::refusal(path, m_session.links)) {
        m_session.fail(ExitCode::usage, *refused);
        return false;
    }
    if (!files::kindOf(path)) return true;
    m_session.fail(
        ExitCode::usage,
        fmt::format("{} is the name of a Muster file; a baseline has another one, such as baseline.json", path));
    return false;
}

bool BaselineUse::read()
{
    const auto &used = m_options.baseline, &written = m_options.writeBaseline;
    for (const auto& path : {used, written})
        if (!path.empty() && !isPossible(path)) return false;
    if (m_options.pruneBaseline && used.empty()) {
        m_session.fail(ExitCode::usage, "--prune-baseline needs the file: --baseline FILE --prune-baseline");
        return false;
    }
    if (!used.empty() && !written.empty()) {
        m_session.fail(ExitCode::usage,
                       "--baseline and --write-baseline exclude each other; --prune-baseline updates a "
                       "baseline");
        return false;
    }
    // A file that is to be replaced must be a baseline too: anything else may be precious.
    std::error_code error;
    const bool replaces = !written.empty() && std::filesystem::exists(written, error);
    const auto& path = replaces ? written : used;
    if (path.empty()) return true;
    auto read = Baseline::read(path);
    if (const auto* problem = std::get_if<std::string>(&read)) {
        m_session.fail(ExitCode::failure, *problem);
        return false;
    }
    if (!replaces) m_baseline = std::get<Baseline>(std::move(read));
    return true;
}

bool BaselineUse::save(const Baseline& baseline, const std::string& path)
{
    if (const auto error = files::writeFile(path, baseline.text())) {
        m_session.fail(ExitCode::failure, error->message);
        return false;
    }
    m_session.note(fmt::format("{} now has {} finding{}", path, baseline.size(), baseline.size() == 1 ? "" : "s"));
    return true;
}

bool BaselineUse::write(Report& report)
{
    if (!report.isComplete) {
        m_session.fail(ExitCode::failure, "no baseline was written, because not every file could be checked");
        return false;
    }
    report.lowest = m_options.level.value_or(diagnostics::Level::warning);
    return save(Baseline::of(report, m_options.writeBaseline), m_options.writeBaseline);
}

void BaselineUse::applyTo(Report& report)
{
    if (!m_baseline) return;
    m_baseline->applyTo(report);
    const bool isPruned = m_options.pruneBaseline && m_baseline->prune() > 0 && save(*m_baseline, m_options.baseline);
    if (!isPruned) m_baseline->reportStale(report);
}

}  // namespace muster::validator
