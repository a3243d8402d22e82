#include "core/threads/latest_worker.hpp"

#include "core/threads/exception_text.hpp"

#include <catch2/catch.hpp>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <mutex>
#include <new>
#include <stdexcept>
#include <string>
#include <thread>
#include <vector>

using namespace muster;
using namespace std::chrono_literals;
using Worker = threads::LatestWorker<int, int>;

namespace {

/// Collects results for the requesting thread.
class Inbox {
public:
    Worker::Answers answers()
    {
        return {[this](int result) { add(m_results, result); },
                [this](int request, std::exception_ptr fault) {
                    add(m_faults, std::to_string(request) + ": " + threads::textOf(fault));
                }};
    }
    std::vector<int> results() const { return copyOf(m_results); }
    std::vector<std::string> faults() const { return copyOf(m_faults); }
    /// Waits for that many results and faults; false on a timeout.
    bool waitFor(std::size_t count)
    {
        std::unique_lock lock(m_mutex);
        return m_changed.wait_for(lock, 20s, [&] { return m_results.size() + m_faults.size() >= count; });
    }

private:
    template <class Item>
    void add(std::vector<Item>& items, Item item)
    {
        const std::lock_guard lock(m_mutex);
        items.push_back(std::move(item));
        m_changed.notify_all();
    }
    template <class Item>
    std::vector<Item> copyOf(const std::vector<Item>& items) const
    {
        const std::lock_guard lock(m_mutex);
        return items;
    }

    mutable std::mutex m_mutex;
    std::condition_variable m_changed;
    std::vector<int> m_results;
    std::vector<std::string> m_faults;
};

/// Blocks work until it is opened, and counts arrivals.
class Gate {
public:
    void pass()
    {
        std::unique_lock lock(m_mutex);
        ++m_come;
        m_changed.notify_all();
        m_changed.wait(lock, [this] { return m_open; });
    }
    void waitFor(int come)
    {
        std::unique_lock lock(m_mutex);
        REQUIRE(m_changed.wait_for(lock, 20s, [&] { return m_come >= come; }));
    }
    void open()
    {
        const std::lock_guard lock(m_mutex);
        m_open = true;
        m_changed.notify_all();
    }

private:
    std::mutex m_mutex;
    std::condition_variable m_changed;
    int m_come = 0;
    bool m_open = false;
};

}  // namespace

TEST_CASE("the newest request wins: those before it are left out or their results dropped")
{
    Gate gate;
    Inbox inbox;
    threads::ThreadGroup threads;
    std::vector<int> begun;
    {
        Worker worker(
            threads,
            [&] {
                return [&](int request, const Worker::Turn& turn) {
                    begun.push_back(request);
                    gate.pass();
                    if (request == 1) CHECK(turn.isOvertaken());
                    return std::optional(10 * request);
                };
            },
            inbox.answers());
        CHECK_FALSE(worker.isBusy());
        worker.ask(1);
        gate.waitFor(1);
        for (int request = 2; request <= 100; ++request) worker.ask(request);
        CHECK(worker.isBusy());
        gate.open();
        REQUIRE(inbox.waitFor(1));
        CHECK_FALSE(worker.isBusy());
        worker.ask(101);
        REQUIRE(inbox.waitFor(2));
    }
    CHECK(inbox.results() == std::vector{1000, 1010});
    CHECK(begun == std::vector{1, 100, 101});
}

TEST_CASE("parts are handed out even where the request is overtaken, and nothing of what is withdrawn")
{
    Gate gate;
    Inbox inbox;
    threads::ThreadGroup threads;
    Worker worker(
        threads,
        [&] {
            return [&](int request, const Worker::Turn& turn) {
                gate.pass();
                if (request == 1) turn.give(-1);
                return std::optional(request);
            };
        },
        inbox.answers());
    worker.ask(1);
    gate.waitFor(1);
    worker.ask(2);
    worker.withdraw();
    gate.open();
    REQUIRE(inbox.waitFor(1));
    worker.ask(3);
    REQUIRE(inbox.waitFor(2));
    CHECK(inbox.results() == std::vector{-1, 3});
}

TEST_CASE("an exception reaches the owner, and the work begins anew")
{
    Inbox inbox;
    threads::ThreadGroup threads;
    std::atomic<int> begun = 0;
    Worker worker(
        threads,
        [&]() -> Worker::Work {
            if (++begun == 1) throw std::runtime_error("no font");
            return [done = 0](int request, const Worker::Turn&) mutable {
                if (request == 3) throw std::bad_alloc();
                if (request == 4) throw 4;
                return std::optional(100 * request + ++done);
            };
        },
        inbox.answers());
    for (int request = 1; request <= 6; ++request) {
        worker.ask(request);
        REQUIRE(inbox.waitFor(static_cast<std::size_t>(request)));
    }
    CHECK(inbox.faults() ==
          std::vector<std::string>{"1: internal fault: no font", "3: not enough memory", "4: internal fault"});
    CHECK(inbox.results() == std::vector{201, 501, 602});
    CHECK(begun == 4);
}

TEST_CASE("a worker that goes while it is busy waits for nothing, and its group for what is under way only")
{
    Gate gate;
    Inbox inbox;
    std::atomic<bool> sawEnd = false;
    {
        threads::ThreadGroup threads;
        {
            Worker worker(
                threads,
                [&] {
                    return [&](int request, const Worker::Turn& turn) {
                        gate.pass();
                        for (const auto end = std::chrono::steady_clock::now() + 20s;
                             !turn.isOvertaken() && std::chrono::steady_clock::now() < end;)
                            std::this_thread::sleep_for(1ms);
                        sawEnd = turn.isOvertaken();
                        turn.give(request);
                        return std::optional(request);
                    };
                },
                inbox.answers());
            worker.ask(1);
            gate.waitFor(1);
            worker.ask(2);
        }
        // The gate still blocks the work, so only a worker that does not wait gets here.
        gate.open();
    }
    CHECK(sawEnd);
    CHECK(inbox.results().empty());
    CHECK(inbox.faults().empty());
}

TEST_CASE("what the work keeps ends on its thread")
{
    struct Kept {
        std::thread::id* ended;
        ~Kept() { *ended = std::this_thread::get_id(); }
    };
    std::thread::id begun, ended;
    Inbox inbox;
    {
        threads::ThreadGroup threads;
        Worker worker(
            threads,
            [&]() -> Worker::Work {
                begun = std::this_thread::get_id();
                return [kept = std::make_shared<Kept>(Kept{&ended})](int request, const Worker::Turn&) {
                    return std::optional(request);
                };
            },
            inbox.answers());
        worker.ask(1);
        REQUIRE(inbox.waitFor(1));
    }
    CHECK(ended == begun);
    CHECK(ended != std::this_thread::get_id());
}

TEST_CASE("no thread is kept once its worker is gone")
{
    Inbox inbox;
    std::atomic<int> ended = 0;
    threads::ThreadGroup threads([&] { ++ended; });
    for (int i = 0; i < 20; ++i) {
        Worker worker(
            threads, [] { return [](int request, const Worker::Turn&) { return std::optional(request); }; },
            inbox.answers());
        worker.ask(i);
    }
    for (const auto end = std::chrono::steady_clock::now() + 20s; ended < 20 && std::chrono::steady_clock::now() < end;)
        std::this_thread::sleep_for(1ms);
    CHECK(ended == 20);
    threads.reap();
    CHECK(threads.size() == 0);
}

TEST_CASE("workers come and go under load")
{
    Inbox inbox;
    threads::ThreadGroup threads;
    for (int i = 0; i < 200; ++i) {
        Worker worker(
            threads,
            [] {
                return [](int request, const Worker::Turn&) {
                    if (request % 3 == 0) throw std::runtime_error("third");
                    return std::optional(request);
                };
            },
            inbox.answers());
        for (int request = 0; request < i % 10; ++request) worker.ask(request);
        if (i % 7 == 0) std::this_thread::sleep_for(1ms);
    }
    CHECK(inbox.results().size() + inbox.faults().size() < 900);
}
