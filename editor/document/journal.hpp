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

/// The document that a journal belongs to.
struct JournalHead {
    std::optional<std::filesystem::path> path;  ///< the file, if there is one
    std::filesystem::path place;                ///< current or future path
    files::FileKind kind = files::FileKind::army;
    std::string savedHash;  ///< of the file when the changes began
};

/// The unsaved changes of one document on disk: the text once, then every edit. After a kill, even in the middle of a
/// write, the journal restores the last complete change. Locked while its document is open.
class Journal {
public:
    /// Starts a journal; returns null and sets `error` if it cannot be written.
    static std::unique_ptr<Journal> create(const Folders& folders, JournalHead head, std::string_view text,
                                           std::error_code& error);
    /// Closes the journal but keeps its file, as after a crash. See remove().
    ~Journal();
    Journal(const Journal&) = delete;
    Journal& operator=(const Journal&) = delete;

    /// Adds a change; `text` is its result, which is written in full now and then to keep the journal small. Returns
    /// false if writing failed.
    bool add(const std::vector<text::Edit>& edits, std::string_view text);
    /// Flushes added changes to disk, so that they survive a power failure; may block. Returns false and sets errno on
    /// failure; the next change is then written with the full text.
    bool sync();
    void remove();
    const std::filesystem::path& file() const { return m_file; }

private:
    Journal() = default;
    bool startOver(std::string_view text);

    std::filesystem::path m_folder;
    std::filesystem::path m_file;
    JournalHead m_head;
    int m_descriptor = -1;
    std::uint64_t m_base = 0;     ///< bytes up to and including the last full text
    std::uint64_t m_written = 0;  ///< bytes of complete records
    bool m_hasGap = false;        ///< a change could not be written
    bool m_isRenamed = false;     ///< since sync(), so that the folder must be flushed too
};

/// Unsaved changes of a program that did not exit normally.
struct RecoverableJournal {
    std::filesystem::path journal;
    JournalHead head;
    std::string text;                   ///< including the last change
    std::int64_t time = 0;              ///< of the last change, in seconds since 1970
    std::optional<std::string> onDisk;  ///< current contents of the file, or nothing
    bool changedSince = false;          ///< the file has changed since the first change
};

/// Journals not locked by a running program, newest first. Removes journals that match their file and those without a
/// readable text.
std::vector<RecoverableJournal> recoverableJournals(const Folders& folders);

/// Removes a journal that is not wanted.
void discard(const RecoverableJournal& left);

}  // namespace muster::editor
