#pragma once

#include <filesystem>

namespace muster::language_server {

/// The absolute path of a file that is shown relative to the current folder.
inline std::filesystem::path absolutePath(const std::filesystem::path& shown)
{
    std::error_code error;
    return std::filesystem::absolute(shown, error).lexically_normal();
}

}  // namespace muster::language_server
