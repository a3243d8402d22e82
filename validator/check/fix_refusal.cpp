#include "validator/check/fix_refusal.hpp"

#include "core/files/data_folders.hpp"
#include "core/files/project.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <system_error>
#include <unistd.h>

namespace muster::validator {

namespace fs = std::filesystem;

namespace {

/// The data folder that contains the file and is not itself part of a project; empty if there is none.
fs::path dataFolderOf(const InputFile& file)
{
    std::error_code error;
    if (fs::is_regular_file(files::Project::rootOf(file.path, file.given) / "muster.json", error)) return {};
    const auto folders = files::dataFolders();
    const auto found = std::find_if(folders.begin(), folders.end(),
                                    [&](const fs::path& folder) { return !files::leadsOut(file.path, folder); });
    return found == folders.end() ? fs::path() : *found;
}

bool isReadOnly(const fs::path& path)
{
    std::error_code error;
    // The superuser may write everything, but did not set these permissions for nothing.
    const auto mode = fs::status(path, error).permissions();
    constexpr auto writers = fs::perms::owner_write | fs::perms::group_write | fs::perms::others_write;
    return (mode & writers) == fs::perms::none || ::access(path.c_str(), W_OK) != 0;
}

}  // namespace

std::optional<std::string> fixRefusal(const InputFile& file)
{
    // Links that the user allows to be followed may be read, but do not make the file a part of the project.
    if (files::refusal(file.path, files::Links::inside))
        return fmt::format("it is a link to a file outside of the project, {}",
                           fs::weakly_canonical(file.path).string());
    if (const auto folder = dataFolderOf(file); !folder.empty())
        return fmt::format("it belongs to the data folder {}; copy it into your project to change it", folder.string());
    if (isReadOnly(file.path)) return "it is read-only; change its permissions to fix it";
    return std::nullopt;
}

}  // namespace muster::validator
