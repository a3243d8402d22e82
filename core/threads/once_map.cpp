#include "core/threads/once_map.hpp"

namespace muster::threads {

namespace {

/// The value that each waiting thread waits for. A thread waits for one value at most, and a value has one maker, so
/// following both finds every cycle.
struct Waiting {
    std::mutex mutex;
    std::map<std::thread::id, const Making*> threads;
};

Waiting& waiting()
{
    static Waiting all;
    return all;
}

}  // namespace

void Making::wait()
{
    auto& all = waiting();
    const auto self = std::this_thread::get_id();
    std::unique_lock lock(all.mutex);
    if (m_finished) return;
    for (const Making* making = this;;) {
        if (making->m_maker == self) throw CircularWait();
        const auto next = all.threads.find(making->m_maker);
        if (next == all.threads.end()) break;
        making = next->second;
    }
    all.threads.emplace(self, this);
    m_changed.wait(lock, [this] { return m_finished; });
}

void Making::finish()
{
    auto& all = waiting();
    const std::lock_guard lock(all.mutex);
    m_finished = true;
    // Here and not where the threads wake up: until then they would appear to wait for this thread.
    std::erase_if(all.threads, [this](const auto& thread) { return thread.second == this; });
    m_changed.notify_all();
}

}  // namespace muster::threads
