#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string_view>
#include <vector>

namespace muster::files {

/// Who put a folder with systems and lists where programs find it.
enum class Origin : std::uint8_t {
    project,    ///< the author of the project
    named,      ///< $MUSTER_DATA names it
    installed,  ///< the user, with `muster add`
    shipped     ///< it comes with the program
};

/// "project", "named", "installed" or "shipped".
std::string_view originName(Origin origin);

/// A folder searched for systems and lists.
struct DataFolder {
    std::filesystem::path folder;
    Origin origin;
};

/// The folders searched after the project, in order: $MUSTER_DATA (separated by colons), then the packs that the user
/// has installed, then the installed data beside the running program, or the repository's own if the program runs from
/// its build folder.
std::vector<DataFolder> dataFoldersByOrigin();

/// Who put a system or a list there, which a project with that root found.
Origin originOf(const std::filesystem::path& file, const std::filesystem::path& root);

/// The same without their origins.
std::vector<std::filesystem::path> dataFolders();

/// True for a file that comes with the program.
bool isShipped(const std::filesystem::path& file);

/// The folder of the packs that the user installs, which may not exist yet: $XDG_DATA_HOME/muster/packs, or
/// ~/.local/share/muster/packs. Nothing if the environment names neither folder.
std::optional<std::filesystem::path> packFolder();

/// The folder of the running program.
std::filesystem::path programFolder();

}  // namespace muster::files
