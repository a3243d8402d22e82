#pragma once

#include "core/files/file.hpp"

#include <QString>

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <system_error>

namespace muster::editor {

/// Something that could not be done to a file, in a sentence for people; nothing was lost by it.
struct Problem {
    enum class Kind { unreadable, tooLarge, readOnly, diskFull, noFolder, changedOnDisk, noName, other };
    Kind kind = Kind::other;
    QString message;
};

/// How the file on disk stands to the one that was last read or written.
enum class DiskState { unchanged, changed, deleted };

/// What tells a text from all other versions of it.
std::string contentHash(std::string_view bytes);

/// Whether writing failed for want of room: a full disk, a quota, or a limit of the size of files.
bool meansFullDisk(std::error_code reason);

/// The problem in words, for a file of that name that could not be read or written.
Problem problemOf(const files::FileError& error, const std::filesystem::path& path, bool writing);

}  // namespace muster::editor
