#include "core/model/folder_index.hpp"

#include "core/model/ignore.hpp"

#include <algorithm>

namespace muster::model {

namespace {

// A search that started in a home folder by mistake must end.
constexpr int deepest = 16;
constexpr std::size_t mostFiles = 200'000;

}  // namespace

bool isPassedOver(const std::filesystem::path& folder)
{
    const std::string name = folder.filename().string();
    return (name.size() > 1 && name.front() == '.' && name != "..") || name == "build" || name == "node_modules";
}

FolderIndex::FolderIndex(const std::filesystem::path& folder)
{
    namespace fs = std::filesystem;
    std::error_code error;
    std::size_t seen = 0;
    const Ignore ignore(folder);
    for (fs::recursive_directory_iterator at(folder, fs::directory_options::skip_permission_denied, error), end; !error && at != end && seen < mostFiles;
         at.increment(error), ++seen) {
        std::error_code ignored;
        const bool left = ignore.matches(at->path().lexically_relative(folder).generic_string());
        if (at->is_directory(ignored)) {
            if (left || isPassedOver(at->path()) || at.depth() >= deepest) at.disable_recursion_pending();
            continue;
        }
        if (left) continue;
        const auto kind = kindOf(at->path());
        if (kind == FileKind::system) m_systems[stemOf(at->path())].push_back(at->path());
        if (kind == FileKind::list) m_lists[stemOf(at->path())].push_back(at->path());
    }
    for (auto* paths : {&m_systems, &m_lists})
        for (auto& [id, files] : *paths) std::sort(files.begin(), files.end());
}

const std::vector<std::filesystem::path>& FolderIndex::find(const Paths& paths, std::string_view id)
{
    static const std::vector<std::filesystem::path> none;
    const auto found = paths.find(id);
    return found == paths.end() ? none : found->second;
}

std::vector<std::string> FolderIndex::ids(const Paths& paths)
{
    std::vector<std::string> result;
    for (const auto& [id, files] : paths) result.push_back(id);
    return result;
}

std::vector<std::filesystem::path> FolderIndex::allLists() const
{
    std::vector<std::filesystem::path> result;
    for (const auto& [id, files] : m_lists) result.insert(result.end(), files.begin(), files.end());
    return result;
}

}  // namespace muster::model
