#include "core/threads/thread_group.hpp"

#include <utility>

namespace muster::threads {

ThreadGroup::ThreadGroup(std::function<void()> ended) : m_ended(std::move(ended)) {}

ThreadGroup::~ThreadGroup()
{
    for (auto& member : m_members) member.thread.join();
}

void ThreadGroup::start(std::function<void()> work)
{
    reap();
    auto hasEnded = std::make_shared<std::atomic<bool>>(false);
    m_members.push_back({hasEnded, {}});
    try {
        m_members.back().thread = std::thread([this, hasEnded, work = std::move(work)]() mutable {
            work();
            work = nullptr;
            *hasEnded = true;
            // The group waits for this thread, so it still exists.
            if (m_ended) m_ended();
        });
    } catch (...) {
        m_members.pop_back();
        throw;
    }
}

void ThreadGroup::reap()
{
    std::erase_if(m_members, [](Member& member) {
        if (!*member.hasEnded) return false;
        member.thread.join();
        return true;
    });
}

}  // namespace muster::threads
