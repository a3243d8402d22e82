#include "core/command_line/choice.hpp"
#include "core/command_line/completion_script.hpp"
#include "validator/command.hpp"

#include <CLI/CLI.hpp>

#include <iostream>

namespace muster::validator {

void addCompletion(CLI::App& app, Session&)
{
    struct Options {
        std::string shell;
        std::vector<std::string> programs = command_line::completedPrograms();
    };
    auto options = std::make_shared<Options>();
    auto* command = app.add_subcommand("completion", "Print the script with which a shell completes commands");
    command->add_option("shell", options->shell, "The shell")
        ->required()
        ->check(command_line::choice(command_line::completionShells()));
    command->add_option("program", options->programs, "Only for these programs")
        ->check(command_line::choice(command_line::completedPrograms()));
    command->footer("Examples:\n"
                    "  source <(muster completion bash)      in ~/.bashrc\n"
                    "  source <(muster completion zsh)       in ~/.zshrc, after compinit\n"
                    "  muster completion fish | source       in ~/.config/fish/config.fish");
    command->callback([options] { std::cout << command_line::completionScript(options->shell, options->programs); });
}

}  // namespace muster::validator
