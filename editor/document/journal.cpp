#include "editor/document/journal.hpp"

#include "core/files/file.hpp"
#include "core/files/synchronize.hpp"
#include "core/files/write_all.hpp"
#include "editor/document/disk_file.hpp"
#include "editor/document/journal_file.hpp"

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

namespace muster::editor {

namespace fs = std::filesystem;

namespace {

constexpr std::string_view suffix = ".journal", unfinished = ".new";
// When the edits exceed this size, the journal is rewritten with one full text.
constexpr std::uint64_t roomForEdits = 256u << 10;

/// Creates a locked temporary file with those bytes in the folder; returns -1 and sets errno on failure.
int begin(const fs::path& folder, std::string_view bytes, std::string& name)
{
    name = (folder / "XXXXXX").string() + std::string(unfinished);
    const int descriptor = ::mkostemps(name.data(), static_cast<int>(unfinished.size()), O_CLOEXEC | O_APPEND);
    if (descriptor < 0) return -1;
    if (::flock(descriptor, LOCK_EX | LOCK_NB) == 0 && files::writeAll(descriptor, bytes) &&
        files::synchronize(descriptor))
        return descriptor;
    const int error = errno;
    ::unlink(name.c_str());
    ::close(descriptor);
    errno = error;
    return -1;
}

/// Returns true if a running program has locked the file, or if the file is gone.
bool isHeld(const fs::path& file)
{
    const int descriptor = ::open(file.c_str(), O_RDONLY | O_CLOEXEC);
    if (descriptor < 0) return true;
    const bool held = ::flock(descriptor, LOCK_EX | LOCK_NB) != 0;
    ::close(descriptor);
    return held;
}

std::optional<std::string> bytesOf(const fs::path& path, text::Limits limits = {})
{
    const auto read = files::readFile(path, {}, limits);
    const auto* source = std::get_if<std::shared_ptr<const text::Source>>(&read);
    return source && (*source)->bytes().size() <= limits.bytes ? std::optional<std::string>((*source)->bytes())
                                                               : std::nullopt;
}

std::int64_t changedAt(const fs::path& file)
{
    struct stat status {};
    return ::stat(file.c_str(), &status) == 0 ? static_cast<std::int64_t>(status.st_mtime) : 0;
}

bool isAMinuteOld(const fs::path& file)
{
    const auto now =
        std::chrono::duration_cast<std::chrono::seconds>(std::chrono::system_clock::now().time_since_epoch()).count();
    return changedAt(file) + 60 < now;
}

}  // namespace

std::unique_ptr<Journal> Journal::create(const Folders& folders, JournalHead head, std::string_view text,
                                         std::error_code& error)
{
    std::error_code ignored;
    fs::create_directories(folders.journals(), ignored);
    // Other users must not read the journals.
    fs::permissions(folders.journals(), fs::perms::owner_all, ignored);
    std::unique_ptr<Journal> journal(new Journal);
    journal->m_head = std::move(head);
    journal->m_folder = folders.journals();
    if (journal->startOver(text)) return journal;
    error.assign(errno, std::generic_category());
    return nullptr;
}

Journal::~Journal()
{
    if (m_descriptor >= 0) ::close(m_descriptor);
}

bool Journal::startOver(std::string_view text)
{
    std::string bytes = headRecord(m_head) + textRecord(text);
    std::string name;
    const int descriptor = begin(m_folder, bytes, name);
    if (descriptor < 0) return false;
    const fs::path target =
        m_file.empty() ? fs::path(name.substr(0, name.size() - unfinished.size()) + std::string(suffix)) : m_file;
    if (::rename(name.c_str(), target.c_str()) != 0) {
        const int error = errno;
        ::unlink(name.c_str());
        ::close(descriptor);
        errno = error;
        return false;
    }
    if (m_descriptor >= 0) ::close(m_descriptor);
    m_descriptor = descriptor;
    m_file = target;
    m_base = m_written = bytes.size();
    m_hasGap = false;
    m_isRenamed = true;
    return true;
}

bool Journal::add(const std::vector<text::Edit>& edits, std::string_view text)
{
    if (m_hasGap || m_written - m_base > roomForEdits + 2 * text.size()) return startOver(text);
    const std::string record = editsRecord(edits);
    if (files::writeAll(m_descriptor, record)) {
        m_written += record.size();
        return true;
    }
    const int error = errno;
    // Reading stops at an incomplete record, so no further record may follow it.
    m_hasGap = true;
    [[maybe_unused]] const int cut = ::ftruncate(m_descriptor, static_cast<off_t>(m_written));
    errno = error;
    return false;
}

bool Journal::sync()
{
    const bool isOnDisk =
        files::uninterrupted([this] { return ::fdatasync(m_descriptor); }) == 0 &&
        (!m_isRenamed || (files::synchronizeFolder(m_folder) && files::synchronizeFolder(m_folder.parent_path())));
    if (isOnDisk)
        m_isRenamed = false;
    else
        // The system may have dropped what it could not write.
        m_hasGap = true;
    return isOnDisk;
}

void Journal::remove()
{
    if (m_descriptor < 0) return;
    ::unlink(m_file.c_str());
    ::close(m_descriptor);
    m_descriptor = -1;
}

std::vector<RecoverableJournal> recoverableJournals(const Folders& folders)
{
    std::vector<RecoverableJournal> found;
    std::error_code error;
    for (fs::directory_iterator each(folders.journals(), error), end; !error && each != end; each.increment(error)) {
        const fs::path file = each->path();
        const bool half = file.extension() == unfinished;
        if (half && isAMinuteOld(file) && !isHeld(file)) fs::remove(file, error);
        if (file.extension() != suffix || isHeld(file)) continue;
        const auto bytes = bytesOf(file, {.bytes = 512u << 20});
        auto content = bytes ? readJournal(*bytes) : std::nullopt;
        RecoverableJournal left;
        if (content) {
            left.journal = file;
            left.time = changedAt(file);
            left.head = std::move(content->head);
            left.text = std::move(content->text);
            if (left.head.path) left.onDisk = bytesOf(*left.head.path);
            left.changedSince = left.head.path && (!left.onDisk || contentHash(*left.onDisk) != left.head.savedHash);
        }
        // A journal left by a kill between saving and cleanup contains nothing to recover.
        if (content && left.onDisk != left.text)
            found.push_back(std::move(left));
        else if (bytes)
            fs::remove(file, error);
    }
    std::sort(found.begin(), found.end(),
              [](const RecoverableJournal& a, const RecoverableJournal& b) { return a.time > b.time; });
    return found;
}

void discard(const RecoverableJournal& left)
{
    std::error_code ignored;
    fs::remove(left.journal, ignored);
}

}  // namespace muster::editor
