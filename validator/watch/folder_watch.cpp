#include "validator/watch/folder_watch.hpp"

#include "core/files/kind.hpp"

#include <fmt/format.h>

#include <cerrno>
#include <cstring>
#include <poll.h>
#include <sys/inotify.h>
#include <unistd.h>

namespace muster::validator {

namespace fs = std::filesystem;

namespace {

constexpr std::uint32_t watchedEvents =
    IN_CLOSE_WRITE | IN_MOVED_FROM | IN_MOVED_TO | IN_CREATE | IN_DELETE | IN_ATTRIB | IN_DELETE_SELF | IN_MOVE_SELF;

/// Editors write hidden and temporary files beside the real ones, and reports may be written to the same folder.
bool matters(const inotify_event& event, const std::set<std::string, std::less<>>& names)
{
    if ((event.mask & (IN_ISDIR | IN_Q_OVERFLOW | IN_DELETE_SELF | IN_MOVE_SELF)) != 0) return true;
    if ((event.mask & IN_IGNORED) != 0 || event.len == 0) return false;
    return files::kindOf(fs::path(event.name)).has_value() || names.contains(std::string_view(event.name));
}

}  // namespace

FolderWatch::FolderWatch() : m_events(::inotify_init1(IN_CLOEXEC | IN_NONBLOCK))
{
    if (!m_events.isOpen())
        m_problem = fmt::format("changes of files cannot be watched: {}; end other programs that watch files, or raise "
                                "fs.inotify.max_user_instances",
                                std::strerror(errno));
}

void FolderWatch::add(const std::set<fs::path>& folders)
{
    for (const auto& folder : folders) {
        if (!m_problem.empty()) return;
        if (::inotify_add_watch(m_events.number(), folder.c_str(), watchedEvents | IN_ONLYDIR) >= 0 || errno != ENOSPC)
            continue;
        m_problem = fmt::format("there are too many folders to watch: {} is the first that this system does not watch; "
                                "name fewer, or raise fs.inotify.max_user_watches",
                                folder.string());
    }
}

/// True if something changed within that time; -1 waits for as long as it takes.
bool FolderWatch::isChanged(int milliseconds)
{
    pollfd waiting{m_events.number(), POLLIN, 0};
    if (::poll(&waiting, 1, milliseconds) <= 0) return false;
    alignas(inotify_event) char buffer[16384];
    const ssize_t got = ::read(m_events.number(), buffer, sizeof buffer);
    bool found = false;
    for (ssize_t at = 0; at < got;) {
        const auto& event = *reinterpret_cast<const inotify_event*>(buffer + at);
        found = found || matters(event, m_names);
        at += static_cast<ssize_t>(sizeof event + event.len);
    }
    return found;
}

void FolderWatch::wait()
{
    using namespace std::chrono_literals;
    while (!isChanged(-1)) continue;
    // A program that writes one file after the other, such as git, shall cause one check.
    const auto last = std::chrono::steady_clock::now() + 1s;
    while (std::chrono::steady_clock::now() < last && isChanged(50)) continue;
}

}  // namespace muster::validator
