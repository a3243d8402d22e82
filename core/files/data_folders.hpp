#pragma once

#include <filesystem>
#include <vector>

namespace muster::files {

/// The folders searched for systems and lists after the project: $MUSTER_DATA (separated by colons), then the installed
/// data beside the running program, or the repository's own if the program runs from its build folder.
std::vector<std::filesystem::path> dataFolders();

/// The folder of the running program.
std::filesystem::path programFolder();

}  // namespace muster::files
