#pragma once

#include <atomic>
#include <cstddef>
#include <functional>
#include <list>
#include <memory>
#include <thread>

namespace muster::run {

/// Threads that end by themselves, and may do so after whoever started them is gone. For one thread to use.
class ThreadGroup {
public:
    /// `ended` is called on each thread as the last thing it does; whoever hears of it calls reap().
    explicit ThreadGroup(std::function<void()> ended = {});
    /// Waits for all that are at work.
    ~ThreadGroup();
    ThreadGroup(const ThreadGroup&) = delete;
    ThreadGroup& operator=(const ThreadGroup&) = delete;

    /// Does the work on a thread of its own; what the work holds goes there, too. The work must not throw.
    void start(std::function<void()> work);
    /// Gives back what threads that have ended still hold; waits for no other.
    void reap();
    /// How many threads there are that reap() has not given back.
    std::size_t size() const { return m_members.size(); }

private:
    struct Member {
        std::shared_ptr<std::atomic<bool>> hasEnded;
        std::thread thread;
    };

    std::function<void()> m_ended;
    std::list<Member> m_members;
};

}  // namespace muster::run
