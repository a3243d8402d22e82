#pragma once

#include <string>

namespace CLI {
class App;
class ParseError;
}  // namespace CLI

namespace muster::command_line {

/// What a program writes to standard error about arguments that it cannot use: the fault, a similar option for an
/// unknown one, and where to read about the command. Safe on a terminal.
std::string parseFault(const CLI::App& program, const CLI::ParseError& error);

}  // namespace muster::command_line
