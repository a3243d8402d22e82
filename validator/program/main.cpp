#include "core/command_line/described.hpp"
#include "core/command_line/parse_fault.hpp"
#include "core/text/nearest.hpp"
#include "core/threads/exception_text.hpp"
#include "core/threads/limits.hpp"
#include "validator/command.hpp"
#include "validator/exit_code.hpp"
#include "validator/program/completion.hpp"
#include "validator/program/manual.hpp"
#include "validator/terminal.hpp"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <csignal>
#include <exception>
#include <filesystem>
#include <iostream>
#include <sstream>

using namespace muster::validator;

namespace {

/// A sentence about an unknown command, with the most similar one; empty if the command is known.
std::string unknownCommand(const CLI::App& app, int argc, char** argv)
{
    if (argc < 2 || *argv[1] == '-') return {};
    std::vector<std::string> names;
    for (const auto* command : app.get_subcommands(nullptr)) names.push_back(command->get_name());
    if (std::find(names.begin(), names.end(), argv[1]) != names.end()) return {};
    const auto near = muster::text::nearest(names, argv[1]);
    return fmt::format("there is no command \"{}\"; {}", forTerminal(argv[1]),
                       near.empty() ? "see: muster --help" : fmt::format("did you mean muster {}?", near));
}

}  // namespace

int main(int argc, char** argv)
{
    muster::threads::endOnUncaught("muster");
    std::signal(SIGXFSZ, SIG_IGN);  // report a file that exceeds the size limit as an error
    Session session;
    try {
        CLI::App app{"Checks, explains and formats armies, lists and systems for tabletop wargames.", "muster"};
        app.set_version_flag("--version", "muster " MUSTER_VERSION);
        app.require_subcommand(1);
        app.footer(
            "Examples:\n  muster check                          check every file below the current folder\n  muster "
            "check club/ --format json      the same as a report for scripts\n  muster new army --system old-trousers "
            "--list french -o my.army.json\n  muster explain old-trousers/strength-total\n  muster print my.army.json "
            "-o my.pdf\n\nExit codes: 0 no errors, 1 findings, 2 wrong usage, 3 could not run.");
        addCheck(app, session);
        addPrint(app, session);
        addEval(app, session);
        addRepl(app, session);
        addExplain(app, session);
        addDocs(app, session);
        addRules(app, session);
        addSystems(app, session);
        addLists(app, session);
        addNew(app, session);
        addComplete(app, session);
        addCost(app, session);
        addSettings(app, session);
        addStats(app, session);
        addOdds(app, session);
        addTest(app, session);
        addMutate(app, session);
        addUpgrade(app, session);
        addPack(app, session);
        addAdd(app, session);
        addRemove(app, session);
        addVerify(app, session);
        addFormat(app, session);
        addLanguageServer(app, session);
        addSchema(app, session);
        addCompletion(app, session);
        using namespace muster::command_line;
        if (const auto words = wordsToComplete(argc, argv)) {
            std::cout << completionText(completed(app, *words, session));
            return ExitCode::clean;
        }
        if (const auto page = requestedManual(app, manualExtras(), argc, argv)) {
            std::cout << *page;
            return ExitCode::clean;
        }
        if (const auto unknown = unknownCommand(app, argc, argv); !unknown.empty()) {
            session.fail(ExitCode::usage, unknown);
            return session.exitCode;
        }
        try {
            app.parse(argc, argv);
        } catch (const CLI::ParseError& error) {
            if (error.get_exit_code() != 0) {
                std::cerr << parseFault(app, error);
                return ExitCode::usage;
            }
            std::ostringstream out;
            app.exit(error, out, out);
            std::cout << forTerminal(out.str());
        }
        session.failUnreadable();
        std::cout.flush();
        if (!std::cout) session.fail(ExitCode::failure, "cannot write to standard output");
    } catch (const std::filesystem::filesystem_error& error) {
        // Reading files does not throw, so only access to the current folder can fail here.
        const auto path = error.path1().empty() ? "the current folder" : error.path1().string();
        session.fail(ExitCode::failure, fmt::format("cannot use {}: {}", path, error.code().message()));
    } catch (...) {
        session.fail(ExitCode::failure, muster::threads::textOf(std::current_exception()));
    }
    session.leaveMemory();
    return session.exitCode;
}
