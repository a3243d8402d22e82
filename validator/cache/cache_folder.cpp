#include "validator/cache/cache_folder.hpp"

#include "core/files/descriptor.hpp"
#include "core/files/synchronize.hpp"
#include "core/files/write_all.hpp"
#include "validator/cache/content_hash.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>
#include <vector>

namespace muster::validator {

namespace fs = std::filesystem;

namespace {

constexpr std::string_view resultSuffix = ".result", unfinishedSuffix = ".new";
constexpr std::size_t maxText = 1 << 20, hashSize = 32;
constexpr std::time_t oneDay = 24 * 60 * 60;

std::string_view environmentValue(const char* name)
{
    const char* value = std::getenv(name);
    return value ? value : "";
}

std::optional<std::string> bytesOf(const fs::path& path)
{
    const files::Descriptor file(::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK));
    struct stat status {};
    if (!file.isOpen() || ::fstat(file.number(), &status) != 0 || !S_ISREG(status.st_mode)) return std::nullopt;
    std::string bytes(std::min(static_cast<std::size_t>(status.st_size), maxText + hashSize + 2), '\0');
    std::size_t filled = 0;
    while (filled < bytes.size()) {
        const auto size = bytes.size() - filled;
        const auto got = files::uninterrupted([&] { return ::read(file.number(), bytes.data() + filled, size); });
        if (got <= 0) break;
        filled += static_cast<std::size_t>(got);
    }
    bytes.resize(filled);
    // The files that are removed first are those with the oldest time.
    if (std::time(nullptr) - status.st_mtime > oneDay) (void)!::futimens(file.number(), nullptr);
    return bytes;
}

struct StoredFile {
    fs::path path;
    std::time_t used;
    std::uintmax_t size;
};

/// The files that a cache has made; any other in the folder is left alone.
std::vector<StoredFile> storedFiles(const fs::path& folder)
{
    std::vector<StoredFile> files;
    std::error_code error;
    for (fs::directory_iterator at(folder, error), end; !error && at != end; at.increment(error)) {
        const std::string name = at->path().filename().string();
        if (!name.ends_with(resultSuffix) && !name.ends_with(unfinishedSuffix)) continue;
        struct stat status {};
        if (::lstat(at->path().c_str(), &status) != 0 || !S_ISREG(status.st_mode)) continue;
        files.push_back({at->path(), status.st_mtime, static_cast<std::uintmax_t>(status.st_size)});
    }
    return files;
}

}  // namespace

std::optional<fs::path> usualCacheFolder(const std::string& named)
{
    if (!named.empty()) return fs::absolute(named);
    if (const auto own = environmentValue("MUSTER_CACHE_DIR"); !own.empty()) return fs::absolute(own);
    // The specification of these folders says that relative ones are to be ignored.
    if (const fs::path caches = environmentValue("XDG_CACHE_HOME"); caches.is_absolute()) return caches / "muster";
    if (const fs::path home = environmentValue("HOME"); home.is_absolute()) return home / ".cache/muster";
    return std::nullopt;
}

std::optional<std::string> CacheFolder::read(const std::string& name)
{
    auto bytes = bytesOf(m_folder / (name + std::string(resultSuffix)));
    if (!bytes) return std::nullopt;
    const std::string_view text = std::string_view(*bytes).substr(std::min(bytes->size(), hashSize + 1));
    if (bytes->size() <= hashSize || (*bytes)[hashSize] != '\n' || !bytes->starts_with(contentHash(text))) {
        ++m_damaged;
        return std::nullopt;
    }
    return std::string(text);
}

void CacheFolder::write(const std::string& name, std::string_view text)
{
    if (m_hasFailed || text.size() > maxText || !create()) return;
    const fs::path target = m_folder / (name + std::string(resultSuffix));
    const fs::path made =
        m_folder / fmt::format("{}.{}.{}{}", name, ::getpid(), m_counter.fetch_add(1), unfinishedSuffix);
    files::Descriptor file(::open(made.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600));
    // Not synchronized with the disk: after a power failure the hash shows what was not written.
    const bool isWritten = file.isOpen() && files::writeAll(file.number(), contentHash(text) + "\n") &&
                           files::writeAll(file.number(), text) && file.close() &&
                           ::rename(made.c_str(), target.c_str()) == 0;
    if (isWritten) {
        m_hasWritten = true;
        return;
    }
    const int error = errno;
    ::unlink(made.c_str());
    fail(error);
}

bool CacheFolder::create()
{
    const std::lock_guard lock(m_mutex);
    if (m_exists) return true;
    std::error_code error;
    fs::create_directories(m_folder.parent_path(), error);
    if (::mkdir(m_folder.c_str(), 0700) != 0 && errno != EEXIST) error = {errno, std::generic_category()};
    if (error) {
        m_problem = error.message();
        m_hasFailed = true;
        return false;
    }
    // Backup programs leave out folders with this file: https://bford.info/cachedir
    const files::Descriptor tag(
        ::open((m_folder / "CACHEDIR.TAG").c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600));
    if (tag.isOpen())
        files::writeAll(tag.number(), "Signature: 8a477f597d28d172789f06886806bc55\n"
                                      "# The cache of muster check. It may be deleted at any time.\n");
    return m_exists = true;
}

void CacheFolder::fail(int error)
{
    const std::lock_guard lock(m_mutex);
    if (!m_problem.empty()) return;
    m_problem = std::strerror(error);
    m_hasFailed = true;
}

std::string CacheFolder::problem() const
{
    const std::lock_guard lock(m_mutex);
    return m_problem;
}

void CacheFolder::trim()
{
    auto files = storedFiles(m_folder);
    const auto now = std::time(nullptr);
    std::erase_if(files, [&](const StoredFile& file) {
        const bool isLeftOver = file.path.native().ends_with(unfinishedSuffix) && now - file.used > oneDay;
        if (isLeftOver) ::unlink(file.path.c_str());
        return isLeftOver;
    });
    std::uintmax_t bytes = 0;
    for (const auto& file : files) bytes += file.size;
    std::size_t count = files.size();
    if (bytes <= maxBytes && count <= maxFiles) return;
    std::sort(files.begin(), files.end(), [](const auto& a, const auto& b) { return a.used < b.used; });
    // Some more, so that not every run has to remove some.
    for (const auto& file : files) {
        if (bytes <= maxBytes * 3 / 4 && count <= maxFiles * 3 / 4) break;
        if (::unlink(file.path.c_str()) != 0) continue;
        bytes -= file.size;
        --count;
    }
}

}  // namespace muster::validator
