#include "validator/command.hpp"
#include "validator/exit_code.hpp"
#include "validator/printing.hpp"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

namespace muster::validator {

void addPrint(CLI::App& app, Session& session)
{
    auto* command = app.add_subcommand("print", "Print record sheets (runs muster-print)");
    command->prefix_command();
    // Passes all arguments after the command to muster-print, including --help.
    command->set_help_flag();
    command->callback([command, &session] {
        const auto reason = becomePrinter(command->remaining());
        session.fail(ExitCode::failure,
                     fmt::format("printing needs the program muster-print beside muster or on the PATH: {}", reason));
    });
}

}  // namespace muster::validator
