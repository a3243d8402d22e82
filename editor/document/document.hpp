#pragma once

#include "core/files/kind.hpp"
#include "core/text/edit.hpp"
#include "editor/document/disk_file.hpp"

#include <QObject>
#include <QString>
#include <QUndoStack>

#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

QT_BEGIN_NAMESPACE
class QFileSystemWatcher;
class QTimer;
QT_END_NAMESPACE

namespace muster::editor {

class Journal;
class Folders;
struct RecoverableJournal;

/// The target of a change, such as "/units/3/count". Changes with the same key in quick succession merge into one undo
/// step; an empty key never merges.
using MergeKey = QString;

/// The text of one open file. All views derive from the text, every change is one or more edits of it, and there is one
/// undo stack. The text need not be JSON: then `parsed` is null and `faults` contains the reasons.
class Document : public QObject {
    Q_OBJECT
public:
    enum class Overwrite { no, yes };

    /// Keeps journal and backups in those folders, which must outlive it.
    explicit Document(const Folders& folders, QObject* parent = nullptr);
    ~Document() override;

    /// Starts a text without a file, which counts as changed. `place` is its future path; references in it are relative
    /// to that.
    void begin(files::FileKind kind, std::string text, std::filesystem::path place);
    /// Reads a file into a new document, whatever it contains. Fails only if the file is unreadable or exceeds the size
    /// limit.
    std::optional<Problem> open(const std::filesystem::path& path);
    /// Opens the text recovered after a crash, as one undo step on top of the file's current text; removes the old
    /// journal.
    std::optional<Problem> recover(const RecoverableJournal& left);

    /// The file, or nothing if it was never saved.
    const std::optional<std::filesystem::path>& path() const { return m_path; }
    /// The file, or its future path.
    const std::filesystem::path& place() const { return m_place; }
    files::FileKind kind() const { return m_kind; }
    /// The file name without its folder, for display.
    QString title() const;

    const std::string& text() const { return m_text; }
    /// The text under the file name used in findings; the same object until the text changes.
    std::shared_ptr<const text::Source> source() const { return m_source; }
    /// The text as JSON, or null if it is invalid. Repeated keys are faults, but the text is still parsed.
    std::shared_ptr<const text::Document> parsed() const { return m_parsed; }
    /// The last valid JSON, shown while the source is being edited; may be null.
    std::shared_ptr<const text::Document> lastParsed() const { return m_lastParsed; }
    const std::vector<text::Fault>& faults() const { return m_faults; }
    /// False if the bytes are not UTF-8: a source view must not write them back.
    bool isUtf8() const;
    /// Increases with every change of the text, including undo and redo.
    std::uint64_t revision() const { return m_revision; }

    /// Applies edits to the current text as one undo step. Returns false without effect if there are none, they change
    /// nothing or are out of range. `name` describes the change: "Change strength of Old Guard".
    bool apply(std::vector<text::Edit> edits, const QString& name, const MergeKey& key = {});
    /// Replaces the whole text as one undo step; the common prefix and suffix stay untouched.
    bool applyText(std::string_view text, const QString& name, const MergeKey& key = {});
    /// Makes the next change a new undo step even if its key is the last one's: the field lost focus.
    void endMerge();
    /// For undo and redo, their names, and QUndoGroup. Do not push commands.
    QUndoStack& undoStack() { return m_undo; }
    void undo() { m_undo.undo(); }
    void redo() { m_undo.redo(); }
    /// False if the text differs from the file, so closing would lose changes.
    bool isClean() const { return m_clean; }

    /// Returns true if the file is writable or does not exist yet.
    bool isWritable() const;
    /// Writes the file atomically and keeps the old version as backup. Checks the disk first: with Overwrite::no it
    /// does not overwrite changes by other programs.
    std::optional<Problem> save(Overwrite overwrite = Overwrite::no);
    /// Saves under another path, which becomes the document's. A known suffix sets the new kind.
    std::optional<Problem> saveAs(const std::filesystem::path& path);
    /// Saves a copy elsewhere; the document keeps its path.
    std::optional<Problem> saveCopy(const std::filesystem::path& path) const;
    /// The version before the last save, or nothing.
    std::optional<std::string> backup() const;

    DiskState diskState() const { return m_diskState; }
    /// Checks the disk now instead of waiting for a notification.
    DiskState checkDisk();
    /// The current contents of the file, for comparison; nothing if it cannot be read.
    std::optional<std::string> textOnDisk() const;
    /// Loads the current contents of the file, as one undo step.
    std::optional<Problem> reload();
    /// Keeps this text: the next save overwrites the file.
    void keepMine();

    /// Removes the journal, which drops unsaved changes on purpose.
    void discardJournal();

Q_SIGNALS:
    /// Emitted after every change; the edits apply to the text of revision `before`. A first text is one edit.
    void edited(const std::vector<muster::text::Edit>& edits, std::uint64_t before, std::uint64_t revision);
    void cleanChanged(bool clean);
    void placeChanged();
    void saved();
    void diskStateChanged(muster::editor::DiskState state);
    /// Emitted once each time writing the journal starts to fail, because a crash would then lose changes.
    void journalFailed(const QString& message);
    /// Emitted after a failure, when the journal is complete again or no longer needed.
    void journalRestored();

private:
    friend class EditCommand;
    void change(const std::vector<text::Edit>& edits);
    void parse();
    void setPlace(std::filesystem::path place, std::optional<std::filesystem::path> path);
    std::optional<Problem> write(const std::filesystem::path& path);
    void keepBackup(const std::filesystem::path& path) const;
    std::filesystem::path backupFile(const std::filesystem::path& path) const;
    void finishSaving();
    void removeJournal();
    void setJournalFailing(const std::error_code& error);
    void watch();
    void setDiskState(DiskState state);
    void noteInJournal(const std::vector<text::Edit>& edits);
    void lookClean();
    void updateClean();

    const Folders& m_folders;
    std::optional<std::filesystem::path> m_path;
    std::filesystem::path m_place;
    files::FileKind m_kind = files::FileKind::army;
    std::string m_text;
    std::shared_ptr<const text::Source> m_source;
    std::shared_ptr<const text::Document> m_parsed, m_lastParsed;
    std::vector<text::Fault> m_faults;
    std::uint64_t m_revision = 0;
    std::uint64_t m_mergeEpoch = 0;
    QUndoStack m_undo;
    bool m_clean = true, m_reportedClean = true;
    std::string m_savedHash;  ///< of the file when last read or written; empty without a file
    DiskState m_diskState = DiskState::unchanged;
    std::unique_ptr<Journal> m_journal;
    bool m_journalFailing = false;
    QFileSystemWatcher* m_watcher = nullptr;
    QTimer* m_diskTimer = nullptr;
    QTimer* m_journalTimer = nullptr;
};

}  // namespace muster::editor
