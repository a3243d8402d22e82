#include "core/files/synchronize.hpp"

#include "core/files/descriptor.hpp"

#include <fcntl.h>
#include <unistd.h>

namespace muster::files {

bool synchronize(int descriptor)
{
    return uninterrupted([&] { return ::fsync(descriptor); }) == 0;
}

bool synchronizeFolder(const std::filesystem::path& folder)
{
    const Descriptor opened(::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    return !opened.isOpen() || synchronize(opened.number()) || (errno != EIO && errno != ENOSPC && errno != EDQUOT);
}

}  // namespace muster::files
