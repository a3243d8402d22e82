#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

namespace muster::language_server {

/// The absolute path of a file URI, or nothing for another URI.
std::optional<std::filesystem::path> pathOf(std::string_view uri);

/// The URI of an absolute path.
std::string uriOf(const std::filesystem::path& path);

}  // namespace muster::language_server
