#pragma once

#include "core/files/ignore.hpp"

#include <filesystem>
#include <string>
#include <vector>

namespace muster::files {

/// What the settings of a project ignore during a search, and which files they call tests: the patterns of each
/// settings file, relative to its folder, where it is in force.
class IgnoreLayers {
public:
    /// The patterns in force in the root folder, an absolute path.
    explicit IgnoreLayers(std::filesystem::path root);

    /// Adds the patterns of the settings in a folder below the root, given relative to it. Returns what `leave` needs.
    std::size_t enter(const std::filesystem::path& folder);
    /// Ends what `enter` added.
    void leave(std::size_t before);

    /// True if nothing is ignored here, and nothing is a test.
    bool empty() const { return m_layers.empty(); }
    /// The first item that ignores a path relative to the root, or a folder above it; null if none does.
    const IgnoreItem* find(const std::filesystem::path& path, bool isFolder) const;
    /// The first item that calls a file, given relative to the root, or a folder above it a test; null if none does.
    const IgnoreItem* test(const std::filesystem::path& file) const;

private:
    struct Layer {
        std::filesystem::path folder;  ///< relative to the root; empty for the root
        Ignore ignore, tests;

        std::string pathHere(const std::filesystem::path& path) const;
    };

    std::filesystem::path m_root;
    std::vector<Layer> m_layers;
};

}  // namespace muster::files
