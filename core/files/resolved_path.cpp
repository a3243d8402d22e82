#include "core/files/resolved_path.hpp"

#include <algorithm>

namespace muster::files {

namespace fs = std::filesystem;

fs::path resolvedPath(const fs::path& path)
{
    constexpr std::size_t maxLength = 4096;  // longer than any path that the operating system opens
    if (path.native().size() > maxLength) return path;
    std::error_code error;
    fs::path resolved = fs::weakly_canonical(path, error);
    return error ? path : resolved;
}

bool isBelow(const fs::path& path, const fs::path& folder)
{
    return std::mismatch(folder.begin(), folder.end(), path.begin(), path.end()).first == folder.end();
}

}  // namespace muster::files
