#pragma once

#include <atomic>
#include <cstddef>
#include <functional>
#include <list>
#include <memory>
#include <thread>

namespace muster::threads {

/// Threads that end by themselves, possibly after the object that started them is destroyed. Must be used from one
/// thread.
class ThreadGroup {
public:
    /// `ended` is called on each thread as its last action; in response, the owner calls reap().
    explicit ThreadGroup(std::function<void()> ended = {});
    /// Waits for all running threads.
    ~ThreadGroup();
    ThreadGroup(const ThreadGroup&) = delete;
    ThreadGroup& operator=(const ThreadGroup&) = delete;

    /// Runs the work, and destroys it, on its own thread. The work must not throw.
    void start(std::function<void()> work);
    /// Joins the threads that have ended; waits for no other.
    void reap();
    /// The number of threads that reap() has not joined yet.
    std::size_t size() const { return m_members.size(); }

private:
    struct Member {
        std::shared_ptr<std::atomic<bool>> hasEnded;
        std::thread thread;
    };

    std::function<void()> m_ended;
    std::list<Member> m_members;
};

}  // namespace muster::threads
