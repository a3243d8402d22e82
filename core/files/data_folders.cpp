#include "core/files/data_folders.hpp"

#include <algorithm>
#include <cstdlib>
#include <sstream>
#include <string>

namespace muster::files {

namespace fs = std::filesystem;

fs::path programFolder()
{
    std::error_code error;
    return fs::read_symlink("/proc/self/exe", error).parent_path();
}

std::vector<fs::path> dataFolders()
{
    std::vector<fs::path> folders;
    if (const char* named = std::getenv("MUSTER_DATA")) {
        std::istringstream list(named);
        for (std::string folder; std::getline(list, folder, ':');)
            if (!folder.empty()) folders.emplace_back(folder);
    }
    std::error_code error;
    const fs::path installed = programFolder() / MUSTER_DATA_FROM_PROGRAM;
    if (fs::is_directory(installed, error)) folders.push_back(fs::weakly_canonical(installed, error));
    // A program run from its build folder has no installed data, so the build records the location of the sources.
    else if (fs::is_directory(MUSTER_SOURCE_DATA, error))
        folders.emplace_back(MUSTER_SOURCE_DATA);
    return folders;
}

bool isShipped(const fs::path& file)
{
    const auto folders = dataFolders();
    if (folders.empty()) return false;
    std::error_code error;
    const auto folder = fs::weakly_canonical(folders.back(), error), path = fs::weakly_canonical(file, error);
    return !error && std::mismatch(folder.begin(), folder.end(), path.begin(), path.end()).first == folder.end();
}

}  // namespace muster::files
