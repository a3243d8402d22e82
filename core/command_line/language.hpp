#pragma once

#include <string>

namespace CLI {
class App;
}

namespace muster::command_line {

/// Adds the option for the language of findings; empty for that of the files.
void addLanguage(CLI::App& command, std::string& language);

}  // namespace muster::command_line
