/// Preloaded into a program, watches its calls on the files below one folder: writes each down, and lets chosen ones
/// fail, be interrupted, do only a part, or never return.
///
/// MUSTER_FAULT_ROOT  the folder; calls on other files are left alone
/// MUSTER_FAULT_LOG   file that receives a line for each call that was made: words separated by tabs, bytes as hex
/// MUSTER_FAULT       "KIND NUMBER", where NUMBER counts the calls that the kind is about, from 1:
///   kill       SIGKILL before the call
///   tear       SIGKILL in the middle of a write
///   full       this call that needs space and all later ones fail with ENOSPC
///   read write fsync open close rename truncate   this call fails with EIO
///   shrink     the file is cut to its half before this read
///   short      all reads and writes do a third of what they are asked for
///   interrupt  every second call that may be interrupted fails with EINTR
///   nosync     no file is synchronized, to measure what that costs
/// MUSTER_FAULT_NAMED  if set, there are no files without a name (O_TMPFILE)

#include <cerrno>
#include <csignal>
#include <cstdarg>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <dlfcn.h>
#include <fcntl.h>
#include <string>
#include <string_view>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

namespace {

constexpr int maxFiles = 1024;

struct Plan {
    std::string root, kind;
    long number = 0;
    int log = -1;
    bool named = false;
};

bool isWatched[maxFiles];
long counted = 0, interruptible = 0;
bool isFull = false;

/// Never destroyed: calls are made until the very end.
Plan& plan()
{
    static Plan* const made = [] {
        auto* found = new Plan;
        const auto value = [](const char* name) { return std::string(std::getenv(name) ? std::getenv(name) : ""); };
        found->root = value("MUSTER_FAULT_ROOT");
        const auto fault = value("MUSTER_FAULT");
        found->kind = fault.substr(0, fault.find(' '));
        found->number = fault.find(' ') == std::string::npos ? 0 : std::atol(fault.c_str() + fault.find(' '));
        found->named = std::getenv("MUSTER_FAULT_NAMED") != nullptr;
        if (const auto log = value("MUSTER_FAULT_LOG"); !log.empty())
            found->log = static_cast<int>(
                ::syscall(SYS_openat, AT_FDCWD, log.c_str(), O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600));
        return found;
    }();
    return *made;
}

template <class Call>
Call* next(const char* name)
{
    return reinterpret_cast<Call*>(::dlsym(RTLD_NEXT, name));
}

std::string whole(const char* path)
{
    std::string folder;
    if (*path != '/') {
        char here[4096];
        if (::syscall(SYS_getcwd, here, sizeof here) > 0) folder = std::string(here) + "/";
    }
    std::string all = folder + path;
    for (std::size_t at = 0; (at = all.find("/./")) != std::string::npos;) all.erase(at, 2);
    if (all.ends_with("/.")) all.resize(all.size() - 2);
    return all;
}

bool isBelow(const std::string& path)
{
    const auto& root = plan().root;
    return !root.empty() && path.starts_with(root) && (path.size() == root.size() || path[root.size()] == '/');
}

bool isOurs(int file) { return file >= 0 && file < maxFiles && isWatched[file]; }

unsigned long identity(int file)
{
    struct stat status {};
    return ::fstat(file, &status) == 0 ? status.st_ino : 0;
}

template <class... Words>
void note(const char* format, Words... words)
{
    if (plan().log < 0) return;
    char line[9000];
    const int size = std::snprintf(line, sizeof line, format, words...);
    if (::syscall(SYS_write, plan().log, line, static_cast<std::size_t>(size)) != size) std::_Exit(98);
}

void noteBytes(const char* word, unsigned long file, long place, const void* bytes, std::size_t size)
{
    if (plan().log < 0) return;
    std::string line = std::string(word) + "\t" + std::to_string(file) + "\t" + std::to_string(place) + "\t";
    for (const char c : std::string_view(static_cast<const char*>(bytes), size)) {
        line += "0123456789abcdef"[c >> 4 & 15];
        line += "0123456789abcdef"[c & 15];
    }
    line += '\n';
    if (::syscall(SYS_write, plan().log, line.data(), line.size()) < 0) std::_Exit(98);
}

bool injected(int error)
{
    note("fault\n");
    errno = error;
    return true;
}

void die() { ::syscall(SYS_kill, ::getpid(), SIGKILL); }

/// Counts a call of a kind; true if it is to fail, with errno set.
bool fails(std::string_view kind, bool needsSpace, bool mayBeInterrupted)
{
    const auto& [root, chosen, number, log, named] = plan();
    if (chosen == "kill" && ++counted == number) die();
    if (chosen == "full" && needsSpace && (isFull = isFull || ++counted == number)) return injected(ENOSPC);
    if (chosen == kind && ++counted == number) return injected(EIO);
    return chosen == "interrupt" && mayBeInterrupted && ++interruptible % 2 == 1 && injected(EINTR);
}

int watchedOpen(const char* name, const char* path, int flags, mode_t mode)
{
    static const auto real = next<int(const char*, int, ...)>(name);
    const auto full = whole(path);
    if (!isBelow(full)) return real(path, flags, mode);
    const bool isNameless = (flags & O_TMPFILE) == O_TMPFILE;
    if (isNameless && plan().named) {
        errno = EOPNOTSUPP;
        return -1;
    }
    const bool isNew = isNameless || ((flags & O_CREAT) && ::access(path, F_OK) != 0);
    if (fails("open", isNew, false)) return -1;
    const int file = real(path, flags, mode);
    if (file < 0 || file >= maxFiles) return file;
    isWatched[file] = true;
    const char* word = isNameless ? "nameless" : isNew ? "create" : "open";
    note("%s\t%lu\t%s\n", word, identity(file), full.c_str());
    if (flags & O_TRUNC) note("truncate\t%lu\t0\n", identity(file));
    return file;
}

std::size_t share(std::size_t size)
{
    if (plan().kind != "short" || size < 2) return size;
    note("fault\n");
    return (size + 2) / 3;
}

void shrink(int file)
{
    struct stat status {};
    if (::fstat(file, &status) != 0) return;
    note("fault\n");
    const auto self = "/proc/self/fd/" + std::to_string(file);
    (void)!::syscall(SYS_truncate, self.c_str(), status.st_size / 2);
}

}  // namespace

extern "C" {

int open(const char* path, int flags, ...)
{
    va_list rest;
    va_start(rest, flags);
    const auto mode = flags & (O_CREAT | O_TMPFILE) ? va_arg(rest, mode_t) : 0;
    va_end(rest);
    return watchedOpen("open", path, flags, mode);
}

int open64(const char* path, int flags, ...)
{
    va_list rest;
    va_start(rest, flags);
    const auto mode = flags & (O_CREAT | O_TMPFILE) ? va_arg(rest, mode_t) : 0;
    va_end(rest);
    return watchedOpen("open64", path, flags, mode);
}

int mkostemps(char* path, int suffix, int flags)
{
    static const auto real = next<int(char*, int, int)>("mkostemps");
    if (!isBelow(whole(path))) return real(path, suffix, flags);
    if (fails("open", true, false)) return -1;
    const int file = real(path, suffix, flags);
    if (file < 0 || file >= maxFiles) return file;
    isWatched[file] = true;
    note("create\t%lu\t%s\n", identity(file), whole(path).c_str());
    return file;
}

ssize_t read(int file, void* bytes, std::size_t size)
{
    static const auto real = next<ssize_t(int, void*, std::size_t)>("read");
    if (!isOurs(file)) return real(file, bytes, size);
    if (fails("read", false, true)) return -1;
    if (plan().kind == "shrink" && ++counted == plan().number) shrink(file);
    const auto got = real(file, bytes, share(size));
    note("read\t%lu\t%ld\n", identity(file), static_cast<long>(got));
    return got;
}

ssize_t write(int file, const void* bytes, std::size_t size)
{
    static const auto real = next<ssize_t(int, const void*, std::size_t)>("write");
    if (file == STDOUT_FILENO) noteBytes("tell", 0, 0, bytes, size);
    if (!isOurs(file)) return real(file, bytes, size);
    if (fails("write", true, true)) return -1;
    const bool isTorn = plan().kind == "tear" && ++counted == plan().number;
    struct stat status {};
    const bool isAppended = ::fcntl(file, F_GETFL) & O_APPEND;
    const long place = isAppended && ::fstat(file, &status) == 0 ? status.st_size : ::lseek(file, 0, SEEK_CUR);
    const auto done = real(file, bytes, isTorn ? size / 2 : share(size));
    if (isTorn) die();
    if (done > 0) noteBytes("write", identity(file), place, bytes, static_cast<std::size_t>(done));
    return done;
}

static int synchronize(const char* name, int file)
{
    const auto real = next<int(int)>(name);
    if (plan().kind == "nosync") return 0;
    if (!isOurs(file)) return real(file);
    if (fails("fsync", false, true)) return -1;
    const int result = real(file);
    if (result == 0) note("fsync\t%lu\n", identity(file));
    return result;
}

int fsync(int file) { return synchronize("fsync", file); }
int fdatasync(int file) { return synchronize("fdatasync", file); }

int close(int file)
{
    static const auto real = next<int(int)>("close");
    if (!isOurs(file)) return real(file);
    const bool isFailing = fails("close", false, false);
    note("close\t%lu\n", identity(file));
    isWatched[file] = false;
    const int result = real(file);
    if (isFailing) errno = EIO;
    return isFailing ? -1 : result;
}

static int cut(const char* name, int file, off_t size)
{
    const auto real = next<int(int, off_t)>(name);
    if (!isOurs(file)) return real(file, size);
    if (fails("truncate", false, true)) return -1;
    const int result = real(file, size);
    if (result == 0) note("truncate\t%lu\t%ld\n", identity(file), static_cast<long>(size));
    return result;
}

int ftruncate(int file, off_t size) { return cut("ftruncate", file, size); }
int ftruncate64(int file, off_t size) { return cut("ftruncate64", file, size); }

int posix_fallocate(int file, off_t begin, off_t size)
{
    static const auto real = next<int(int, off_t, off_t)>("posix_fallocate");
    if (!isOurs(file)) return real(file, begin, size);
    if (fails("allocate", true, false)) return errno;
    const int result = real(file, begin, size);
    if (result == 0) note("allocate\t%lu\t%ld\n", identity(file), static_cast<long>(begin + size));
    return result;
}

int linkat(int from, const char* old, int to, const char* path, int flags)
{
    static const auto real = next<int(int, const char*, int, const char*, int)>("linkat");
    const auto full = whole(path);
    if (!isBelow(full)) return real(from, old, to, path, flags);
    if (fails("rename", true, false)) return -1;
    const int result = real(from, old, to, path, flags);
    struct stat status {};
    if (result == 0 && ::stat(path, &status) == 0) note("link\t%lu\t%s\n", status.st_ino, full.c_str());
    return result;
}

int rename(const char* old, const char* path)
{
    static const auto real = next<int(const char*, const char*)>("rename");
    const auto full = whole(path);
    if (!isBelow(full)) return real(old, path);
    if (fails("rename", false, false)) return -1;
    const int result = real(old, path);
    if (result == 0) note("rename\t%s\t%s\n", whole(old).c_str(), full.c_str());
    return result;
}

static int removed(const char* name, const char* path)
{
    const auto real = next<int(const char*)>(name);
    const auto full = whole(path);
    if (!isBelow(full)) return real(path);
    if (fails("unlink", false, false)) return -1;
    const int result = real(path);
    if (result == 0) note("unlink\t%s\n", full.c_str());
    return result;
}

int unlink(const char* path) noexcept { return removed("unlink", path); }
int remove(const char* path) noexcept { return removed("remove", path); }

int mkdir(const char* path, mode_t mode) noexcept
{
    static const auto real = next<int(const char*, mode_t)>("mkdir");
    const auto full = whole(path);
    if (!isBelow(full)) return real(path, mode);
    if (fails("mkdir", true, false)) return -1;
    const int result = real(path, mode);
    if (result == 0) note("mkdir\t%s\n", full.c_str());
    return result;
}

}  // extern "C"
