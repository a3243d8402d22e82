#include "core/files/data_folders.hpp"

#include "core/files/resolved_path.hpp"

#include <algorithm>
#include <cstdlib>
#include <sstream>
#include <string>

namespace muster::files {

namespace fs = std::filesystem;

namespace {

fs::path environmentPath(const char* name)
{
    const char* value = std::getenv(name);
    return value ? value : "";
}

}  // namespace

std::string_view originName(Origin origin)
{
    switch (origin) {
    case Origin::project: return "project";
    case Origin::named: return "named";
    case Origin::installed: return "installed";
    case Origin::shipped: return "shipped";
    }
    return "";
}

fs::path programFolder()
{
    std::error_code error;
    return fs::read_symlink("/proc/self/exe", error).parent_path();
}

std::optional<fs::path> packFolder()
{
    // The specification of these folders says that relative ones are to be ignored.
    if (const auto data = environmentPath("XDG_DATA_HOME"); data.is_absolute()) return data / "muster/packs";
    if (const auto home = environmentPath("HOME"); home.is_absolute()) return home / ".local/share/muster/packs";
    return std::nullopt;
}

std::vector<DataFolder> dataFoldersByOrigin()
{
    std::vector<DataFolder> folders;
    if (const char* named = std::getenv("MUSTER_DATA")) {
        std::istringstream list(named);
        for (std::string folder; std::getline(list, folder, ':');)
            if (!folder.empty()) folders.push_back({folder, Origin::named});
    }
    std::error_code error;
    if (auto packs = packFolder(); packs && fs::is_directory(*packs, error))
        folders.push_back({std::move(*packs), Origin::installed});
    const fs::path installed = programFolder() / MUSTER_DATA_FROM_PROGRAM;
    if (fs::is_directory(installed, error))
        folders.push_back({fs::weakly_canonical(installed, error), Origin::shipped});
    // A program run from its build folder has no installed data, so the build records the location of the sources.
    else if (fs::is_directory(MUSTER_SOURCE_DATA, error))
        folders.push_back({MUSTER_SOURCE_DATA, Origin::shipped});
    return folders;
}

Origin originOf(const fs::path& file, const fs::path& root)
{
    const auto path = resolvedPath(file), project = resolvedPath(root);
    for (const auto& data : dataFoldersByOrigin()) {
        const auto folder = resolvedPath(data.folder);
        const bool isInProjectThere = project != folder && isBelow(project, folder) && isBelow(path, project);
        if (isBelow(path, folder) && !isInProjectThere) return data.origin;
    }
    return Origin::project;
}

std::vector<fs::path> dataFolders()
{
    std::vector<fs::path> folders;
    for (auto& each : dataFoldersByOrigin()) folders.push_back(std::move(each.folder));
    return folders;
}

bool isShipped(const fs::path& file)
{
    const auto path = resolvedPath(file);
    const auto folders = dataFoldersByOrigin();
    return std::any_of(folders.begin(), folders.end(), [&](const DataFolder& data) {
        return data.origin == Origin::shipped && isBelow(path, resolvedPath(data.folder));
    });
}

}  // namespace muster::files
