#pragma once

#include "core/text/document.hpp"

#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <system_error>
#include <variant>

namespace muster::files {

/// Why a file could not be read or written, in a sentence for people.
struct FileError {
    std::string message;
    std::error_code reason = {};  ///< the system's, where it was the system that refused
};

/// Reads a whole regular file, at most one byte more than the limit, so that a huge file costs no memory. The source's
/// name is `name`.
std::variant<std::shared_ptr<const text::Source>, FileError> readFile(const std::filesystem::path& path,
                                                                      std::string name, text::Limits limits = {});

/// Replaces a file's content in one step, on the disk when it returns. A file that is there keeps owner, permissions,
/// extended attributes and hard links; where a new file cannot take them over, the old one is written into instead.
/// Devices and pipes are written to as they are. On failure the old content stands and nothing is left behind, unless
/// it was being written into.
std::optional<FileError> writeFile(const std::filesystem::path& path, std::string_view bytes);

}  // namespace muster::files
