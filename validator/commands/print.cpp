#include "core/files/data_folders.hpp"
#include "validator/command.hpp"
#include "validator/exit_code.hpp"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <cerrno>
#include <cstring>
#include <iostream>
#include <unistd.h>

namespace muster::validator {

namespace {

/// Replaces the process by muster-print with the same arguments: the one beside this program, else the first in PATH.
void handOver(const std::vector<std::string>& arguments, Session& session)
{
    std::vector<std::string> words{"muster-print"};
    words.insert(words.end(), arguments.begin(), arguments.end());
    std::vector<char*> pointers;
    for (auto& word : words) pointers.push_back(word.data());
    pointers.push_back(nullptr);
    std::cout.flush();
    ::execv((files::programFolder() / "muster-print").c_str(), pointers.data());
    ::execvp("muster-print", pointers.data());
    session.fail(
        ExitCode::failure,
        fmt::format("printing needs the program muster-print beside muster or on the PATH: {}", std::strerror(errno)));
}

}  // namespace

void addPrint(CLI::App& app, Session& session)
{
    auto* command = app.add_subcommand("print", "Print record sheets (runs muster-print)");
    command->prefix_command();
    // Passes all arguments after the command to muster-print, including --help.
    command->set_help_flag();
    command->callback([command, &session] { handOver(command->remaining(), session); });
}

}  // namespace muster::validator
