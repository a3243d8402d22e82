#pragma once

#include <chrono>
#include <condition_variable>
#include <functional>
#include <mutex>
#include <thread>

namespace muster::threads {

/// Ends the process when its work exceeds a time limit: calls `say`, which may write partial output, and exits with the
/// status it returns. Does nothing without a limit (0 seconds).
class Deadline {
public:
    Deadline(std::chrono::seconds time, std::function<int()> onExpired);
    ~Deadline();
    Deadline(const Deadline&) = delete;
    Deadline& operator=(const Deadline&) = delete;

    /// Marks the work as done in time; the process is no longer ended. Does not return if the time has run out before.
    void meet();

private:
    std::mutex m_mutex;
    std::condition_variable m_changed;
    bool m_met = false;
    std::jthread m_watch;
};

}  // namespace muster::threads
