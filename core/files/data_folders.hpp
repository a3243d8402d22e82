#pragma once

#include <filesystem>
#include <vector>

namespace muster::files {

/// The folders searched for systems and lists after the project: $MUSTER_DATA (separated by colons), then the installed
/// data beside the running program, or the repository's own if the program runs from its build folder.
std::vector<std::filesystem::path> dataFolders();

/// True for a file in the last of these folders, whose content comes with the program.
bool isShipped(const std::filesystem::path& file);

/// The folder of the running program.
std::filesystem::path programFolder();

}  // namespace muster::files
