#include "core/model/file.hpp"

#include "core/model/write_all.hpp"

#include <fmt/format.h>

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace muster::model {

namespace {

class Descriptor {
public:
    explicit Descriptor(int number) : m_number(number) {}
    Descriptor(const Descriptor&) = delete;
    Descriptor& operator=(const Descriptor&) = delete;
    ~Descriptor()
    {
        if (m_number >= 0) ::close(m_number);
    }
    int number() const { return m_number; }
    bool closeNow()
    {
        const int result = ::close(m_number);
        m_number = -1;
        return result == 0;
    }

private:
    int m_number;
};

FileError failure(std::string_view doing, const std::filesystem::path& path, int error)
{
    return {fmt::format("cannot {} {}: {}", doing, path.string(), std::strerror(error)), std::error_code(error, std::generic_category())};
}

}  // namespace

std::variant<std::shared_ptr<const text::Source>, FileError> readFile(const std::filesystem::path& path, std::string name, text::Limits limits)
{
    // O_NONBLOCK: opening a pipe that nobody writes to must not hang a check.
    const Descriptor file(::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK));
    struct stat status{};
    if (file.number() < 0 || ::fstat(file.number(), &status) != 0) return failure("read", path, errno);
    if (S_ISDIR(status.st_mode)) return FileError{fmt::format("cannot read {}: it is a folder", path.string())};
    if (!S_ISREG(status.st_mode)) return FileError{fmt::format("cannot read {}: it is not a regular file", path.string())};
    const auto most = static_cast<std::size_t>(limits.bytes) + 1;
    std::string bytes(std::min(static_cast<std::size_t>(status.st_size), most), '\0');
    std::size_t filled = 0;
    while (filled < bytes.size()) {
        const ssize_t got = ::read(file.number(), bytes.data() + filled, bytes.size() - filled);
        if (got < 0 && errno == EINTR) continue;
        if (got < 0) return failure("read", path, errno);
        if (got == 0) break;
        filled += static_cast<std::size_t>(got);
    }
    bytes.resize(filled);
    return std::make_shared<const text::Source>(std::move(name), std::move(bytes));
}

std::optional<FileError> writeFile(const std::filesystem::path& path, std::string_view bytes)
{
    std::error_code ignored;
    // A link is followed, so that the file it names is replaced and not the link.
    const auto target = std::filesystem::is_symlink(path, ignored) ? std::filesystem::weakly_canonical(path, ignored) : path;
    struct stat status{};
    const bool exists = ::stat(target.c_str(), &status) == 0;
    if (exists && !S_ISREG(status.st_mode)) return FileError{fmt::format("cannot write {}: it is not a regular file", path.string())};
    if (exists && ::faccessat(AT_FDCWD, target.c_str(), W_OK, AT_EACCESS) != 0) return failure("write", path, errno);

    std::string beside = target.string() + ".XXXXXX";
    Descriptor file(::mkostemp(beside.data(), O_CLOEXEC));
    if (file.number() < 0) return failure("write", path, errno);
    mode_t mode = exists ? status.st_mode & 07777 : 0666 & ~[] {
        const mode_t mask = ::umask(0);
        ::umask(mask);
        return mask;
    }();
    const bool written = ::fchmod(file.number(), mode) == 0 && writeAll(file.number(), bytes) && ::fsync(file.number()) == 0;
    const int error = errno;
    const bool closed = file.closeNow();
    if (written && closed && ::rename(beside.c_str(), target.c_str()) == 0) return std::nullopt;
    const int reason = written ? errno : error;
    ::unlink(beside.c_str());
    return failure("write", path, reason);
}

}  // namespace muster::model
