#pragma once

#include "tests/editor/small_disk.hpp"

#include <filesystem>
#include <optional>

namespace muster::test {

/// A small file system mounted at a folder. If mounting is not permitted, a limit on the size of all files simulates it
/// while it is full.
class SmallVolume {
public:
    explicit SmallVolume(const std::filesystem::path& folder);
    SmallVolume(const SmallVolume&) = delete;
    SmallVolume& operator=(const SmallVolume&) = delete;
    ~SmallVolume();

    /// False if the limit simulates it, so that other folders are full as well.
    bool isMounted() const { return m_mounted; }
    /// Uses up the remaining space.
    void fill();
    void makeRoom();

private:
    std::filesystem::path m_folder;
    bool m_mounted = false;
    std::optional<SmallDisk> m_limit;
};

}  // namespace muster::test
