#include "core/diagnostics/fingerprint.hpp"
#include "core/threads/deadline.hpp"
#include "core/threads/limits.hpp"
#include "validator/check/check_options.hpp"
#include "validator/check/problems.hpp"
#include "validator/check/run.hpp"
#include "validator/check/selection.hpp"
#include "validator/command.hpp"
#include "validator/exit_code.hpp"
#include "validator/reporters/report_output.hpp"
#include "validator/reporters/report_path.hpp"
#include "validator/reporters/rule_texts.hpp"
#include "validator/terminal.hpp"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <iostream>
#include <memory>
#include <optional>

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
        if (m_options.maxMemory > 0 && !threads::limitMemory(m_options.maxMemory)) {
            m_session.fail(ExitCode::failure, "this operating system cannot limit the memory of a program");
            return;
        }
        threads::Deadline deadline(std::chrono::seconds(m_options.timeout), [this] { return reportLate(); });
        if (!m_options.trace.empty()) m_trace.rule = m_options.trace;
        auto inputs = select(m_options, m_session);
        if (!inputs) return;
        m_unreadable = std::move(inputs->problems);
        m_run.emplace(std::move(inputs->files), m_options, m_session, needs(&Format::needsReplacements),
                      m_options.trace.empty() ? nullptr : &m_trace);
        m_isAtWork = true;
        m_run->checkAll();
        deadline.meet();
        showTrace();
        gather();
        report();
    }

private:
    /// Reports the results available at the timeout, while other threads are still running. Returns the exit status.
    int reportLate()
    {
        m_session.fail(ExitCode::failure, fmt::format("stopped after {} s (--timeout)", m_options.timeout));
        if (!m_isAtWork) return m_session.exitCode;
        Report late;
        m_run->moveFinishedTo(late, fmt::format("the time limit of {} s was reached", m_options.timeout));
        // The texts of rules come from the library, which a thread that is still running may have locked.
        finish(late);
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
        const auto unasked = m_trace.exists
                                 ? fmt::format("the rule {} was not applied to anything here\n", m_options.trace)
                                 : fmt::format("no system used here has a rule {}; list the rules with: muster rules\n",
                                               m_options.trace);
        out << forTerminal(m_trace.text.empty() ? unasked : m_trace.text) << '\n';
    }

    void gather()
    {
        m_run->moveTo(m_report);
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
    std::optional<Run> m_run;
    std::atomic<bool> m_isAtWork = false;  ///< the run exists
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
