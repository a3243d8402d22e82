#include "core/files/folder_walk.hpp"

#include "core/files/ignore.hpp"
#include "core/files/kind.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <set>

namespace muster::files {

namespace fs = std::filesystem;

namespace {

/// True for folders that no search enters: hidden ones and those of build tools.
bool isPassedOver(const fs::path& folder)
{
    const std::string name = folder.filename().string();
    return (name.size() > 1 && name.front() == '.' && name != "..") || name == "build" || name == "node_modules";
}

class Walker {
public:
    Walker(const FolderWalk& search, const std::function<bool(const fs::path&)>& visit)
        : m_search(search), m_visit(visit), m_ignore(search.root), m_root(whole(search.root))
    {}

    Unvisited run()
    {
        m_entered.insert(whole(m_search.folder));
        look(m_search.folder, whole(m_search.folder).lexically_relative(m_root), 0);
        return std::move(m_unvisited);
    }

private:
    static fs::path whole(const fs::path& path)
    {
        std::error_code error;
        const auto canonical = fs::weakly_canonical(path, error);
        return error ? path : canonical;
    }

    /// False if the search is finished.
    bool look(const fs::path& folder, const fs::path& relative, int depth)
    {
        std::error_code error;
        std::vector<fs::directory_entry> entries;
        for (fs::directory_iterator at(folder, error), end; !error && at != end; at.increment(error))
            entries.push_back(*at);
        if (error)
            m_unvisited.unreadable.push_back(
                fmt::format("cannot read the folder {}: {}", folder.string(), error.message()));
        std::sort(entries.begin(), entries.end());
        return std::all_of(entries.begin(), entries.end(),
                           [&](const auto& entry) { return add(entry, relative / entry.path().filename(), depth); });
    }

    bool add(const fs::directory_entry& entry, const fs::path& relative, int depth)
    {
        if (++m_seen > m_search.maxEntries) return false;
        std::error_code error;
        const bool isLink = entry.is_symlink(error), isFolder = entry.is_directory(error);
        const auto path = relative.lexically_normal().generic_string();
        if (isFolder ? m_ignore.matchesFolder(path) : m_ignore.matchesFile(path)) return true;
        if (isFolder) {
            if (isPassedOver(entry.path()) || depth >= m_search.deepest || !mayEnter(entry.path(), isLink)) return true;
            return look(entry.path(), relative, depth + 1);
        }
        if (!kindOf(entry.path())) return true;
        if (isLink && m_search.links == Links::inside && leadsOut(entry.path(), m_root)) {
            m_unvisited.linksOut.push_back(
                fmt::format("{} is skipped: the link leads out of the project; use --follow-links to follow it",
                            entry.path().lexically_normal().string()));
            return true;
        }
        return m_visit(entry.path());
    }

    /// Links to folders may form a cycle or lead out of the project. If they are followed, each folder is visited once.
    bool mayEnter(const fs::path& folder, bool isLink)
    {
        return m_search.links == Links::followed ? m_entered.insert(whole(folder)).second : !isLink;
    }

    const FolderWalk& m_search;
    const std::function<bool(const fs::path&)>& m_visit;
    Ignore m_ignore;
    fs::path m_root;
    std::size_t m_seen = 0;
    std::set<fs::path> m_entered;  ///< if links are followed
    Unvisited m_unvisited;
};

}  // namespace

Unvisited walk(const FolderWalk& search, const std::function<bool(const fs::path&)>& visit)
{
    return Walker(search, visit).run();
}

}  // namespace muster::files
