#include "core/files/folder_index.hpp"

#include "core/files/folder_walk.hpp"
#include "core/files/settings_sources.hpp"

#include <algorithm>
#include <set>

namespace muster::files {

namespace {

// Bounds a search that was started in a home folder by mistake.
constexpr int deepest = 16;
constexpr std::size_t maxFiles = 200'000;

}  // namespace

FolderIndex::FolderIndex(const std::filesystem::path& folder, Links links)
{
    std::set<std::filesystem::path> projects;  // projects below this one
    walk({folder, folder, links, deepest, maxFiles}, [&](const std::filesystem::path& path) {
        const auto kind = kindOf(path);
        if (kind == FileKind::config && path.filename() == settingsName &&
            path.lexically_relative(folder).has_parent_path() && isRootSettings(path))
            projects.insert(path.parent_path());
        if (kind == FileKind::system) m_systems[stemOf(path)].push_back(path);
        if (kind == FileKind::list) m_lists[stemOf(path)].push_back(path);
        return true;
    });
    const auto isOfAnother = [&](const std::filesystem::path& file) {
        for (auto at = file.parent_path(); at.has_relative_path(); at = at.parent_path())
            if (projects.contains(at)) return true;
        return false;
    };
    for (auto* paths : {&m_systems, &m_lists}) {
        for (auto& [id, files] : *paths) {
            if (!projects.empty()) std::erase_if(files, isOfAnother);
            std::sort(files.begin(), files.end());
        }
        std::erase_if(*paths, [](const auto& entry) { return entry.second.empty(); });
    }
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

}  // namespace muster::files
