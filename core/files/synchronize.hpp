#pragma once

#include <cerrno>
#include <filesystem>

namespace muster::files {

/// Calls a function of the operating system again for as long as signals interrupt it.
template <class Call>
auto uninterrupted(const Call& call)
{
    for (;;) {
        const auto result = call();
        if (result != -1 || errno != EINTR) return result;
    }
}

/// Waits until the bytes of an open file are on disk. False and errno on failure.
bool synchronize(int descriptor);

/// Waits until the names in a folder are on disk, such as that of a renamed file. True if the folder does not support
/// that or cannot be opened; false and errno if the disk fails.
bool synchronizeFolder(const std::filesystem::path& folder);

}  // namespace muster::files
