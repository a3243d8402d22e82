#include "validator/command.hpp"
#include "validator/exit_code.hpp"
#include "validator/terminal.hpp"

#include <exception>
#include <filesystem>
#include <iostream>
#include <sstream>

using namespace muster::validator;

int main(int argc, char** argv)
{
    Session session;
    try {
        CLI::App app{"Checks, explains and formats armies, lists and systems for tabletop wargames.", "muster"};
        app.set_version_flag("--version", "muster " MUSTER_VERSION);
        app.require_subcommand(1);
        app.footer("Examples:\n"
                   "  muster check                          check every file below the current folder\n"
                   "  muster check club/ --format json      the same as a report for scripts\n"
                   "  muster new army --system old-trousers --list french -o my.army.json\n"
                   "  muster explain old-trousers/strength-total\n"
                   "  muster print my.army.json -o my.pdf\n\n"
                   "Exit codes: 0 nothing wrong, 1 findings, 2 wrong usage, 3 could not run.");
        addCheck(app, session);
        addPrint(app, session);
        addExplain(app, session);
        addRules(app, session);
        addSystems(app, session);
        addLists(app, session);
        addNew(app, session);
        addCost(app, session);
        addFormat(app, session);
        addSchema(app, session);
        try {
            app.parse(argc, argv);
        } catch (const CLI::ParseError& error) {
            // The parser repeats what it was given, whatever that holds.
            std::ostringstream out, err;
            const int code = app.exit(error, out, err);
            std::cout << forTerminal(out.str());
            std::cerr << forTerminal(err.str());
            if (code != 0) return ExitCode::usage;
        }
        std::cout.flush();
        if (!std::cout) session.fail(ExitCode::failure, "cannot write to standard output");
    } catch (const std::filesystem::filesystem_error& error) {
        // Files are read without exceptions; what is left to fail is the folder the program was started in.
        const auto path = error.path1().empty() ? "the current folder" : error.path1().string();
        session.fail(ExitCode::failure, fmt::format("cannot use {}: {}", path, error.code().message()));
    } catch (const std::exception& fault) {
        std::cerr << "muster: internal fault: " << fault.what() << '\n';
        return ExitCode::failure;
    }
    return session.exitCode;
}
