#include "core/check/check.hpp"
#include "core/diagnostics/fingerprint.hpp"
#include "core/files/file.hpp"
#include "core/threads/deadline.hpp"
#include "core/threads/exception_text.hpp"
#include "core/threads/in_parallel.hpp"
#include "core/threads/limits.hpp"
#include "validator/command.hpp"
#include "validator/exit_code.hpp"
#include "validator/reporters/report_output.hpp"
#include "validator/reporters/report_path.hpp"
#include "validator/reporters/rule_texts.hpp"
#include "validator/standard_input.hpp"
#include "validator/terminal.hpp"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <filesystem>
#include <iostream>
#include <unistd.h>

namespace muster::validator {

namespace {

struct CheckOptions {
    std::vector<std::string> paths;
    std::vector<std::string> formats = {"text"};
    std::string stdinName;
    std::string trace;
    int maxWarnings = -1;
    bool limitWarnings = false;
    bool showAccepted = false;
    unsigned threads = 0;
    unsigned timeout = 0;    ///< seconds; 0 for no limit
    unsigned maxMemory = 0;  ///< MiB; 0 for no limit
};

/// Writes "checked 120 of 5000 files" to a terminal, starting after one second.
class Progress {
public:
    explicit Progress(std::size_t count) : m_count(count), m_shown(::isatty(STDERR_FILENO) == 1) {}
    ~Progress()
    {
        if (m_written) std::cerr << "\r\x1b[K";
    }
    Progress(const Progress&) = delete;
    Progress& operator=(const Progress&) = delete;

    void operator()(std::size_t done)
    {
        if (!m_shown || std::chrono::steady_clock::now() - m_start < std::chrono::seconds(1)) return;
        m_written = true;
        std::cerr << fmt::format("\rchecked {} of {} files", done, m_count) << std::flush;
    }

private:
    std::size_t m_count;
    bool m_shown;
    bool m_written = false;
    std::chrono::steady_clock::time_point m_start = std::chrono::steady_clock::now();
};

struct Result {
    std::string file;  ///< file name in the report
    diagnostics::Diagnostics diagnostics;
    std::string error;                 ///< why the file could not be read
    std::atomic<bool> isDone = false;  ///< to be tested before reading the results while threads are running
};

/// Reports an aborted check as a finding of the file.
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

/// Reports a file or folder that cannot be read, so that no report passes over it.
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
        if (m_options.maxMemory > 0 && !threads::limitMemory(m_options.maxMemory)) {
            m_session.fail(ExitCode::failure, "this operating system cannot limit the memory of a program");
            return;
        }
        threads::Deadline deadline(std::chrono::seconds(m_options.timeout), [this] { return reportLate(); });
        if (!m_options.trace.empty()) m_trace.rule = m_options.trace;
        auto paths = m_options.paths;
        const bool fromInput = std::erase(paths, "-") > 0;
        const auto kind = fromInput ? files::kindOf(m_options.stdinName) : std::nullopt;
        if (fromInput && !kind) {
            m_session.fail(
                ExitCode::usage,
                "the kind of standard input is unknown; use: muster check - --stdin-filename NAME.army.json");
            return;
        }
        auto inputs = fromInput && paths.empty() ? Inputs() : m_session.inputs(paths);
        if (inputs.unreadable) m_unreadable = std::move(inputs.problems);
        checkAll(inputs.files, kind);
        deadline.meet();
        showTrace();
        gather();
        report();
    }

private:
    /// Checks the files, then standard input if it has a kind.
    void checkAll(const std::vector<InputFile>& inputs, std::optional<files::FileKind> ofInput)
    {
        const auto files = inputs.size();
        m_results = std::vector<Result>(files + (ofInput ? 1 : 0));
        for (std::size_t i = 0; i < files; ++i) m_results[i].file = inputs[i].name;
        if (ofInput) m_results[files].file = m_options.stdinName;
        m_isAtWork = true;

        auto& library = m_session.library();
        auto* trace = m_options.trace.empty() ? nullptr : &m_trace;
        const auto checkOne = [&](std::size_t i) {
            auto& result = m_results[i];
            if (i == files) {
                const auto source = std::make_shared<const text::Source>(m_options.stdinName, readStandardInput());
                rules::Subject subject{source, std::filesystem::absolute(m_options.stdinName), *ofInput, {}};
                subject.withSheets = true;
                subject.withReplacements = needs(&Format::needsReplacements);
                result.diagnostics = rules::check(subject, library, trace);
                result.isDone = true;
                return;
            }
            const auto& file = inputs[i];
            auto read = files::readFile(file.path, file.name);
            if (auto* error = std::get_if<files::FileError>(&read))
                result.error = error->message;
            else
                result.diagnostics = rules::check({std::get<std::shared_ptr<const text::Source>>(read),
                                                   file.path,
                                                   file.kind,
                                                   file.given,
                                                   std::nullopt,
                                                   {},
                                                   true,
                                                   needs(&Format::needsReplacements)},
                                                  library, trace);
            result.isDone = true;
        };
        Progress progress(m_results.size());
        const auto faults =
            threads::inParallel(m_results.size(), trace ? 1 : m_options.threads, checkOne, std::ref(progress));
        for (std::size_t i = 0; i < faults.size(); ++i) {
            if (!faults[i]) continue;
            const auto reason = threads::textOf(faults[i]);
            m_session.fail(ExitCode::failure,
                           fmt::format("{} was not checked completely: {}", m_results[i].file, reason));
            m_results[i].diagnostics = {unfinished(m_results[i].file, reason)};
        }
    }

    /// Reports the results available at the timeout, while other threads are still running. Returns the exit status.
    int reportLate()
    {
        m_session.fail(ExitCode::failure, fmt::format("stopped after {} s (--timeout)", m_options.timeout));
        if (!m_isAtWork) return m_session.exitCode;
        Report late;
        for (auto& result : m_results) {
            if (result.isDone) {
                take(result, late);
                continue;
            }
            ++late.files;
            late.diagnostics.push_back(
                unfinished(result.file, fmt::format("the time limit of {} s was reached", m_options.timeout)));
        }
        // The texts of rules come from the library, which a thread that is still running may have locked.
        finish(late);
        write(late);
        std::cout.flush();
        return m_session.exitCode;
    }

    void take(Result& result, Report& report)
    {
        if (!result.error.empty()) {
            m_session.fail(ExitCode::failure, result.error);
            report.diagnostics.push_back(unreadable(result.file, result.error));
        } else {
            ++report.files;
            report.names.push_back(result.file);
        }
        std::move(result.diagnostics.begin(), result.diagnostics.end(), std::back_inserter(report.diagnostics));
        result.diagnostics = {};
    }

    void showTrace()
    {
        if (m_options.trace.empty()) return;
        // Machine-readable formats reserve standard output.
        const bool isReserved = std::any_of(m_outputs.begin(), m_outputs.end(), [](const auto& output) {
            return output.file.empty() && output.format->name != "text";
        });
        auto& out = isReserved ? std::cerr : std::cout;
        const auto unasked = m_trace.exists
                                 ? fmt::format("the rule {} was not applied to anything here\n", m_options.trace)
                                 : fmt::format("no system used here has a rule {}; list the rules with: muster rules\n",
                                               m_options.trace);
        out << forTerminal(m_trace.text.empty() ? unasked : m_trace.text) << '\n';
    }

    void gather()
    {
        for (auto& result : m_results) take(result, m_report);
        finish(m_report);
        if (needs(&Format::needsRules)) m_report.rules = ruleTexts(m_report.diagnostics, m_session.library());
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
        diagnostics::sort(report.diagnostics);
        report.fingerprints = diagnostics::fingerprints(report.diagnostics, currentFolder());
        report.isComplete = m_session.exitCode < ExitCode::failure;
        report.showsAccepted = m_options.showAccepted;
    }

    void write(const Report& report)
    {
        for (const auto& problem : writeReports(report, m_outputs, m_session.links))
            m_session.fail(ExitCode::failure, problem);
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
        if (m_report.count(Level::error) > 0 || tooMany)
            m_session.exitCode = std::max<int>(m_session.exitCode, ExitCode::findings);
    }

    const CheckOptions& m_options;
    Session& m_session;
    std::vector<ReportOutput> m_outputs;
    std::vector<InputProblem> m_unreadable;
    std::vector<Result> m_results;
    std::atomic<bool> m_isAtWork = false;  ///< the files of the results are set
    Report m_report;
    rules::Trace m_trace;
};

}  // namespace

void addCheck(CLI::App& app, Session& session)
{
    auto options = std::make_shared<CheckOptions>();
    auto* command = app.add_subcommand("check", "Check files: armies, lists, systems, scenarios, house rules");
    command->add_option("path", options->paths,
                        "Files or folders (the current folder if none); - reads standard input");
    command
        ->add_option("--format", options->formats, "Format of a report, or several; with :FILE, it goes to that file")
        ->type_name("FORMAT[:FILE]")
        ->allow_extra_args(false)  // a path may follow
        ->capture_default_str();
    auto* warnings =
        command->add_option("--max-warnings", options->maxWarnings, "Exit with 1 if there are more warnings than this")
            ->check(CLI::NonNegativeNumber);
    command->add_option("--stdin-filename", options->stdinName,
                        "File name of standard input; its suffix tells the kind");
    command->add_option("--house", session.house, "House rules for armies without their own")->check(CLI::ExistingFile);
    command->add_flag("--show-accepted", options->showAccepted,
                      "List the findings that files accept too, with their reasons");
    command->add_option("--trace", options->trace, "Show how this rule of a system is evaluated");
    command->add_option("--threads", options->threads, "Files checked in parallel (0: one per core)")
        ->check(CLI::Range(0u, 256u))
        ->capture_default_str();
    addFollowLinks(*command, session);
    command
        ->add_option("--timeout", options->timeout,
                     "Stop after this many seconds, report the files checked so far, and exit with 3")
        ->check(CLI::Range(1u, 86'400u))
        ->type_name("SECONDS");
    command
        ->add_option("--max-memory", options->maxMemory,
                     "Use at most this much memory; a file that needs more is reported, and the exit code is 3")
        ->check(CLI::Range(16u, 1'048'576u))
        ->type_name("MIB");
    std::string footer = "Formats:\n";
    for (const auto& format : allFormats()) footer += fmt::format("  {:<12} {}\n", format.name, format.purpose);
    command->footer(footer + "\nExamples:\n"
                             "  muster check armies/                  every file below armies/\n"
                             "  muster check --max-warnings 0 .       warnings fail too\n"
                             "  muster check --format github --format sarif:out.sarif\n"
                             "  cat my.army.json | muster check - --stdin-filename my.army.json\n"
                             "  muster check my.army.json --trace old-trousers/strength-total");
    command->callback([options, &session, warnings] {
        options->limitWarnings = warnings->count() > 0;
        Check(*options, session).run();
    });
}

}  // namespace muster::validator
