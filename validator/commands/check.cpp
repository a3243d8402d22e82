#include "core/model/file.hpp"
#include "core/rules/check.hpp"
#include "validator/command.hpp"
#include "validator/exit_code.hpp"
#include "validator/parallel.hpp"
#include "validator/reporters/reporter.hpp"
#include "validator/standard_input.hpp"
#include "validator/terminal.hpp"

#include <fmt/format.h>

#include <chrono>
#include <filesystem>
#include <iostream>
#include <unistd.h>

namespace muster::validator {

namespace {

struct CheckOptions {
    std::vector<std::string> paths;
    std::string format = "text";
    std::string stdinName;
    std::string trace;
    int maxWarnings = -1;
    bool limitWarnings = false;
    unsigned threads = 0;
};

/// Writes "checked 120 of 5000 files" to a terminal once the work has taken a second.
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
    diagnostics::Diagnostics diagnostics;
    std::string error;
};

class Check {
public:
    Check(const CheckOptions& options, Session& session) : m_options(options), m_session(session) {}

    void run()
    {
        if (!m_options.trace.empty()) m_trace.rule = m_options.trace;
        auto paths = m_options.paths;
        const bool fromInput = std::erase(paths, "-") > 0;
        if (fromInput && !checkStandardInput()) return;
        if (!fromInput || !paths.empty()) checkFiles(paths);
        if (!m_options.trace.empty()) {
            // Formats for scripts own standard output.
            auto& out = m_options.format == "text" ? std::cout : std::cerr;
            const auto unasked = m_trace.exists ? fmt::format("the rule {} was not asked of anything here\n", m_options.trace)
                                                : fmt::format("no system used here has a rule {} of its own; list the rules with: muster rules\n", m_options.trace);
            out << forTerminal(m_trace.text.empty() ? unasked : m_trace.text) << '\n';
        }
        diagnostics::sort(m_report.diagnostics);
        makeReporter(m_options.format, wantsColour())->write(m_report, std::cout);
        using diagnostics::Level;
        const bool tooMany = m_options.limitWarnings && static_cast<int>(m_report.count(Level::warning)) > m_options.maxWarnings;
        if (tooMany && m_report.count(Level::error) == 0)
            std::cerr << fmt::format("muster: there are more warnings ({}) than --max-warnings allows ({})\n", m_report.count(Level::warning), m_options.maxWarnings);
        if (m_report.count(Level::error) > 0 || tooMany) m_session.exitCode = std::max<int>(m_session.exitCode, ExitCode::findings);
    }

private:
    bool checkStandardInput()
    {
        const auto kind = model::kindOf(m_options.stdinName);
        if (!kind) {
            m_session.fail(ExitCode::usage, "standard input needs a name that tells its kind: muster check - --stdin-filename NAME.army.json");
            return false;
        }
        const auto source = std::make_shared<const text::Source>(m_options.stdinName, readStandardInput());
        auto found = rules::check({source, std::filesystem::absolute(m_options.stdinName), *kind, {}}, m_session.library(), m_options.trace.empty() ? nullptr : &m_trace);
        m_report.files += 1;
        m_report.diagnostics.insert(m_report.diagnostics.end(), found.begin(), found.end());
        return true;
    }

    void checkFiles(const std::vector<std::string>& paths)
    {
        const auto files = m_session.files(paths);
        auto& library = m_session.library();
        std::vector<Result> results(files.size());
        const bool tracing = !m_options.trace.empty();
        const auto checkOne = [&](std::size_t i) {
            const auto& file = files[i];
            auto read = model::readFile(file.path, file.name);
            if (auto* error = std::get_if<model::FileError>(&read)) {
                results[i].error = error->message;
                return;
            }
            const auto& source = std::get<std::shared_ptr<const text::Source>>(read);
            results[i].diagnostics = rules::check({source, file.path, file.kind, file.given}, library, tracing ? &m_trace : nullptr);
        };
        Progress progress(files.size());
        inParallel(files.size(), tracing ? 1 : m_options.threads, checkOne, std::ref(progress));
        for (auto& result : results) {
            if (!result.error.empty()) m_session.fail(ExitCode::failure, result.error);
            else ++m_report.files;
            std::move(result.diagnostics.begin(), result.diagnostics.end(), std::back_inserter(m_report.diagnostics));
        }
    }

    const CheckOptions& m_options;
    Session& m_session;
    Report m_report;
    rules::Trace m_trace;
};

}  // namespace

void addCheck(CLI::App& app, Session& session)
{
    auto options = std::make_shared<CheckOptions>();
    auto* command = app.add_subcommand("check", "Say what is wrong with files: armies, lists, systems, scenarios, house rules");
    command->add_option("path", options->paths, "Files or folders (the current folder if none); - reads standard input");
    command->add_option("--format", options->format, "How to report")->check(CLI::IsMember(reporterNames()))->capture_default_str();
    auto* warnings = command->add_option("--max-warnings", options->maxWarnings, "Exit with 1 when there are more warnings than this")->check(CLI::NonNegativeNumber);
    command->add_option("--stdin-filename", options->stdinName, "The name that standard input would have");
    command->add_option("--house", session.house, "House rules for armies that name none")->check(CLI::ExistingFile);
    command->add_option("--trace", options->trace, "Show how this rule of a system comes to its verdict");
    command->add_option("--threads", options->threads, "Files checked at once (0: one a core)")->check(CLI::Range(0u, 256u))->capture_default_str();
    addFollowLinks(*command, session);
    command->footer("Examples:\n"
                    "  muster check armies/                  every file below armies/\n"
                    "  muster check --max-warnings 0 .       warnings fail too\n"
                    "  cat my.army.json | muster check - --stdin-filename my.army.json\n"
                    "  muster check my.army.json --trace old-trousers/strength-total");
    command->callback([options, &session, warnings] {
        options->limitWarnings = warnings->count() > 0;
        Check(*options, session).run();
    });
}

}  // namespace muster::validator
