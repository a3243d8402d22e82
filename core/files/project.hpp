#pragma once

#include "core/files/file.hpp"
#include "core/files/folder_index.hpp"

#include <filesystem>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace muster::files {

/// A folder of related files, and the places to search for its systems and lists: the folder itself, then the data
/// folders.
class Project {
public:
    /// `data` is searched in order after the root.
    Project(std::filesystem::path root, std::vector<std::shared_ptr<const FolderIndex>> data,
            Links links = Links::inside);

    /// True if that muster.json says `"root": true`.
    using IsRoot = std::function<bool(const std::filesystem::path& settings)>;

    /// The folder with the outermost muster.json at or above `path`, but none above one that is a root. Otherwise
    /// `given`, the folder named by the user; otherwise the folder itself, or a file's folder (its parent, if that is
    /// named armies, lists or scenarios). Without `isRoot`, the files are read.
    static std::filesystem::path rootOf(const std::filesystem::path& path, const std::filesystem::path& given = {},
                                        const IsRoot& isRoot = {});

    const std::filesystem::path& root() const { return m_root; }

    /// Files of the system, in order of preference; empty if there is none.
    std::vector<std::filesystem::path> systems(std::string_view id) const;
    /// Files that may contain the list, nearest first: lists of different systems may have the same id.
    std::vector<std::filesystem::path> lists(std::string_view id) const;
    std::vector<std::string> systemIds() const;
    std::vector<std::filesystem::path> allLists() const;

    /// True if a file, with links resolved, is below the root; false for files of data folders.
    bool contains(const std::filesystem::path& path) const;

    /// The longest reference that is followed, in bytes, as in the schemas. Resolving a path takes time, and memory,
    /// by the square of its length.
    static constexpr std::size_t maxReference = 1'000;

    /// False for a reference that is too long, or contains a null character.
    static bool isFollowed(std::string_view reference)
    {
        return reference.size() <= maxReference && reference.find('\0') == std::string_view::npos;
    }

    enum class ResolveError { outsideRoot, missing };
    /// Resolves a `reference` written in `from`: relative to `from`, with links resolved, and inside the root.
    std::variant<std::filesystem::path, ResolveError> resolve(const std::filesystem::path& from,
                                                              std::string_view reference) const
    {
        return resolveBelow(m_root, from, reference);
    }
    /// The same in the project with that root.
    static std::variant<std::filesystem::path, ResolveError>
    resolveBelow(const std::filesystem::path& root, const std::filesystem::path& from, std::string_view reference);

private:
    std::filesystem::path m_root;
    std::vector<std::shared_ptr<const FolderIndex>> m_places;
};

/// A reference as it stands in a message: cut if it is very long.
std::string shownReference(std::string_view reference);

/// A path for display: relative if it is below the current folder, else as given.
std::string displayName(const std::filesystem::path& path);

}  // namespace muster::files
