#include "core/threads/deadline.hpp"

#include <cstdlib>

namespace muster::threads {

Deadline::Deadline(std::chrono::seconds time, std::function<int()> onExpired)
{
    if (time.count() <= 0) return;
    const auto end = std::chrono::steady_clock::now() + time;
    m_watch = std::jthread([this, end, onExpired = std::move(onExpired)] {
        std::unique_lock lock(m_mutex);
        // Stays locked during the callback, so that meet() on another thread blocks until the process ends.
        if (!m_changed.wait_until(lock, end, [this] { return m_met; })) std::_Exit(onExpired());
    });
}

Deadline::~Deadline() { meet(); }

void Deadline::meet()
{
    const std::lock_guard lock(m_mutex);
    m_met = true;
    m_changed.notify_all();
}

}  // namespace muster::threads
