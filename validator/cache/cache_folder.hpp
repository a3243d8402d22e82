#pragma once

#include <atomic>
#include <cstdint>
#include <filesystem>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>

namespace muster::validator {

/// The folder named on the command line, $MUSTER_CACHE_DIR, $XDG_CACHE_HOME/muster or ~/.cache/muster: the first that
/// is set; nothing if none is.
std::optional<std::filesystem::path> usualCacheFolder(const std::string& named);

/// Small files that may disappear at any time, by name. Each contains a hash of its text, so one that was left by an
/// interrupted write or changed by hand is recognized. Thread-safe.
class CacheFolder {
public:
    explicit CacheFolder(std::filesystem::path folder) : m_folder(std::move(folder)) {}

    /// The text stored under that name; nothing if there is none, or if it is damaged.
    std::optional<std::string> read(const std::string& name);
    /// Stores a text, atomically. The first failure is kept for problem(), and nothing is stored after it.
    void write(const std::string& name, std::string_view text);
    /// Removes the files that were not used for longest, if the folder has become too large.
    void trim();

    const std::filesystem::path& path() const { return m_folder; }
    std::size_t damaged() const { return m_damaged; }
    bool hasWritten() const { return m_hasWritten; }
    /// Why nothing can be stored; empty if it can.
    std::string problem() const;

    static constexpr std::uintmax_t maxBytes = 64 << 20;
    static constexpr std::size_t maxFiles = 20'000;

private:
    bool create();
    void fail(int error);

    std::filesystem::path m_folder;
    mutable std::mutex m_mutex;
    std::string m_problem;
    bool m_exists = false;
    std::atomic<bool> m_hasFailed = false, m_hasWritten = false;
    std::atomic<std::size_t> m_damaged = 0, m_counter = 0;
};

}  // namespace muster::validator
