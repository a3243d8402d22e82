#include "core/files/folder_walk.hpp"

#include "core/files/ignore_layers.hpp"
#include "core/files/intended_name.hpp"
#include "core/files/kind.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <set>

namespace muster::files {

namespace fs = std::filesystem;

bool isPassedOver(const fs::path& folder)
{
    const std::string name = folder.filename().string();
    return (name.size() > 1 && name.front() == '.' && name != "..") || name == "build" || name == "node_modules";
}

namespace {

class Walker {
public:
    Walker(const FolderWalk& search, const std::function<bool(const fs::path&)>& visit)
        : m_search(search), m_visit(visit), m_root(whole(search.root)), m_ignore(m_root)
    {}

    Unvisited run()
    {
        m_entered.insert(whole(m_search.folder));
        const auto relative = whole(m_search.folder).lexically_relative(m_root);
        fs::path above;
        for (const auto& part : relative) {
            // Those of the folder itself follow when it is entered.
            if (!above.empty() && above != ".") m_ignore.enter(above);
            above /= part;
        }
        enter(m_search.folder, relative, 0);
        return std::move(m_unvisited);
    }

private:
    static fs::path whole(const fs::path& path)
    {
        std::error_code error;
        const auto canonical = fs::weakly_canonical(path, error);
        return error ? path : canonical;
    }

    /// Looks into a folder with the settings in it in force. False if the search is finished.
    bool enter(const fs::path& folder, const fs::path& relative, int depth)
    {
        const bool isRoot = relative.empty() || relative == ".";
        const auto before = isRoot ? 0 : m_ignore.enter(relative.lexically_normal());
        const bool isContinued = look(folder, relative, depth);
        if (!isRoot) m_ignore.leave(before);
        return isContinued;
    }

    bool look(const fs::path& folder, const fs::path& relative, int depth)
    {
        std::error_code error;
        std::vector<fs::directory_entry> entries;
        for (fs::directory_iterator at(folder, error), end; !error && at != end; at.increment(error))
            entries.push_back(*at);
        if (error)
            m_unvisited.unreadable.push_back(
                fmt::format("cannot read the folder {}: {}", folder.string(), error.message()));
        // Paths in one folder differ in their names only, so their texts have the same order.
        std::sort(entries.begin(), entries.end(),
                  [](const auto& a, const auto& b) { return a.path().native() < b.path().native(); });
        return std::all_of(entries.begin(), entries.end(),
                           [&](const auto& entry) { return add(entry, relative, depth); });
    }

    /// Looks at an entry of a folder, which is given relative to the root.
    bool add(const fs::directory_entry& entry, const fs::path& folder, int depth)
    {
        if (++m_seen > m_search.maxEntries) return false;
        std::error_code error;
        const bool isLink = entry.is_symlink(error), isFolder = entry.is_directory(error);
        const auto relative = m_ignore.empty() && !isFolder ? fs::path() : folder / entry.path().filename();
        const auto* item = m_ignore.empty() ? nullptr : m_ignore.find(relative.lexically_normal(), isFolder);
        if (item != nullptr) {
            if (m_search.notesSkipped) ignore(*item, entry, isFolder && isLink, depth);
            return true;
        }
        if (isFolder) {
            if (isPassedOver(entry.path()) || depth >= m_search.deepest || !mayEnter(entry.path(), isLink)) return true;
            return enter(entry.path(), relative, depth + 1);
        }
        if (!kindOf(entry.path())) {
            if (auto name = m_search.notesSkipped ? intendedName(entry.path()) : std::nullopt)
                m_unvisited.skipped.misnamed.insert({entry.path().lexically_normal(), std::move(*name)});
            return true;
        }
        if (isLink && m_search.links == Links::inside && leadsOut(entry.path(), m_root)) {
            m_unvisited.linksOut.push_back(
                fmt::format("{} is skipped: the link leads out of the project; use --follow-links to follow it",
                            entry.path().lexically_normal().string()));
            return true;
        }
        if (const auto* test = m_search.leavesOutTests ? m_ignore.test(relative.lexically_normal()) : nullptr) {
            m_unvisited.skipped.tests[*test].insert(entry.path());
            return true;
        }
        return m_visit(entry.path());
    }

    /// Notes the Muster files of an ignored path. Folders are searched like others, but do not lead anywhere else.
    void ignore(const IgnoreItem& item, const fs::directory_entry& entry, bool isLinkToFolder, int depth)
    {
        auto& skipped = m_unvisited.skipped;
        std::error_code error;
        if (!entry.is_directory(error)) {
            if (kindOf(entry.path())) skipped.add(item, entry.path());
            return;
        }
        if (isLinkToFolder || isPassedOver(entry.path()) || depth >= m_search.deepest) return;
        for (fs::directory_iterator at(entry.path(), error), end; !error && at != end; at.increment(error)) {
            if (++m_ignored > Skipped::maxSearched) {
                skipped.isWhole = false;
                return;
            }
            ignore(item, *at, at->is_symlink(error) && at->is_directory(error), depth + 1);
        }
    }

    /// Links to folders may form a cycle or lead out of the project. If they are followed, each folder is visited once.
    bool mayEnter(const fs::path& folder, bool isLink)
    {
        return m_search.links == Links::followed ? m_entered.insert(whole(folder)).second : !isLink;
    }

    const FolderWalk& m_search;
    const std::function<bool(const fs::path&)>& m_visit;
    fs::path m_root;
    IgnoreLayers m_ignore;
    std::size_t m_seen = 0;
    std::size_t m_ignored = 0;     ///< entries of ignored folders that were looked at
    std::set<fs::path> m_entered;  ///< if links are followed
    Unvisited m_unvisited;
};

}  // namespace

Unvisited walk(const FolderWalk& search, const std::function<bool(const fs::path&)>& visit)
{
    return Walker(search, visit).run();
}

}  // namespace muster::files
