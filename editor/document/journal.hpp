#pragma once

#include "core/files/kind.hpp"
#include "core/text/edit.hpp"
#include "editor/document/folders.hpp"

#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <system_error>
#include <vector>

namespace muster::editor {

/// What a journal is about.
struct JournalHead {
    std::optional<std::filesystem::path> path;  ///< the file, if there is one
    std::filesystem::path place;                ///< the name it has or would have
    files::FileKind kind = files::FileKind::army;
    std::string savedHash;  ///< of what the file held when the changes began
};

/// The unsaved changes of one document on disk: the text once, then every edit behind it. A process that is killed,
/// also in the middle of writing, leaves a journal that gives the last whole change back. Locked as long as its
/// document is open.
class Journal {
public:
    /// Starts a journal; null when it cannot be written, `error` then has the reason.
    static std::unique_ptr<Journal> create(const Folders& folders, JournalHead head, std::string_view text,
                                           std::error_code& error);
    /// Closes it and leaves the file, as a crash would. See remove().
    ~Journal();
    Journal(const Journal&) = delete;
    Journal& operator=(const Journal&) = delete;

    /// Adds a change; `text` is what it leads to, and is written whole now and then so that the journal stays small.
    /// False when it could not be written.
    bool add(const std::vector<text::Edit>& edits, std::string_view text);
    /// Makes sure that what was added outlives a loss of power, too; may wait for the disk.
    void sync();
    void remove();
    const std::filesystem::path& file() const { return m_file; }

private:
    Journal() = default;
    bool startOver(std::string_view text);

    std::filesystem::path m_folder;
    std::filesystem::path m_file;
    JournalHead m_head;
    int m_descriptor = -1;
    std::uint64_t m_base = 0;     ///< bytes up to the last whole text
    std::uint64_t m_written = 0;  ///< bytes of whole records
    bool m_hasGap = false;        ///< a change could not be written
};

/// Unsaved changes of a program that did not end well.
struct RecoverableJournal {
    std::filesystem::path journal;
    JournalHead head;
    std::string text;                   ///< with the last change
    std::int64_t time = 0;              ///< of the last change, in seconds since 1970
    std::optional<std::string> onDisk;  ///< what the file holds now, or nothing
    bool changedSince = false;          ///< the file is another one than the changes began with
};

/// Journals that no running program holds, newest first. Those that say what their file already holds are removed, and
/// so are those in which no text can be found.
std::vector<RecoverableJournal> recoverableJournals(const Folders& folders);

/// Removes a journal that nobody wants back.
void discard(const RecoverableJournal& left);

}  // namespace muster::editor
