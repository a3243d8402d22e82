#pragma once

#include "core/files/path_pattern.hpp"

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace muster::files {

/// The path patterns that a recursive search skips (`ignore` in muster.json).
class Ignore {
public:
    /// Leaves out what the schema of muster.json rejects: patterns that are too long, and those after the thousandth.
    explicit Ignore(const std::vector<std::string>& patterns);
    /// The patterns of the folder's muster.json, if it exists and is readable.
    explicit Ignore(const std::filesystem::path& root);

    /// True if the file (a path relative to the project, separated by `/`) or a folder above it is ignored.
    bool matchesFile(std::string_view path) const { return matches(path, false); }
    /// The same for a folder.
    bool matchesFolder(std::string_view path) const { return matches(path, true); }

private:
    bool matches(std::string_view path, bool isFolder) const;

    std::vector<PathPattern> m_patterns;
};

}  // namespace muster::files
