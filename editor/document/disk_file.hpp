#pragma once

#include "core/files/file.hpp"

#include <QString>

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <system_error>

namespace muster::editor {

/// A failed file operation, as a sentence for the user; no data was lost.
struct Problem {
    enum class Kind { unreadable, tooLarge, readOnly, diskFull, noFolder, changedOnDisk, noName, other };
    Kind kind = Kind::other;
    QString message;
};

/// The file on disk compared with the one last read or written.
enum class DiskState { unchanged, changed, deleted };

/// Identifies the contents of a file.
std::string contentHash(std::string_view bytes);

/// Returns true if a write failed for lack of space: a full disk, a quota, or a file size limit.
bool meansFullDisk(std::error_code reason);

/// Describes why a file of that name could not be read or written.
Problem problemOf(const files::FileError& error, const std::filesystem::path& path, bool writing);

}  // namespace muster::editor
