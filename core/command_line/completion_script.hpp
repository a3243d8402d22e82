#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace muster::command_line {

/// The shells with completions: bash, fish, zsh.
const std::vector<std::string>& completionShells();

/// The programs with completions: muster, muster-print, muster-editor.
const std::vector<std::string>& completedPrograms();

/// A script for that shell that completes these programs. It only asks the program on the PATH what fits, so it need
/// not change with the program.
std::string completionScript(std::string_view shell, const std::vector<std::string>& programs);

}  // namespace muster::command_line
