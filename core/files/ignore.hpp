#pragma once

#include "core/files/path_pattern.hpp"
#include "core/text/document.hpp"

#include <compare>
#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace muster::files {

/// An item of `ignore` or `tests` in a settings file.
struct IgnoreItem {
    std::string pattern;
    std::filesystem::path file = {};  ///< the settings file; empty for a pattern from elsewhere
    std::uint32_t line = 0;           ///< of the pattern in that file

    auto operator<=>(const IgnoreItem&) const = default;
};

/// The path patterns of one settings file that a recursive search skips (`ignore`), or skips for some commands
/// (`tests`).
class Ignore {
public:
    /// Leaves out what the schema of muster.json rejects: patterns that are too long, and those after the thousandth.
    explicit Ignore(const std::vector<std::string>& patterns);
    /// The patterns below a key of a settings file at that path.
    Ignore(const std::filesystem::path& file, const text::Document& settings, std::string_view key);

    bool empty() const { return m_items.empty(); }

    /// The first item that matches the file (a path relative to the folder of the settings, separated by `/`) or a
    /// folder above it; null if none does.
    const IgnoreItem* file(std::string_view path) const { return first(path, false); }
    /// The same for a folder.
    const IgnoreItem* folder(std::string_view path) const { return first(path, true); }

    bool matchesFile(std::string_view path) const { return file(path) != nullptr; }

private:
    void add(std::vector<IgnoreItem> items);
    const IgnoreItem* first(std::string_view path, bool isFolder) const;

    std::vector<IgnoreItem> m_items;
    std::vector<PathPattern> m_patterns;  ///< of the items
};

}  // namespace muster::files
