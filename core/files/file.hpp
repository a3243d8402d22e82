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

/// The reason a file could not be read or written, as a sentence.
struct FileError {
    std::string message;
    std::error_code reason = {};  ///< the operating system's error, if it caused this
};

/// Reads a whole regular file, at most one byte more than the limit, so that a huge file uses no memory. The source's
/// name is `name`.
std::variant<std::shared_ptr<const text::Source>, FileError> readFile(const std::filesystem::path& path,
                                                                      std::string name, text::Limits limits = {});

/// Atomically replaces a file's content; it is on disk on return. An existing file keeps owner, permissions, extended
/// attributes and hard links; if a new file cannot inherit them, the old one is overwritten in place. Devices and pipes
/// are written directly. On failure the old content remains and no temporary file, except if the file was being
/// overwritten in place, or if only the new name could not be synchronized with the disk, as the message then says.
std::optional<FileError> writeFile(const std::filesystem::path& path, std::string_view bytes);

}  // namespace muster::files
