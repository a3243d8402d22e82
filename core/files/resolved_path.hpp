#pragma once

#include <filesystem>

namespace muster::files {

/// The absolute path with links resolved, as far as it exists; unchanged if the operating system cannot tell.
std::filesystem::path resolvedPath(const std::filesystem::path& path);

/// True if a path is a folder itself or anything below it, as written.
bool isBelow(const std::filesystem::path& path, const std::filesystem::path& folder);

}  // namespace muster::files
