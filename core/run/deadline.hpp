#pragma once

#include <chrono>
#include <condition_variable>
#include <functional>
#include <mutex>
#include <thread>

namespace muster::run {

/// Ends the process when its work takes too long, whatever it is doing then: calls `say`, which may write what there is
/// so far, and exits with the status that it gives. Without a time (0 seconds) it does nothing.
class Deadline {
public:
    Deadline(std::chrono::seconds time, std::function<int()> onExpired);
    ~Deadline();
    Deadline(const Deadline&) = delete;
    Deadline& operator=(const Deadline&) = delete;

    /// The work is done in time; from now on the process is not ended. Does not return when the time has run out
    /// before.
    void meet();

private:
    std::mutex m_mutex;
    std::condition_variable m_changed;
    bool m_met = false;
    std::jthread m_watch;
};

}  // namespace muster::run
