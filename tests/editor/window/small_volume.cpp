#include "tests/editor/window/small_volume.hpp"

#include <catch2/catch.hpp>

#include <fcntl.h>
#include <sched.h>
#include <sys/mount.h>
#include <unistd.h>

#include <cerrno>
#include <string>

namespace muster::test {

namespace {

/// Makes further mounts visible only to this process, so that they disappear when it ends.
bool mountsAreOurs()
{
    static const bool ours =
        ::unshare(CLONE_NEWNS) == 0 && ::mount(nullptr, "/", nullptr, MS_REC | MS_PRIVATE, nullptr) == 0;
    return ours;
}

}  // namespace

SmallVolume::SmallVolume(const std::filesystem::path& folder) : m_folder(folder)
{
    std::filesystem::create_directories(folder);
    m_mounted = mountsAreOurs() && ::mount("tmpfs", folder.c_str(), "tmpfs", 0, "size=256k") == 0;
    if (!m_mounted) WARN("no file system can be mounted here: a limit of the size of files takes its place");
}

SmallVolume::~SmallVolume()
{
    m_limit.reset();
    if (m_mounted) ::umount2(m_folder.c_str(), MNT_DETACH);
}

void SmallVolume::fill()
{
    if (!m_mounted) {
        m_limit.emplace(16);
        return;
    }
    const int file = ::open((m_folder / "filler").c_str(), O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
    REQUIRE(file >= 0);
    const std::string block(4096, 'x');
    while (::write(file, block.data(), block.size()) > 0) {
    }
    const int error = errno;
    ::close(file);
    REQUIRE(error == ENOSPC);
}

void SmallVolume::makeRoom()
{
    m_limit.reset();
    std::filesystem::remove(m_folder / "filler");
}

}  // namespace muster::test
