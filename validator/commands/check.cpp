#include "core/command_line/choice.hpp"
#include "core/command_line/language.hpp"
#include "validator/check/check_files.hpp"
#include "validator/check/check_options.hpp"
#include "validator/check/fix_options.hpp"
#include "validator/command.hpp"
#include "validator/exit_code.hpp"
#include "validator/reporters/report_output.hpp"
#include "validator/watch/watch.hpp"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <map>
#include <memory>

namespace muster::validator {

namespace {

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
    command_line::addLanguage(*command, session.language);
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
        const auto check = [&] { checkFiles(*options, session); };
        options->watch ? watch(*options, session, check) : check();
    });
}

}  // namespace muster::validator
