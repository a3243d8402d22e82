#include "core/files/data_folders.hpp"
#include "core/text/date.hpp"
#include "validator/command.hpp"
#include "validator/language_server/standard_streams.hpp"

#include <CLI/CLI.hpp>

namespace muster::validator {

void addLanguageServer(CLI::App& app, Session& session)
{
    auto* command = app.add_subcommand("lsp", "Serve an editor over standard input and output (LSP 3.17)");
    command->add_option("--house", session.house, "House rules for armies without their own")->check(CLI::ExistingFile);
    addFollowLinks(*command, session);
    addToday(*command, session);
    // Some editors add it to the command of every server.
    command
        ->add_flag_callback(
            "--stdio", [] {}, "Has no effect: standard input and output are always used")
        ->group("");
    command->footer("Settings of editors: docs/editors.md");
    command->callback([&session] {
        session.exitCode = language_server::serve([&session] { return session.newLibrary(); }, MUSTER_VERSION);
    });
}

}  // namespace muster::validator
