#pragma once

#include "tests/editor/small_disk.hpp"

#include <filesystem>
#include <optional>

namespace muster::test {

/// A file system of its own at a folder, with little room on it. Where this process may not mount one, a limit of the
/// size of all files takes its place while it is full.
class SmallVolume {
public:
    explicit SmallVolume(const std::filesystem::path& folder);
    SmallVolume(const SmallVolume&) = delete;
    SmallVolume& operator=(const SmallVolume&) = delete;
    ~SmallVolume();

    /// False where the limit stands in for it, so that other folders are full as well.
    bool isMounted() const { return m_mounted; }
    /// Takes all the room that is left.
    void fill();
    void makeRoom();

private:
    std::filesystem::path m_folder;
    bool m_mounted = false;
    std::optional<SmallDisk> m_limit;
};

}  // namespace muster::test
