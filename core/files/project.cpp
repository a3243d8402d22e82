#include "core/files/project.hpp"

#include "core/files/resolved_path.hpp"
#include "core/files/settings_sources.hpp"
#include "core/text/terminal.hpp"
#include "core/text/utf8.hpp"

#include <algorithm>

namespace muster::files {

namespace fs = std::filesystem;

Project::Project(fs::path root, std::vector<std::shared_ptr<const FolderIndex>> data, Links links)
    : m_root(std::move(root)), m_places(std::move(data))
{
    m_places.insert(m_places.begin(), std::make_shared<const FolderIndex>(m_root, links));
}

fs::path Project::rootOf(const fs::path& path, const fs::path& given, const IsRoot& isRoot)
{
    std::error_code error;
    const fs::path start = fs::weakly_canonical(path, error);
    const fs::path folder = fs::is_directory(start, error) ? start : start.parent_path();
    fs::path outermost;
    for (fs::path at = folder; !at.empty(); at = at.parent_path()) {
        if (const auto settings = at / settingsName; fs::is_regular_file(settings, error)) {
            outermost = at;
            if (isRoot ? isRoot(settings) : isRootSettings(settings)) break;
        }
        if (at == at.root_path()) break;
    }
    if (!outermost.empty()) return outermost;
    if (!given.empty()) return fs::weakly_canonical(given, error);
    const std::string name = folder.filename().string();
    const bool usual = name == "armies" || name == "lists" || name == "scenarios";
    return folder != start && usual ? folder.parent_path() : folder;
}

std::vector<fs::path> Project::systems(std::string_view id) const
{
    std::vector<fs::path> result;
    for (const auto& place : m_places)
        result.insert(result.end(), place->systems(id).begin(), place->systems(id).end());
    return result;
}

std::vector<fs::path> Project::lists(std::string_view id) const
{
    std::vector<fs::path> result;
    for (const auto& place : m_places) result.insert(result.end(), place->lists(id).begin(), place->lists(id).end());
    return result;
}

std::vector<std::string> Project::systemIds() const
{
    std::vector<std::string> result;
    for (const auto& place : m_places)
        for (auto& id : place->systemIds()) result.push_back(std::move(id));
    std::sort(result.begin(), result.end());
    result.erase(std::unique(result.begin(), result.end()), result.end());
    return result;
}

std::vector<fs::path> Project::allLists() const
{
    std::vector<fs::path> result;
    for (const auto& place : m_places)
        for (auto& path : place->allLists()) result.push_back(std::move(path));
    return result;
}

namespace {

/// True if a path without links and dots is in the folder.
bool isInFolder(const fs::path& resolved, const fs::path& folder)
{
    std::error_code error;
    const fs::path root = fs::weakly_canonical(folder, error);
    return !error && isBelow(resolved, root);
}

}  // namespace

bool Project::contains(const fs::path& path) const
{
    std::error_code error;
    const fs::path resolved = fs::weakly_canonical(path, error);
    return !error && isInFolder(resolved, m_root);
}

std::variant<fs::path, Project::ResolveError> Project::resolveBelow(const fs::path& root, const fs::path& from,
                                                                    std::string_view reference)
{
    if (!isFollowed(reference)) return ResolveError::missing;
    std::error_code error;
    const fs::path target = fs::weakly_canonical(from.parent_path() / fs::path(reference), error);
    if (error) return ResolveError::missing;
    if (!isInFolder(target, root)) return ResolveError::outsideRoot;
    if (!fs::is_regular_file(target, error)) return ResolveError::missing;
    return target;
}

std::string shownReference(std::string_view reference)
{
    constexpr std::size_t shown = 200;
    return reference.size() <= shown ? std::string(reference) : std::string(text::cut(reference, shown)) + "…";
}

std::string displayName(const fs::path& path)
{
    std::error_code error;
    const fs::path here = fs::current_path(error);
    const fs::path whole = fs::weakly_canonical(path, error);
    if (error) return text::asPath(path.string());
    const auto [hereEnd, rest] = std::mismatch(here.begin(), here.end(), whole.begin(), whole.end());
    return text::asPath(hereEnd == here.end() ? whole.lexically_relative(here).string() : path.string());
}

}  // namespace muster::files
