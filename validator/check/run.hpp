#pragma once

#include "core/diagnostics/diagnostic.hpp"
#include "core/game/trace.hpp"
#include "core/library/subject.hpp"
#include "validator/cache/result_cache.hpp"
#include "validator/check/check_options.hpp"
#include "validator/reporters/reporter.hpp"
#include "validator/session.hpp"

#include <atomic>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace muster::validator {

/// Checks files in parallel and collects their findings.
class Run {
public:
    /// A trace, if given, is filled in by one thread.
    Run(std::vector<InputFile> files, const CheckOptions& options, Session& session, bool withReplacements,
        rules::Trace* trace);

    /// Checks all files. A file that cannot be read or checked to its end is a finding and sets the exit code.
    void checkAll();

    /// Moves the findings of all files to a report.
    void moveTo(Report& report);

    /// The same while threads are still checking: files without a result get a finding with this reason.
    void moveFinishedTo(Report& report, const std::string& reason);

private:
    struct Result {
        diagnostics::Diagnostics diagnostics;
        std::string error;  ///< why the file could not be read
        std::optional<ArmySummary> summary;
        std::atomic<bool> isDone = false;  ///< to be tested before reading the results while threads are running
    };

    void checkOne(std::size_t index);
    diagnostics::Diagnostics findingsOf(const InputFile& file, const rules::Subject& subject,
                                        std::optional<ArmySummary>& summary);
    void move(std::size_t index, Report& report);

    std::vector<InputFile> m_files;
    std::vector<Result> m_results;
    const CheckOptions& m_options;
    Session& m_session;
    bool m_withReplacements;
    rules::Trace* m_trace;
    std::unique_ptr<ResultCache> m_cache;  ///< null for none
};

}  // namespace muster::validator
