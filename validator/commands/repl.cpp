#include "validator/evaluate/repl.hpp"
#include "validator/command.hpp"

#include <CLI/CLI.hpp>

namespace muster::validator {

void addRepl(CLI::App& app, Session& session)
{
    struct Options {
        std::string file, at;
    };
    auto options = std::make_shared<Options>();
    auto* command = app.add_subcommand(
        "repl", "Evaluate expressions on a file, one after the other, as they are typed or read from standard input");
    command->add_option("file", options->file, "An army, a list, a scenario or a system")->required();
    command
        ->add_option("--at", options->at,
                     "The element to begin at, such as /units/0, /units/foy or foy (the whole file if none)")
        ->type_name("PLACE");
    command->add_option("--house", session.house, "House rules for an army without its own")->check(CLI::ExistingFile);
    addFollowLinks(*command, session);
    command->footer("Examples:\n"
                    "  muster repl my.army.json\n"
                    "  echo ':type self.units' | muster repl my.army.json\n"
                    "\n:help lists the commands. The history is kept in $MUSTER_HISTORY, or in muster/history in the "
                    "user's state folder; an empty $MUSTER_HISTORY keeps none.");
    command->callback([options, &session] { Repl(options->file, session).run(options->at); });
}

}  // namespace muster::validator
