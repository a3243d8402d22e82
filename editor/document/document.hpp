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

/// What a change belongs to, such as "/units/3/count". Changes with the same key shortly after one another become one
/// to undo; an empty key never merges.
using MergeKey = QString;

/// One open file: its text. Everything shown is made from the text, every change is one or more edits of it, and there
/// is one undo stack. The text need not be JSON: then `parsed` is null and `faults` say why.
class Document : public QObject {
    Q_OBJECT
public:
    enum class Overwrite { no, yes };

    /// Keeps its journal and backups in those folders, which must outlive it.
    explicit Document(const Folders& folders, QObject* parent = nullptr);
    ~Document() override;

    /// Begins a text that stands in no file yet. `place` is the name it would have (references in it are relative to
    /// that); it counts as changed.
    void begin(files::FileKind kind, std::string text, std::filesystem::path place);
    /// Reads a file, whatever it holds; the document must be new. Only what cannot be read at all, or is larger than a
    /// file may be, is a problem.
    std::optional<Problem> open(const std::filesystem::path& path);
    /// Opens what a crash left behind, as one change to undo on top of what the file holds now; the old journal goes
    /// away.
    std::optional<Problem> recover(const RecoverableJournal& left);

    /// The file, or nothing when it was never saved.
    const std::optional<std::filesystem::path>& path() const { return m_path; }
    /// The file, or the name it would have.
    const std::filesystem::path& place() const { return m_place; }
    files::FileKind kind() const { return m_kind; }
    /// The file name to show, without its folder.
    QString title() const;

    const std::string& text() const { return m_text; }
    /// The text under the name findings show; the same object until the text changes.
    std::shared_ptr<const text::Source> source() const { return m_source; }
    /// The text as JSON, or null when it is none. Repeated keys are faults, but leave it readable.
    std::shared_ptr<const text::Document> parsed() const { return m_parsed; }
    /// The last text that was JSON, for showing while somebody is typing in the source; null when there was none.
    std::shared_ptr<const text::Document> lastParsed() const { return m_lastParsed; }
    const std::vector<text::Fault>& faults() const { return m_faults; }
    /// False when the bytes are no UTF-8, so that a source view must not write them back.
    bool isUtf8() const;
    /// Grows with every change of the text, undo and redo included.
    std::uint64_t revision() const { return m_revision; }

    /// Changes the text by edits of it as it is now, as one step to undo. False, and nothing happens, when there are
    /// none, they change nothing or lie outside of the text. `name` says what happened: "Change strength of Old Guard".
    bool apply(std::vector<text::Edit> edits, const QString& name, const MergeKey& key = {});
    /// Replaces the whole text by another, as one step; what is equal at both ends stays.
    bool applyText(std::string_view text, const QString& name, const MergeKey& key = {});
    /// The next change is a new step even when its key is that of the last: a field was left.
    void endMerge();
    /// For undo and redo, their names, and QUndoGroup. Push nothing of your own.
    QUndoStack& undoStack() { return m_undo; }
    void undo() { m_undo.undo(); }
    void redo() { m_undo.redo(); }
    /// False when there is something to lose: the text is not what the file holds, however it came to be so.
    bool isClean() const { return m_clean; }

    /// Whether writing the file is allowed; true where there is none yet.
    bool isWritable() const;
    /// Writes the file in one step, the version on disk kept as backup. Asks the disk first: with Overwrite::no
    /// another's version is not written over.
    std::optional<Problem> save(Overwrite overwrite = Overwrite::no);
    /// The same under another name, which the document has from then on. The suffix tells the new kind, if it is one.
    std::optional<Problem> saveAs(const std::filesystem::path& path);
    /// A copy elsewhere; the document stays what it is.
    std::optional<Problem> saveCopy(const std::filesystem::path& path) const;
    /// The version before the last save, or nothing.
    std::optional<std::string> backup() const;

    DiskState diskState() const { return m_diskState; }
    /// Looks at the disk now instead of waiting to be told.
    DiskState checkDisk();
    /// What the file holds now, for comparing; nothing when it cannot be read.
    std::optional<std::string> textOnDisk() const;
    /// Takes over what the file holds now, as one step to undo.
    std::optional<Problem> reload();
    /// Keeps this text: the next save writes over what is there now.
    void keepMine();

    /// Ends the document without a journal left behind; its changes are lost on purpose.
    void discardJournal();

Q_SIGNALS:
    /// After every change; the edits are those of the text of revision `before`. For a first text it is one edit.
    void edited(const std::vector<muster::text::Edit>& edits, std::uint64_t before, std::uint64_t revision);
    void cleanChanged(bool clean);
    void placeChanged();
    void saved();
    void diskStateChanged(muster::editor::DiskState state);
    /// The journal cannot be written, so a crash would lose changes; once for each time it begins to fail.
    void journalFailed(const QString& message);
    /// After it failed: the journal is whole again, or there is nothing left that it would have to keep.
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
    std::string m_savedHash;  ///< of what the file held when it was last read or written; empty where there is none
    DiskState m_diskState = DiskState::unchanged;
    std::unique_ptr<Journal> m_journal;
    bool m_journalFailing = false;
    QFileSystemWatcher* m_watcher = nullptr;
    QTimer* m_diskTimer = nullptr;
    QTimer* m_journalTimer = nullptr;
};

}  // namespace muster::editor
