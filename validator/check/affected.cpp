#include "validator/check/affected.hpp"

#include "core/dependencies/dependencies.hpp"
#include "core/files/resolved_path.hpp"

#include <algorithm>
#include <map>
#include <set>
#include <string>

namespace muster::validator {

namespace fs = std::filesystem;
using files::FileKind;
using files::isBelow;
using files::resolvedPath;
using text::Node;

namespace {

using Ids = std::set<std::string, std::less<>>;

/// A changed system or list: other files name it by its id.
struct ChangedPart {
    fs::path path;
    FileKind kind;
    std::string id;
    Ids systems;   ///< of a list, or of house rules: before and after the change
    Ids extended;  ///< lists that it extended before the change or does now
};

class Affected {
public:
    Affected(const Changes& changes, rules::Library& library, const std::vector<fs::path>& dataFolders)
        : m_changes(changes), m_library(library)
    {
        for (const auto& folder : dataFolders) m_dataFolders.push_back(resolvedPath(folder));
        for (const auto& path : changes.files) {
            const auto kind = files::kindOf(path);
            if (kind != FileKind::system && kind != FileKind::list && kind != FileKind::house) continue;
            ChangedPart part{path, *kind, files::stemOf(path), {}, {}};
            if (kind != FileKind::system) addTexts(part);
            m_parts.emplace(path, std::move(part));
        }
    }

    bool contains(const InputFile& file)
    {
        const auto path = resolvedPath(file.path);
        // Of a link, git knows the link and the file that it leads to.
        if (m_changes.files.contains(path) ||
            m_changes.files.contains(resolvedPath(fs::absolute(file.path).parent_path()) / file.path.filename()))
            return true;
        const auto project = m_library.project(file.path, file.given);
        const auto loaded = m_library.file(path);
        const auto found = rules::dependenciesOf(loaded->document.get(), file.kind, file.path, *project, m_library);
        if (std::any_of(found.files.begin(), found.files.end(),
                        [&](const fs::path& named) { return isChanged(resolvedPath(named), found.systems); }))
            return true;
        if (file.kind == FileKind::config && hasNamesChanged(path.parent_path())) return true;
        return std::any_of(m_parts.begin(), m_parts.end(), [&](const auto& part) {
            if (!isReachable(part.first, *project)) return false;
            // Settings may name a rule of any game and of any house rules, also with a pattern.
            if (file.kind == FileKind::config) return part.second.kind != FileKind::list;
            return isUsed(part.second, file, found);
        });
    }

private:
    void addTexts(ChangedPart& part)
    {
        const auto add = [&](Node root) {
            part.systems.emplace(root["system"].string());
            if (part.kind == FileKind::list)
                for (const Node extended : root["extends"]) part.extended.emplace(extended.string());
        };
        if (const auto loaded = m_library.file(part.path); loaded->document) add(loaded->document->root());
        const auto former = m_changes.former.find(part.path);
        if (former == m_changes.former.end()) return;
        const auto parsed =
            text::Document::parse(std::make_shared<const text::Source>(part.path.native(), former->second));
        if (parsed.document) add(parsed.document->root());
    }

    /// House rules of one game do not matter to another.
    bool isChanged(const fs::path& path, const Ids& systems) const
    {
        if (!m_changes.files.contains(path)) return false;
        const auto part = m_parts.find(path);
        if (part == m_parts.end() || part->second.kind != FileKind::house) return true;
        const auto& own = part->second.systems;
        return own.empty() || std::any_of(own.begin(), own.end(), [&](const auto& id) { return systems.contains(id); });
    }

    /// Patterns of settings may match a file that was added, and nothing without one that was deleted.
    bool hasNamesChanged(const fs::path& folder) const
    {
        return std::any_of(m_changes.addedOrDeleted.begin(), m_changes.addedOrDeleted.end(),
                           [&](const fs::path& path) { return files::kindOf(path) && isBelow(path, folder); });
    }

    /// True if systems and lists at that path are, or were, found from the project.
    bool isReachable(const fs::path& path, const files::Project& project) const
    {
        return isBelow(path, resolvedPath(project.root())) ||
               std::any_of(m_dataFolders.begin(), m_dataFolders.end(),
                           [&](const fs::path& folder) { return isBelow(path, folder); });
    }

    bool isUsed(const ChangedPart& part, const InputFile& file, const rules::Dependencies& found) const
    {
        if (part.kind == FileKind::system) return found.systems.contains(part.id);
        if (part.kind != FileKind::list) return false;
        if (found.lists.contains(part.id)) return true;
        const auto stem = files::stemOf(file.path);
        if (file.kind == FileKind::system) return part.systems.contains(stem);
        // A list is judged together with those that extend it.
        return file.kind == FileKind::list &&
               std::any_of(part.extended.begin(), part.extended.end(),
                           [&](const auto& id) { return id == stem || found.lists.contains(id); });
    }

    const Changes& m_changes;
    rules::Library& m_library;
    std::vector<fs::path> m_dataFolders;
    std::map<fs::path, ChangedPart> m_parts;
};

}  // namespace

std::vector<InputFile> affectedBy(const Changes& changes, std::vector<InputFile> files, rules::Library& library,
                                  const std::vector<fs::path>& dataFolders)
{
    Affected affected(changes, library, dataFolders);
    std::erase_if(files, [&](const InputFile& file) { return !affected.contains(file); });
    return files;
}

}  // namespace muster::validator
