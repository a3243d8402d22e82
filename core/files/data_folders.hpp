#pragma once

#include <filesystem>
#include <vector>

namespace muster::files {

/// Where systems and lists are looked for after the project: $MUSTER_DATA (folders separated by colons), then the
/// installed data beside the running program, or the repository's own when the program runs from its build folder.
std::vector<std::filesystem::path> dataFolders();

/// The folder the running program stands in.
std::filesystem::path programFolder();

}  // namespace muster::files
