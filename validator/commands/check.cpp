#include "core/command_line/choice.hpp"
#include "core/diagnostics/fingerprint.hpp"
#include "core/files/file.hpp"
#include "core/text/document.hpp"
#include "core/threads/deadline.hpp"
#include "core/threads/limits.hpp"
#include "validator/check/baseline_use.hpp"
#include "validator/check/check_options.hpp"
#include "validator/check/diff_output.hpp"
#include "validator/check/fail_level.hpp"
#include "validator/check/fix_options.hpp"
#include "validator/check/fixing.hpp"
#include "validator/check/problems.hpp"
#include "validator/check/profile_report.hpp"
#include "validator/check/run.hpp"
#include "validator/check/selection.hpp"
#include "validator/command.hpp"
#include "validator/exit_code.hpp"
#include "validator/reporters/report_output.hpp"
#include "validator/reporters/report_path.hpp"
#include "validator/reporters/rule_texts.hpp"
#include "validator/rule_names.hpp"
#include "validator/terminal.hpp"
#include "validator/watch/watch.hpp"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <iostream>
#include <map>
#include <memory>
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

void addFixes(CLI::App& command, CheckOptions& options)
{
    command
        .add_flag("--fix", options.fix,
                  "Write the fixes of findings to the files, safe ones or with --fix=unsafe all, then check the files")
        ->transform([](const std::string& value) { return value == "true" ? std::string("safe") : value; })
        ->check([](const std::string& value) {
            return value == "safe" || value == "unsafe" ? std::string() : "use --fix or --fix=unsafe";
        });
    command
        .add_flag("--diff", options.diff,
                  "Show what --fix would change instead of writing it; exit with 1 if that is anything")
        ->excludes(command.get_option("--format"));
    command.add_flag("--exit-non-zero-on-fix", options.exitNonZeroOnFix,
                     "Exit with 1 if --fix changed something, even if no finding is left");
}

/// Adds the options that choose files by their changes, and those of the cache.
void addSelection(CLI::App& command, CheckOptions& options)
{
    command
        .add_option("--files-from", options.filesFrom,
                    "Check the files that this file lists, one a line or ended by NULs; - reads standard input")
        ->type_name("FILE");
    auto* changed = command
                        .add_flag("--changed", options.changed,
                                  "Check only what changed since the branch left this commit (--changed=REF), or is "
                                  "not committed, and all that depends on it")
                        ->transform([](const std::string& ref) { return ref == "true" ? std::string("HEAD") : ref; });
    command
        .add_flag("--staged", options.staged,
                  "Check only what git has staged, as it is staged, and all that depends on it")
        ->excludes(changed);
    command.add_flag("--watch", options.watch, "Check again whenever a file changes, until Ctrl-C");
    command.add_flag("--no-cache", options.noCache, "Do not use the results of earlier checks, and keep none");
    command
        .add_option("--cache-dir", options.cacheDir,
                    "Folder for the results of checks (usual: $MUSTER_CACHE_DIR, or muster in the user's cache)")
        ->type_name("FOLDER");
}

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
    const std::map<std::string, diagnostics::Level> levels{{"error", diagnostics::Level::error},
                                                           {"warning", diagnostics::Level::warning},
                                                           {"info", diagnostics::Level::info}};
    auto* level = command->add_option("--level", options->level,
                                      "List findings of this level and above in every report; by default, reports for "
                                      "people leave out notes unless a single file is checked");
    command_line::chooseFrom(level, levels);
    command->add_flag("-q,--quiet", options->quiet, "Print only the last line, with the numbers of findings");
    command->add_flag("--summary", options->summary,
                      "Print a line for each army instead of the findings: file, name, player, points and verdict");
    command->add_flag("--statistics", options->statistics,
                      "Print the number of findings by rule instead of the findings");
    const std::map<std::string, Colour> colours{
        {"auto", Colour::automatic}, {"always", Colour::always}, {"never", Colour::never}};
    command_line::chooseFrom(command->add_option("--color", options->colour, "Colour of the text report"), colours);
    command->add_option("--baseline", options->baseline, "Report only findings that are not in this file")
        ->type_name("FILE");
    command->add_option("--write-baseline", options->writeBaseline, "Write the present findings to this file")
        ->type_name("FILE");
    command->add_flag("--prune-baseline", options->pruneBaseline,
                      "Remove the findings that the files no longer have from the baseline");
    command
        ->add_option_function<std::string>(
            "--fail-level",
            [options](const std::string& name) { options->failLevel = diagnostics::levelFromName(name); },
            "Exit with 1 if there is a finding of this level or above, whatever the settings say")
        ->check(command_line::choice({"error", "warning", "info"}))
        ->type_name("LEVEL");
    command->add_option("--stdin-filename", options->stdinName,
                        "File name of standard input; its suffix tells the kind");
    command->add_option("--house", session.house, "House rules for armies without their own")->check(CLI::ExistingFile);
    command->add_flag("--show-accepted", options->showAccepted,
                      "List the findings that files accept too, with their reasons");
    addFixes(*command, *options);
    addSelection(*command, *options);
    command->add_option("--trace", options->trace, "Show how this rule of a system is evaluated");
    command
        ->add_flag("--profile", options->profile,
                   "Report the time and work of every rule, as text or with --profile=json for programs")
        ->transform([](const std::string& value) { return value == "true" ? std::string("text") : value; })
        ->check(command_line::choice({"text", "json"}));
    command->add_option("--profile-output", options->profileOutput, "Write the profile to this file")
        ->type_name("FILE")
        ->needs("--profile");
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
                             "  muster check --summary armies/        a line for each army\n"
                             "  muster check --format github --format sarif:out.sarif\n"
                             "  muster check --diff                   what --fix would change\n"
                             "  muster check --changed=origin/main    a branch, and all that depends on it\n"
                             "  muster check --watch                  check again after each change\n"
                             "  cat my.army.json | muster check - --stdin-filename my.army.json\n"
                             "  muster check my.army.json --trace old-trousers/strength-total");
    command->callback([options, &session, warnings] {
        options->limitWarnings = warnings->count() > 0;
        if (options->diff && options->fix.empty()) options->fix = "safe";
        if (const auto problem = contradictionOfFixes(*options)) return session.fail(ExitCode::usage, *problem);
        if (options->watch && !options->profile.empty())
            return session.fail(ExitCode::usage, "--profile measures one check; leave out --watch");
        const auto check = [&] { Check(*options, session).run(); };
        options->watch ? watch(*options, session, check) : check();
    });
}

}  // namespace muster::validator
