#pragma once

#include "core/files/file.hpp"
#include "core/files/folder_index.hpp"

#include <filesystem>
#include <memory>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace muster::files {

/// A folder of files that belong together, and where its systems and lists are looked for: in itself, then in the data
/// folders.
class Project {
public:
    /// `data` is searched in order after the root.
    Project(std::filesystem::path root, std::vector<std::shared_ptr<const FolderIndex>> data,
            Links links = Links::inside);

    /// The folder with the nearest muster.json at or above `path`. Without one `given`, the folder a person named; and
    /// without that the folder itself, or for a file the folder it stands in (the one above, where that is called
    /// armies, lists or scenarios).
    static std::filesystem::path rootOf(const std::filesystem::path& path, const std::filesystem::path& given = {});

    const std::filesystem::path& root() const { return m_root; }

    /// Files of the system, the one to use first; empty when there is none.
    std::vector<std::filesystem::path> systems(std::string_view id) const;
    /// Files that may hold the list, nearest first: different systems may each have a list of the same id.
    std::vector<std::filesystem::path> lists(std::string_view id) const;
    std::vector<std::string> systemIds() const;
    std::vector<std::filesystem::path> allLists() const;

    /// Whether a file lies below the root, links followed; a file of a data folder does not.
    bool contains(const std::filesystem::path& path) const;

    enum class ResolveError { outsideRoot, missing };
    /// The file that `reference`, written in `from`, means: relative to `from`, links followed, and inside the root.
    std::variant<std::filesystem::path, ResolveError> resolve(const std::filesystem::path& from,
                                                              std::string_view reference) const;

private:
    std::filesystem::path m_root;
    std::vector<std::shared_ptr<const FolderIndex>> m_places;
};

/// A path as people of this working folder write it: relative where it lies below, else as given.
std::string displayName(const std::filesystem::path& path);

}  // namespace muster::files
