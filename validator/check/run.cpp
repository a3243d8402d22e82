#include "validator/check/run.hpp"

#include "core/army/opened_army.hpp"
#include "core/check/check.hpp"
#include "core/files/file.hpp"
#include "core/lint/lint_file.hpp"
#include "core/threads/exception_text.hpp"
#include "core/threads/in_parallel.hpp"
#include "validator/check/army_summary.hpp"
#include "validator/check/problems.hpp"
#include "validator/check/progress.hpp"
#include "validator/check/run_cache.hpp"
#include "validator/exit_code.hpp"

#include <fmt/format.h>

#include <functional>
#include <iterator>
#include <utility>
#include <variant>

namespace muster::validator {

Run::Run(std::vector<InputFile> files, const CheckOptions& options, Session& session, bool withReplacements,
         rules::Trace* trace)
    : m_files(std::move(files)), m_results(m_files.size()), m_options(options), m_session(session),
      m_withReplacements(withReplacements), m_trace(trace)
{
    // Creates the library before threads share it.
    auto& library = m_session.library();
    for (const auto& file : m_files)
        if (file.kind != files::FileKind::army && file.kind != files::FileKind::scenario && !file.source)
            rules::expect(library, file.path);
    m_cache = cacheFor(options, session);
}

void Run::checkOne(std::size_t index)
{
    const auto& file = m_files[index];
    auto& result = m_results[index];
    auto source = file.source;
    if (!source) {
        auto read = files::readFile(file.path, file.name);
        if (auto* error = std::get_if<files::FileError>(&read))
            result.error = error->message;
        else
            source = std::get<std::shared_ptr<const text::Source>>(std::move(read));
    }
    if (source) {
        rules::Subject subject{source, file.path, file.kind, file.given};
        subject.withSheets = true;
        subject.withReplacements = m_withReplacements;
        result.diagnostics = findingsOf(file, subject, result.summary);
    } else if (m_options.summary && file.kind == files::FileKind::army) {
        result.summary = ArmySummary{file.name, {}, {}, {}, "Not readable"};
    }
    result.isDone = true;
}

diagnostics::Diagnostics Run::findingsOf(const InputFile& file, const rules::Subject& subject,
                                         std::optional<ArmySummary>& summary)
{
    auto& library = m_session.library();
    if (!m_options.summary || subject.kind != files::FileKind::army) {
        // Standard input has no file whose result could be found again.
        const bool isCached = m_cache && !file.source;
        return isCached ? cachedFindings(*m_cache, subject, library) : rules::check(subject, library, m_trace);
    }
    const auto army = rules::OpenedArmy::open(subject, library, {.withRemarks = false});
    summary = armySummary(subject.source->name(), *army);
    return rules::findingsOf(*army, subject);
}

void Run::checkAll()
{
    // The display of --watch shows finished reports only.
    Progress progress(m_files.size(), !m_options.watch);
    const auto faults = threads::inParallel(
        m_files.size(), m_trace ? 1 : m_options.threads, [this](std::size_t i) { checkOne(i); }, std::ref(progress));
    for (std::size_t i = 0; i < faults.size(); ++i) {
        if (!faults[i]) continue;
        const auto reason = threads::textOf(faults[i]);
        m_session.fail(ExitCode::failure, fmt::format("{} was not checked completely: {}", m_files[i].name, reason));
        m_results[i].diagnostics = {unfinished(m_files[i].name, reason)};
        if (m_results[i].summary) m_results[i].summary->verdict = "Not checked completely";
    }
    if (!m_cache) return;
    for (const auto& note : m_cache->finish()) m_session.note(note);
}

void Run::move(std::size_t index, Report& report)
{
    auto& result = m_results[index];
    const auto& name = m_files[index].name;
    if (!result.error.empty()) {
        m_session.failOnce(ExitCode::failure, result.error);
        report.diagnostics.push_back(unreadable(name, result.error));
    } else {
        ++report.files;
        report.names.push_back(name);
    }
    if (result.summary && report.armies) report.armies->push_back(std::move(*result.summary));
    auto findings = std::exchange(result.diagnostics, {});
    std::move(findings.begin(), findings.end(), std::back_inserter(report.diagnostics));
}

void Run::moveTo(Report& report)
{
    for (std::size_t i = 0; i < m_files.size(); ++i) move(i, report);
}

void Run::moveFinishedTo(Report& report, const std::string& reason)
{
    for (std::size_t i = 0; i < m_files.size(); ++i) {
        if (m_results[i].isDone) {
            move(i, report);
            continue;
        }
        ++report.files;
        report.diagnostics.push_back(unfinished(m_files[i].name, reason));
    }
}

}  // namespace muster::validator
