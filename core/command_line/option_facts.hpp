#pragma once

#include <string>
#include <vector>

namespace CLI {
class Option;
}

namespace muster::command_line {

/// True if the option may be given, or the positional filled, any number of times.
bool isRepeatable(const CLI::Option& option);

/// The words of a choice, in the order of --help; empty for other options.
std::vector<std::string> choicesOf(const CLI::Option& option);

}  // namespace muster::command_line
