#include "core/files/descriptor.hpp"
#include "core/files/file.hpp"
#include "core/files/synchronize.hpp"
#include "core/files/write_all.hpp"

#include <fmt/format.h>

#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <sys/xattr.h>
#include <unistd.h>
#include <vector>

namespace muster::files {

namespace {

namespace fs = std::filesystem;

FileError cannotWrite(const fs::path& path, int error)
{
    return {fmt::format("cannot write {}: {}", path.string(), std::strerror(error)),
            std::error_code(error, std::generic_category())};
}

fs::path folderOf(const fs::path& file) { return file.has_parent_path() ? file.parent_path() : fs::path("."); }

bool cut(int file, off_t size)
{
    return uninterrupted([&] { return ::ftruncate(file, size); }) == 0;
}

/// The temporary name of a file until it is complete. Always the same, so that the leftover of a killed program is
/// found again.
fs::path waitingName(const fs::path& file)
{
    return folderOf(file) / fmt::format(".{}.muster-new", file.filename().string().substr(0, 200));
}

/// A new file for the content: a nameless one if the file system supports that, else one with the temporary name.
class NewFile {
public:
    explicit NewFile(const fs::path& target) : m_name(waitingName(target)), m_file(openNameless(folderOf(target)))
    {
        m_isNameless = m_file.isOpen();
        if (!m_isNameless) m_file = openNamed();
    }
    NewFile(const NewFile&) = delete;
    NewFile& operator=(const NewFile&) = delete;
    ~NewFile()
    {
        const int reason = errno;  // of the failure that ended it
        if (m_file.isOpen() && !m_isNameless) ::unlink(m_name.c_str());
        errno = reason;
    }

    bool isOpen() const { return m_file.isOpen(); }
    int number() const { return m_file.number(); }

    /// Replaces the target by the complete file, whose bytes are on disk by then. False and errno on failure.
    bool takePlaceOf(const fs::path& target)
    {
        if (!synchronize(number())) return false;
        if (m_isNameless && !giveName()) return false;
        if (::rename(m_name.c_str(), target.c_str()) != 0) {
            const int reason = errno;
            ::unlink(m_name.c_str());
            errno = reason;
            return false;
        }
        m_isNameless = true;  // there is no name to remove
        return true;
    }

private:
    static Descriptor openNameless(const fs::path& folder)
    {
        // Naming it requires /proc.
        if (::access("/proc/self/fd", X_OK) != 0) return Descriptor(-1);
        return Descriptor(::open(folder.c_str(), O_TMPFILE | O_WRONLY | O_CLOEXEC, 0666));
    }
    Descriptor openNamed() const
    {
        // An existing locked file belongs to a running program, so wait for it; any other is a leftover.
        for (;;) {
            Descriptor file(::open(m_name.c_str(), O_WRONLY | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0666));
            if (!file.isOpen() || uninterrupted([&] { return ::flock(file.number(), LOCK_EX); }) != 0)
                return Descriptor(-1);
            struct stat mine {
            }, there{};
            const bool isMine = ::fstat(file.number(), &mine) == 0 && ::lstat(m_name.c_str(), &there) == 0 &&
                                mine.st_ino == there.st_ino;
            if (!isMine) continue;
            if (S_ISREG(mine.st_mode) && cut(file.number(), 0)) return file;
            const int reason = errno;
            if (S_ISREG(mine.st_mode)) ::unlink(m_name.c_str());
            errno = reason;
            return Descriptor(-1);
        }
    }
    bool giveName() const
    {
        const auto self = fmt::format("/proc/self/fd/{}", number());
        for (int attempt = 0; attempt < 100; ++attempt) {
            if (::linkat(AT_FDCWD, self.c_str(), AT_FDCWD, m_name.c_str(), AT_SYMLINK_FOLLOW) == 0) return true;
            // The leftover of a killed program: every file with this name is complete, and older than this one.
            if (errno != EEXIST || (::unlink(m_name.c_str()) != 0 && errno != ENOENT)) return false;
        }
        return false;
    }

    fs::path m_name;
    Descriptor m_file;
    bool m_isNameless = false;
};

std::vector<std::string> attributesOf(int file)
{
    std::vector<std::string> names;
    const ssize_t size = ::flistxattr(file, nullptr, 0);
    if (size <= 0) return names;
    std::string list(static_cast<std::size_t>(size), '\0');
    const ssize_t got = ::flistxattr(file, list.data(), list.size());
    for (std::size_t at = 0; got > 0 && at < static_cast<std::size_t>(got); at += names.back().size() + 1)
        names.emplace_back(list.c_str() + at);
    return names;
}

std::optional<std::string> attribute(int file, const std::string& name)
{
    const ssize_t size = ::fgetxattr(file, name.c_str(), nullptr, 0);
    if (size < 0) return std::nullopt;
    std::string value(static_cast<std::size_t>(size), '\0');
    if (::fgetxattr(file, name.c_str(), value.data(), value.size()) != size) return std::nullopt;
    return value;
}

/// Copies owner, permissions and extended attributes from one file to another. False if any cannot be copied.
bool takeOver(int from, const struct stat& status, int to)
{
    struct stat now {};
    if (::fstat(to, &now) != 0) return false;
    const bool sameOwner = now.st_uid == status.st_uid && now.st_gid == status.st_gid;
    if (!sameOwner && ::fchown(to, status.st_uid, status.st_gid) != 0) return false;
    // After the owner, because changing that clears some permissions.
    if (::fchmod(to, status.st_mode & 07777) != 0) return false;
    for (const auto& name : attributesOf(from)) {
        const auto value = attribute(from, name);
        if (value && attribute(to, name) == value) continue;
        if (!value || ::fsetxattr(to, name.c_str(), value->data(), value->size(), 0) != 0) return false;
    }
    return true;
}

/// Overwrites a file's content. Reserves the space first, so that a full disk does not destroy the old content.
bool writeInto(int file, const struct stat& status, std::string_view bytes)
{
    const auto size = static_cast<off_t>(bytes.size());
    if (size > status.st_size) {
        const int reserved = ::posix_fallocate(file, 0, size);
        if (reserved != 0 && reserved != EINVAL && reserved != EOPNOTSUPP) {
            (void)!::ftruncate(file, status.st_size);
            errno = reserved;
            return false;
        }
    }
    return writeAll(file, bytes) && cut(file, size) && synchronize(file);
}

bool replace(const fs::path& target, std::string_view bytes)
{
    NewFile made(target);
    return made.isOpen() && writeAll(made.number(), bytes) && made.takePlaceOf(target);
}

bool rewrite(const fs::path& target, int old, const struct stat& status, std::string_view bytes)
{
    if (status.st_nlink == 1) {
        NewFile made(target);
        if (!made.isOpen()) return false;
        if (takeOver(old, status, made.number())) return writeAll(made.number(), bytes) && made.takePlaceOf(target);
    }
    return writeInto(old, status, bytes);
}

bool writeThrough(const fs::path& device, std::string_view bytes)
{
    Descriptor file(::open(device.c_str(), O_WRONLY | O_CLOEXEC | O_NOCTTY));
    return file.isOpen() && writeAll(file.number(), bytes) && file.close();
}

/// The file has been replaced, but its name may still refer to the old one after a power failure.
std::optional<FileError> nameFault(const fs::path& path, const fs::path& target)
{
    if (synchronizeFolder(folderOf(target))) return std::nullopt;
    const int error = errno;
    return FileError{fmt::format("{} was written, but its folder cannot be synchronized with the disk, so a power "
                                 "failure may bring back the old file: {}; check the disk and write it again",
                                 path.string(), std::strerror(error)),
                     std::error_code(error, std::generic_category())};
}

}  // namespace

std::optional<FileError> writeFile(const fs::path& path, std::string_view bytes)
{
    std::error_code error;
    // A link is resolved, so that the file it points to is replaced and not the link.
    const bool isLink = fs::is_symlink(path, error);
    if (isLink && !fs::exists(path, error))
        return FileError{fmt::format("cannot write {}: it is a link to a file that does not exist", path.string())};
    error.clear();  // a missing file is not an error
    const auto target = isLink ? fs::canonical(path, error) : path;
    if (error) return cannotWrite(path, error.value());
    struct stat status {};
    if (::stat(target.c_str(), &status) != 0)
        return errno == ENOENT && replace(target, bytes) ? nameFault(path, target) : cannotWrite(path, errno);
    if (S_ISCHR(status.st_mode) || S_ISFIFO(status.st_mode))
        return writeThrough(target, bytes) ? std::nullopt : std::optional(cannotWrite(path, errno));
    if (!S_ISREG(status.st_mode))
        return FileError{fmt::format("cannot write {}: it is not a regular file", path.string())};
    const Descriptor old(::open(target.c_str(), O_WRONLY | O_CLOEXEC));
    if (!old.isOpen() || ::fstat(old.number(), &status) != 0) return cannotWrite(path, errno);
    return rewrite(target, old.number(), status, bytes) ? nameFault(path, target) : cannotWrite(path, errno);
}

}  // namespace muster::files
