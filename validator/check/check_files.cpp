#include "validator/check/check_files.hpp"

#include "core/diagnostics/fingerprint.hpp"
#include "core/files/file.hpp"
#include "core/text/document.hpp"
#include "core/threads/deadline.hpp"
#include "core/threads/limits.hpp"
#include "validator/check/baseline_use.hpp"
#include "validator/check/diff_output.hpp"
#include "validator/check/fail_level.hpp"
#include "validator/check/fixing.hpp"
#include "validator/check/problems.hpp"
#include "validator/check/profile_report.hpp"
#include "validator/check/run.hpp"
#include "validator/check/selection.hpp"
#include "validator/exit_code.hpp"
#include "validator/reporters/report_output.hpp"
#include "validator/reporters/report_path.hpp"
#include "validator/reporters/rule_texts.hpp"
#include "validator/rule_names.hpp"
#include "validator/terminal.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <iostream>
#include <optional>
#include <unistd.h>

namespace muster::validator {

namespace {

class Check {
public:
    Check(const CheckOptions& options, Session& session) : m_options(options), m_session(session) {}

    void run()
    {
        auto outputs = reportOutputs(m_options.formats);
        if (const auto* problem = std::get_if<std::string>(&outputs)) {
            m_session.fail(ExitCode::usage, *problem);
            return;
        }
        m_outputs = std::get<std::vector<ReportOutput>>(std::move(outputs));
        if (!canShorten() || !canProfile() || !m_baseline.read()) return;
        if (m_options.maxMemory > 0 && !threads::limitMemory(m_options.maxMemory)) {
            m_session.fail(ExitCode::failure, "this operating system cannot limit the memory of a program");
            return;
        }
        threads::Deadline deadline(std::chrono::seconds(m_options.timeout), [this] { return reportLate(); });
        if (!m_options.trace.empty()) m_trace.rule = m_options.trace;
        m_session.isQuiet = m_options.quiet;
        auto inputs = select(m_options, m_session);
        if (!inputs) return;
        m_unreadable = std::move(inputs->problems);
        for (const auto& file : inputs->misnamed)
            if (auto finding = misnamed(file, m_session.library())) m_misnamed.push_back(*std::move(finding));
        // Who names one file wants to read everything about it.
        const bool isAlone = inputs->files.size() == 1 && inputs->files.front().given.empty();
        m_style = {m_options.level, isAlone ? diagnostics::Level::info : diagnostics::Level::warning, m_options.colour,
                   m_session.links};
        m_style.onError = takesOutput();
        m_failLevel.emplace(inputs->files, m_options.failLevel, m_session);
        if (!m_options.fix.empty() && !fix(inputs->files)) return deadline.meet();
        if (!m_options.profile.empty()) m_session.library().profileTo(m_profile);
        m_run.emplace(std::move(inputs->files), m_options, m_session, needs(&Format::needsReplacements),
                      m_options.trace.empty() ? nullptr : &m_trace);
        m_isAtWork = true;
        m_run->checkAll();
        deadline.meet();
        showTrace();
        if (gather()) report();
        showProfile();
    }

private:
    /// True unless options for the text report were given and there is none on standard output; that is an error.
    bool canShorten()
    {
        const auto option = m_options.quiet        ? "--quiet"
                            : m_options.statistics ? "--statistics"
                            : m_options.summary    ? "--summary"
                                                   : "";
        const bool hasText = std::any_of(m_outputs.begin(), m_outputs.end(), [](const auto& output) {
            return output.file.empty() && output.format->name == "text";
        });
        if (*option == '\0' || hasText) return true;
        m_session.fail(ExitCode::usage,
                       fmt::format("{} shortens the format text on standard output; leave it out, or write the other "
                                   "report to a file, as in --format text --format {}:FILE",
                                   option, m_outputs.front().format->name));
        return false;
    }

    /// True if standard output is for the profile alone.
    bool takesOutput() const { return m_options.profile == "json" && m_options.profileOutput.empty(); }

    /// False after an error message if a profile and a report for programs would both go to standard output.
    bool canProfile()
    {
        const bool isTaken = std::any_of(m_outputs.begin(), m_outputs.end(), [](const auto& output) {
            return output.file.empty() && output.format->name != "text";
        });
        if (m_options.profile.empty() || !m_options.profileOutput.empty() || !isTaken) return true;
        m_session.fail(ExitCode::usage, "two reports do not fit on standard output; write the profile to a file: "
                                        "--profile-output FILE");
        return false;
    }

    void showProfile()
    {
        if (m_options.profile.empty()) return;
        const auto text = m_options.profile == "json" ? profileJson(m_profile) : profileText(m_profile);
        if (m_options.profileOutput.empty())
            std::cout << text;
        else if (const auto error = files::writeFile(m_options.profileOutput, text))
            m_session.fail(ExitCode::failure, error->message);
    }

    /// Applies fixes. False if that is all, because of --diff or a problem.
    bool fix(std::vector<InputFile>& files)
    {
        const auto input =
            std::find_if(files.begin(), files.end(), [](const auto& file) { return file.source != nullptr; });
        if (input != files.end() && files.size() > 1) {
            m_session.fail(ExitCode::usage, "only the fixed text of standard input fits on standard output; fix the "
                                            "files in a run of their own");
            return false;
        }
        const auto fixes = fixFiles(files, m_options, m_session);
        if (m_options.diff) {
            std::cout << shownDiff(fixes.diff, wantsColour(m_options.colour));
            if (const auto sentence = fixes.counts.sentence("Would fix"); !sentence.empty())
                std::cerr << sentence << '\n';
        } else {
            m_report.fixes = fixes.counts;
            if (input != files.end()) writeFixedInput(*input->source);
        }
        if (fixes.counts.findings > 0 && (m_options.diff || m_options.exitNonZeroOnFix))
            m_session.exitCode = std::max<int>(m_session.exitCode, ExitCode::findings);
        return !m_options.diff;
    }

    /// Writes standard input with its fixes to standard output; the report goes to standard error.
    void writeFixedInput(const text::Source& source)
    {
        m_style.onError = true;
        if (source.bytes().size() > text::Limits().bytes)
            m_session.fail(ExitCode::failure, "standard input is too large, so nothing was written");
        else
            std::cout << (::isatty(STDOUT_FILENO) == 1 ? text::visible(source.bytes()) : source.bytes());
    }

    /// Reports the results available at the timeout, while other threads are still running. Returns the exit status.
    int reportLate()
    {
        m_session.fail(ExitCode::failure, fmt::format("stopped after {} s (--timeout)", m_options.timeout));
        if (!m_isAtWork) return m_session.exitCode;
        Report late;
        m_run->moveFinishedTo(late, fmt::format("the time limit of {} s was reached", m_options.timeout));
        // The texts of rules come from the library, which a thread that is still running may have locked.
        finish(late);
        m_baseline.applyTo(late);
        addFingerprints(late);
        write(late);
        std::cout.flush();
        return m_session.exitCode;
    }

    void showTrace()
    {
        if (m_options.trace.empty()) return;
        // Machine-readable formats reserve standard output.
        const bool isReserved = std::any_of(m_outputs.begin(), m_outputs.end(), [](const auto& output) {
            return output.file.empty() && output.format->name != "text";
        });
        auto& out = isReserved ? std::cerr : std::cout;
        out << forTerminal(m_trace.elements.empty() ? untraced() : m_trace.text()) << '\n';
    }

    /// Why there is no trace.
    std::string untraced()
    {
        const auto& rule = m_options.trace;
        if (m_trace.exists) return fmt::format("the rule {} was not applied to anything here\n", rule);
        const auto near = nearestRule(rule, m_session);
        return fmt::format("no system used here has a rule {}; {}\n", rule,
                           near.empty() || near == rule ? "list the rules with: muster rules"
                                                        : fmt::format("did you mean {}?", near));
    }

    /// Returns false if there is nothing to report, because the findings are in a new baseline.
    bool gather()
    {
        if (m_options.summary) m_report.armies.emplace();
        m_run->moveTo(m_report);
        m_session.failUnreadable();
        finish(m_report);
        if (m_baseline.isToBeWritten()) return !m_baseline.write(m_report);
        m_baseline.applyTo(m_report);
        addFingerprints(m_report);
        if (m_options.statistics || needs(&Format::needsRules))
            m_report.rules = ruleTexts(m_report.diagnostics, m_session.library());
        return true;
    }

    static void addFingerprints(Report& report)
    {
        report.fingerprints = diagnostics::fingerprints(report.diagnostics, currentFolder());
    }

    bool needs(bool Format::*what) const
    {
        return std::any_of(m_outputs.begin(), m_outputs.end(),
                           [&](const auto& output) { return output.format->*what; });
    }

    /// Adds what is known only when all files have been checked.
    void finish(Report& report) const
    {
        for (const auto& problem : m_unreadable)
            report.diagnostics.push_back(unreadable(problem.file, problem.message));
        report.diagnostics.insert(report.diagnostics.end(), m_misnamed.begin(), m_misnamed.end());
        if (m_session.staged) m_session.staged->rename(report.diagnostics);
        diagnostics::sort(report.diagnostics);
        report.isComplete = m_session.exitCode < ExitCode::failure;
        report.showsAccepted = m_options.showAccepted;
        report.showsStatistics = m_options.statistics;
        report.showsFindings = !m_options.quiet && !m_options.statistics && !m_options.summary;
    }

    void write(Report& report)
    {
        for (const auto& problem : writeReports(report, m_outputs, m_style)) m_session.fail(ExitCode::failure, problem);
    }

    void report()
    {
        write(m_report);
        using diagnostics::Level;
        const bool tooMany =
            m_options.limitWarnings && static_cast<int>(m_report.count(Level::warning)) > m_options.maxWarnings;
        if (tooMany && m_report.count(Level::error) == 0)
            std::cerr << fmt::format("muster: there are more warnings ({}) than --max-warnings allows ({})\n",
                                     m_report.count(Level::warning), m_options.maxWarnings);
        if (m_failLevel->isReached(m_report) || tooMany)
            m_session.exitCode = std::max<int>(m_session.exitCode, ExitCode::findings);
    }

    const CheckOptions& m_options;
    Session& m_session;
    std::vector<ReportOutput> m_outputs;
    ReportStyle m_style;
    BaselineUse m_baseline{m_options, m_session};
    std::vector<InputProblem> m_unreadable;
    diagnostics::Diagnostics m_misnamed;
    std::optional<FailLevel> m_failLevel;
    std::optional<Run> m_run;
    std::atomic<bool> m_isAtWork = false;  ///< the run exists
    Report m_report;
    rules::Trace m_trace;
    rules::Profile m_profile;
};

}  // namespace

void checkFiles(const CheckOptions& options, Session& session) { Check(options, session).run(); }

}  // namespace muster::validator
