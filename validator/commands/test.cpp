#include "core/command_line/choice.hpp"
#include "core/files/file.hpp"
#include "validator/command.hpp"
#include "validator/exit_code.hpp"
#include "validator/test/coverage_report.hpp"
#include "validator/test/test_run.hpp"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <iostream>
#include <sstream>

namespace muster::validator {

namespace {

/// Writes the report on coverage, and compares it with the threshold.
void reportCoverage(const expr::Recording& recording, const TestOptions& options, Session& session)
{
    const auto coverage = rules::coverageOf(recording);
    std::ostringstream text;
    writeCoverage(coverage, options.coverage, text);
    if (options.coverageOutput.empty())
        std::cout << text.str();
    else if (const auto error = files::writeFile(options.coverageOutput, text.str()))
        session.fail(ExitCode::failure, error->message);
    const auto percent = coverage.counts.percent();
    if (percent < options.threshold)
        session.fail(ExitCode::findings,
                     fmt::format("the coverage of {} % is below --threshold {}", percent, options.threshold));
}

/// A report on coverage for programs has standard output to itself; then failed tests are named on standard error.
bool takesOutput(const TestOptions& options)
{
    return !options.coverage.empty() && options.coverage != "text" && options.coverageOutput.empty();
}

void runTests(const TestOptions& options, Session& session)
{
    if (takesOutput(options) && options.format != "text")
        return session.fail(ExitCode::usage, "two reports do not fit on standard output; write one to a file: "
                                             "--coverage-output FILE");
    TestRun run(options, session);
    if (!run.select()) return;
    auto report = run.run();
    if (options.update && run.update()) report = run.run();
    writeTests(report, options.format, takesOutput(options) ? std::cerr : std::cout);
    if (const auto* recording = run.recording()) reportCoverage(*recording, options, session);
    if (report.files.empty() && options.failOnEmpty)
        session.fail(ExitCode::findings, options.run.empty() ? "there are no tests (--fail-on-empty)"
                                                             : fmt::format("--run {} selects no test "
                                                                           "(--fail-on-empty)",
                                                                           options.run));
    if (options.failOnUntested && !report.untested.empty())
        session.fail(
            ExitCode::findings,
            fmt::format("no test expects a finding of {} of the rules (--fail-on-untested)", report.untested.size()));
    if (report.failures() > 0) session.exitCode = std::max<int>(session.exitCode, ExitCode::findings);
}

}  // namespace

void addTest(CLI::App& app, Session& session)
{
    auto options = std::make_shared<TestOptions>();
    auto* command = app.add_subcommand(
        "test", "Test files: each must give just the findings, values and sheet texts that are expected of it");
    command->add_option("path", options->paths, "Files or folders (the current folder if none)");
    command
        ->add_option("--run", options->run,
                     "Only files whose name, or a rule that they expect, matches this regular expression")
        ->type_name("PATTERN");
    addFormatChoice(*command, options->format, testFormats());
    command
        ->add_flag("--coverage", options->coverage,
                   "Report what the tests evaluated of each rule, formula, message and block of a sheet, as text or "
                   "with --coverage=json or --coverage=lcov for programs")
        ->transform([](const std::string& value) { return value == "true" ? coverageFormats().front() : value; })
        ->check(command_line::choice(coverageFormats()));
    command->add_option("--coverage-output", options->coverageOutput, "Write the report on coverage to this file")
        ->type_name("FILE")
        ->needs("--coverage");
    command
        ->add_option("--threshold", options->threshold,
                     "Exit with 1 if fewer percent of the parts were evaluated, or of the truth values seen")
        ->check(CLI::Range(0u, 100u))
        ->type_name("PERCENT")
        ->needs("--coverage");
    command->add_flag("--fail-on-empty", options->failOnEmpty,
                      "Exit with 1 if there is no test, or none in a folder that is named");
    command->add_flag("--fail-on-untested", options->failOnUntested,
                      "Exit with 1 if no test expects a finding of a rule of a tested system");
    command->add_flag("--update", options->update,
                      "Show how expectations have to change for the tests to pass, then write them");
    addToday(*command, session);
    command->add_option("--threads", options->threads, "Files tested in parallel (0: one per core)")
        ->check(CLI::Range(0u, 256u))
        ->capture_default_str();
    addFollowLinks(*command, session);
    command->footer("Examples:\n"
                    "  muster test                          every file below the current folder\n"
                    "  muster test --run strength-total     the tests of a rule\n"
                    "  muster test --coverage --threshold 90\n"
                    "  muster test --format junit > tests.xml\n"
                    "  muster test --update new.army.json   write what the file gives as its expectations");
    command->callback([options, &session] { runTests(*options, session); });
}

}  // namespace muster::validator
