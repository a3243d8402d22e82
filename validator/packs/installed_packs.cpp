#include "validator/packs/installed_packs.hpp"

#include "core/files/data_folders.hpp"
#include "core/files/descriptor.hpp"
#include "core/files/file.hpp"
#include "core/files/id.hpp"
#include "core/files/synchronize.hpp"
#include "core/text/shortlist.hpp"
#include "validator/packs/pack_path.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <fcntl.h>
#include <map>
#include <memory>
#include <sys/file.h>
#include <sys/stat.h>
#include <system_error>
#include <unistd.h>
#include <utility>

namespace muster::validator {

namespace fs = std::filesystem;

namespace {

// Hidden, so that no search finds what is unfinished or about to be removed.
constexpr std::string_view newSuffix = ".muster-new", oldSuffix = ".muster-old";

fs::path hiddenPath(const fs::path& folder, const std::string& id, std::string_view suffix)
{
    return folder / fmt::format(".{}{}", id, suffix);
}

std::string cannotChange(const fs::path& path, int error)
{
    return fmt::format("cannot write {}: {}", path.string(), std::strerror(error));
}

bool isRealFolder(const fs::path& path)
{
    struct stat status {};
    return ::lstat(path.c_str(), &status) == 0 && S_ISDIR(status.st_mode);
}

void removeAll(const fs::path& path)
{
    std::error_code ignored;
    fs::remove_all(path, ignored);
}

/// Waits until everything below a folder is on disk: one call for all files, which may be thousands.
bool synchronizeFilesBelow(const fs::path& folder)
{
    const files::Descriptor opened(::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    return opened.isOpen() && files::uninterrupted([&] { return ::syncfs(opened.number()); }) == 0;
}

/// Compares the files of an installed pack with its description.
void compareFiles(const text::Document& record, InstalledPack& pack)
{
    std::map<std::string, std::string> expected;
    for (const text::Node file : record.root()["files"])
        expected.emplace(file["path"].string(), file["sha256"].string());
    std::error_code error;
    std::vector<std::string> changed;
    for (fs::recursive_directory_iterator at(pack.folder, error), end; !error && at != end; at.increment(error)) {
        if (at->is_directory(error) && !at->is_symlink(error)) continue;
        const auto name = at->path().lexically_relative(pack.folder).generic_string();
        if (name == packRecordName) continue;
        const auto known = expected.find(name);
        const auto read = files::readFile(at->path(), name);
        const auto* source = std::get_if<std::shared_ptr<const text::Source>>(&read);
        if (known == expected.end() || at->is_symlink(error) || !source || hashOf((*source)->bytes()) != known->second)
            changed.push_back(name);
        if (known != expected.end()) expected.erase(known);
    }
    for (const auto& [name, hash] : expected) changed.push_back(name);
    std::sort(changed.begin(), changed.end());
    pack.changed = std::move(changed);
}

}  // namespace

std::vector<std::string> packIdsIn(const fs::path& folder)
{
    std::vector<std::string> ids;
    std::error_code error;
    for (fs::directory_iterator at(folder, error), end; !error && at != end; at.increment(error))
        if (const auto name = at->path().filename().string(); files::isId(name) && isRealFolder(at->path()))
            ids.push_back(name);
    std::sort(ids.begin(), ids.end());
    return ids;
}

std::string lossOf(const InstalledPack& pack)
{
    const auto folder = pack.folder.string();
    if (!pack.isDescribed)
        return fmt::format("{} lacks its description, {}, so it may be your own; copy what you need, then add --force",
                           folder, packRecordName);
    if (pack.changed.empty()) return {};
    return fmt::format("files in {} have changed since they were installed: {}; copy what you need, then add --force",
                       folder, text::shortlist(pack.changed).text);
}

std::variant<InstalledPacks, std::string> InstalledPacks::open()
{
    const auto folder = files::packFolder();
    if (!folder)
        return std::string("there is no folder to install into: set HOME, or XDG_DATA_HOME, to an absolute path");
    std::error_code error;
    fs::create_directories(*folder, error);
    if (error) return fmt::format("cannot write {}: {}", folder->string(), error.message());
    const auto name = *folder / ".lock";
    const int lock = ::open(name.c_str(), O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0666);
    if (lock < 0) return cannotChange(name, errno);
    if (files::uninterrupted([&] { return ::flock(lock, LOCK_EX); }) != 0) {
        const int reason = errno;
        ::close(lock);
        return cannotChange(name, reason);
    }
    InstalledPacks packs(*folder, lock);
    packs.removeLeftovers();
    return packs;
}

InstalledPacks::InstalledPacks(InstalledPacks&& other) noexcept
    : m_folder(std::move(other.m_folder)), m_prepared(std::exchange(other.m_prepared, {})),
      m_lock(std::exchange(other.m_lock, -1))
{}

InstalledPacks::~InstalledPacks()
{
    if (!m_prepared.empty()) removeAll(m_prepared);
    if (m_lock >= 0) ::close(m_lock);
}

void InstalledPacks::removeLeftovers() const
{
    std::error_code error;
    std::vector<fs::path> unfinished, old;
    for (fs::directory_iterator at(m_folder, error), end; !error && at != end; at.increment(error)) {
        const auto name = at->path().filename().string();
        if (!name.starts_with('.')) continue;
        if (name.ends_with(newSuffix)) unfinished.push_back(at->path());
        if (name.ends_with(oldSuffix)) old.push_back(at->path());
    }
    for (const auto& path : old) {
        auto id = path.filename().string().substr(1);
        id.resize(id.size() - oldSuffix.size());
        // The program was stopped between the two steps of a replacement.
        const bool isLost = !isRealFolder(m_folder / id) && isRealFolder(hiddenPath(m_folder, id, newSuffix));
        if (!isLost || ::rename(path.c_str(), (m_folder / id).c_str()) != 0) removeAll(path);
    }
    for (const auto& path : unfinished) removeAll(path);
}

std::optional<InstalledPack> InstalledPacks::find(const std::string& id) const
{
    if (!files::isId(id) || !isRealFolder(m_folder / id)) return std::nullopt;
    InstalledPack pack;
    pack.folder = m_folder / id;
    pack.id = id;
    const auto read = files::readFile(pack.folder / packRecordName, "description");
    const auto* source = std::get_if<std::shared_ptr<const text::Source>>(&read);
    if (!source) return pack;
    const auto parsed = text::Document::parse(*source);
    if (!parsed.document || !parsed.faults.empty() || parsed.document->root()["id"].string() != id) return pack;
    const auto root = parsed.document->root();
    const auto textOf = [&root](const char* key) { return std::string(root[key].string()); };
    pack.version = textOf("version");
    pack.name = textOf("name");
    pack.licence = textOf("licence");
    pack.system = textOf("system");
    pack.hash = textOf("sha256");
    for (const text::Node game : root["requires"])
        pack.required.push_back({std::string(game["id"].string()), std::string(game["version"].string()),
                                 std::string(game["sha256"].string())});
    pack.isDescribed = true;
    compareFiles(*parsed.document, pack);
    return pack;
}

std::variant<fs::path, std::string> InstalledPacks::prepare(const std::string& id)
{
    const auto path = hiddenPath(m_folder, id, newSuffix);
    if (::mkdir(path.c_str(), 0777) != 0) return cannotChange(path, errno);
    m_prepared = path;
    return path;
}

std::optional<std::string> InstalledPacks::install(const Pack& pack)
{
    if (const auto error = files::writeFile(m_prepared / packRecordName, packRecord(pack))) return error->message;
    if (!synchronizeFilesBelow(m_prepared)) return cannotChange(m_prepared, errno);
    const auto target = m_folder / pack.id, old = hiddenPath(m_folder, pack.id, oldSuffix);
    if (!isRealFolder(target)) {
        if (::rename(m_prepared.c_str(), target.c_str()) != 0) return cannotChange(target, errno);
    } else if (::renameat2(AT_FDCWD, m_prepared.c_str(), AT_FDCWD, target.c_str(), RENAME_EXCHANGE) == 0) {
        removeAll(m_prepared);
    } else {
        // File systems that cannot exchange two folders. Leftovers of the two steps are put right by the next program.
        if (::rename(target.c_str(), old.c_str()) != 0) return cannotChange(target, errno);
        if (::rename(m_prepared.c_str(), target.c_str()) != 0) {
            const int reason = errno;
            (void)!::rename(old.c_str(), target.c_str());
            return cannotChange(target, reason);
        }
        removeAll(old);
    }
    m_prepared.clear();
    if (!files::synchronizeFolder(m_folder))
        return fmt::format("{} was installed, but its folder cannot be synchronized with the disk: {}; check the disk "
                           "and add it again",
                           pack.id, std::strerror(errno));
    return std::nullopt;
}

std::optional<std::string> InstalledPacks::remove(const std::string& id)
{
    const auto old = hiddenPath(m_folder, id, oldSuffix);
    if (::rename((m_folder / id).c_str(), old.c_str()) != 0) return cannotChange(m_folder / id, errno);
    removeAll(old);
    return std::nullopt;
}

}  // namespace muster::validator
