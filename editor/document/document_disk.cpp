#include "core/files/file.hpp"
#include "editor/document/document.hpp"
#include "editor/document/folders.hpp"
#include "editor/document/journal.hpp"

#include <QFileSystemWatcher>

#include <cerrno>
#include <fcntl.h>
#include <unistd.h>

namespace muster::editor {

namespace fs = std::filesystem;

namespace {

using Content = std::variant<std::string, Problem>;

/// Reads a whole file; one above the size limit of a text is a problem, because only its beginning was read.
Content contentOf(const fs::path& path)
{
    const auto read = files::readFile(path, {});
    if (const auto* error = std::get_if<files::FileError>(&read)) return problemOf(*error, path, false);
    const auto bytes = std::get<std::shared_ptr<const text::Source>>(read)->bytes();
    if (bytes.size() <= text::Limits().bytes) return std::string(bytes);
    return Problem{Problem::Kind::tooLarge, Document::tr("%1 is larger than the %2 MB a file may have.")
                                                .arg(QString::fromStdString(path.filename().string()))
                                                .arg(text::Limits().bytes >> 20)};
}

}  // namespace

std::optional<Problem> Document::open(const fs::path& path)
{
    auto content = contentOf(path);
    if (auto* problem = std::get_if<Problem>(&content)) return std::move(*problem);
    const text::Edit all{{0, static_cast<std::uint32_t>(m_text.size())}, std::move(std::get<std::string>(content))};
    m_text = all.text;
    m_savedHash = contentHash(m_text);
    setPlace(path, path);
    const auto before = m_revision++;
    parse();
    m_undo.clear();
    updateClean();
    Q_EMIT edited({all}, before, m_revision);
    return std::nullopt;
}

std::optional<Problem> Document::recover(const RecoverableJournal& left)
{
    const bool there = left.head.path && !open(*left.head.path);
    if (!there) {
        begin(left.head.kind, {}, left.head.place);
        // The file is gone, but saving still uses its name.
        if (left.head.path) setPlace(*left.head.path, left.head.path);
    }
    applyText(left.text, tr("Recovered changes"));
    if (m_journal && !m_journalFailing) discard(left);
    return std::nullopt;
}

bool Document::isWritable() const
{
    return !m_path || ::faccessat(AT_FDCWD, m_path->c_str(), W_OK, AT_EACCESS) == 0 || errno == ENOENT;
}

fs::path Document::backupFile(const fs::path& path) const
{
    const auto whole = path.string();
    return m_folders.backups() / (contentHash(whole).substr(0, 16) + "-" + path.filename().string() + "~");
}

void Document::keepBackup(const fs::path& path) const
{
    auto content = contentOf(path);
    const auto* old = std::get_if<std::string>(&content);
    if (!old || old->empty() || *old == m_text) return;
    std::error_code ignored;
    fs::create_directories(m_folders.backups(), ignored);
    // A failed backup does not prevent saving.
    files::writeFile(backupFile(path), *old);
}

std::optional<std::string> Document::backup() const
{
    if (!m_path) return std::nullopt;
    auto content = contentOf(backupFile(*m_path));
    auto* text = std::get_if<std::string>(&content);
    return text ? std::optional(std::move(*text)) : std::nullopt;
}

std::optional<Problem> Document::write(const fs::path& path)
{
    keepBackup(path);
    if (const auto error = files::writeFile(path, m_text)) return problemOf(*error, path, true);
    return std::nullopt;
}

std::optional<Problem> Document::save(Overwrite overwrite)
{
    if (!m_path) return Problem{Problem::Kind::noName, tr("This has no file name yet.")};
    if (overwrite == Overwrite::no && checkDisk() == DiskState::changed)
        return Problem{Problem::Kind::changedOnDisk,
                       tr("%1 was changed by another program since you opened it.").arg(title())};
    if (auto problem = write(*m_path)) return problem;
    finishSaving();
    return std::nullopt;
}

std::optional<Problem> Document::saveAs(const fs::path& path)
{
    if (auto problem = write(path)) return problem;
    setPlace(path, path);
    // Findings contain the file name, and references are relative to it.
    const auto before = m_revision++;
    parse();
    finishSaving();
    Q_EMIT edited({}, before, m_revision);
    return std::nullopt;
}

std::optional<Problem> Document::saveCopy(const fs::path& path) const
{
    if (const auto error = files::writeFile(path, m_text)) return problemOf(*error, path, true);
    return std::nullopt;
}

void Document::finishSaving()
{
    m_savedHash = contentHash(m_text);
    endMerge();
    setDiskState(DiskState::unchanged);
    updateClean();
    watch();
    Q_EMIT saved();
}

void Document::watch()
{
    const auto watched = m_watcher->files() + m_watcher->directories();
    if (!watched.isEmpty()) m_watcher->removePaths(watched);
    if (!m_path) return;
    const QString file = QString::fromStdString(m_path->string()),
                  folder = QString::fromStdString(m_path->parent_path().string());
    // Watching the folder reports that the file is replaced or reappears.
    for (const auto& each : {file, folder}) m_watcher->addPath(each);
}

DiskState Document::checkDisk()
{
    if (!m_path) return DiskState::unchanged;
    auto content = contentOf(*m_path);
    const QString file = QString::fromStdString(m_path->string());
    if (const auto* text = std::get_if<std::string>(&content)) {
        if (!m_watcher->files().contains(file)) m_watcher->addPath(file);
        const auto hash = contentHash(*text);
        // The file has the same text, whoever wrote it.
        if (*text == m_text) m_savedHash = hash;
        setDiskState(hash == m_savedHash ? DiskState::unchanged : DiskState::changed);
        updateClean();
        return m_diskState;
    }
    std::error_code error;
    const bool exists = fs::exists(*m_path, error);
    const bool gone = !exists && m_diskState != DiskState::deleted;
    setDiskState(exists ? DiskState::changed : DiskState::deleted);
    updateClean();
    // This is now the only copy.
    if (gone && !m_journal) noteInJournal({});
    return m_diskState;
}

void Document::setDiskState(DiskState state)
{
    if (m_diskState == state) return;
    m_diskState = state;
    Q_EMIT diskStateChanged(state);
}

std::optional<std::string> Document::textOnDisk() const
{
    if (!m_path) return std::nullopt;
    auto content = contentOf(*m_path);
    auto* text = std::get_if<std::string>(&content);
    return text ? std::optional(std::move(*text)) : std::nullopt;
}

std::optional<Problem> Document::reload()
{
    if (!m_path) return Problem{Problem::Kind::noName, tr("This has no file name yet.")};
    auto content = contentOf(*m_path);
    if (auto* problem = std::get_if<Problem>(&content)) return std::move(*problem);
    const auto& text = std::get<std::string>(content);
    endMerge();
    m_savedHash = contentHash(text);
    applyText(text, tr("Reload"));
    setDiskState(DiskState::unchanged);
    updateClean();
    return std::nullopt;
}

void Document::keepMine()
{
    const auto text = textOnDisk();
    m_savedHash = text ? contentHash(*text) : std::string();
    setDiskState(DiskState::unchanged);
    updateClean();
}

}  // namespace muster::editor
