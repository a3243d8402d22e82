#include "core/threads/once_map.hpp"

#include <catch2/catch.hpp>

#include <atomic>
#include <barrier>
#include <chrono>
#include <functional>
#include <stdexcept>
#include <string>
#include <thread>
#include <vector>

using namespace muster;

namespace {

/// Runs the work on that many threads, started together, and waits for them.
template <class Work>
void together(int threads, Work work)
{
    std::barrier start(threads);
    std::vector<std::jthread> all;
    for (int i = 0; i < threads; ++i)
        all.emplace_back([&, i] {
            start.arrive_and_wait();
            work(i);
        });
}

}  // namespace

TEST_CASE("each value is made once, however many threads ask for it")
{
    threads::OnceMap<int, std::string> map;
    std::atomic<int> made = 0, wrong = 0;
    together(8, [&](int thread) {
        for (int i = 0; i < 1000; ++i) {
            const int key = (i * (thread % 2 ? 1 : 7)) % 100;
            const auto value = map.get(key, [&] {
                ++made;
                return std::to_string(key);
            });
            wrong += value != std::to_string(key);
        }
    });
    CHECK(made == 100);
    CHECK(wrong == 0);
    const auto all = map.made();
    REQUIRE(all.size() == 100);
    CHECK(all[42] == std::pair(42, std::string("42")));
}

TEST_CASE("other values are made while one takes its time")
{
    threads::OnceMap<int, int> map;
    std::barrier both(2);
    // Each waits for the other while creating its value: with a single lock they would never meet.
    together(2, [&](int thread) {
        map.get(thread, [&] {
            both.arrive_and_wait();
            return thread;
        });
    });
    CHECK(map.made().size() == 2);
}

TEST_CASE("what making a value throws goes to all who wait, and the next tries again")
{
    threads::OnceMap<int, int> map;
    std::atomic<int> attempts = 0, faults = 0;
    const auto attempt = [&] {
        ++attempts;
        std::this_thread::sleep_for(std::chrono::milliseconds(50));
        throw std::runtime_error("not yet");
        return 0;
    };
    together(4, [&](int) {
        try {
            map.get(1, attempt);
        } catch (const std::runtime_error& fault) {
            faults += fault.what() == std::string("not yet");
        }
    });
    CHECK(faults == 4);
    CHECK(attempts >= 1);
    CHECK(map.made().empty());
    CHECK(map.get(1, [] { return 5; }) == 5);
    CHECK(map.get(1, [] { return 6; }) == 5);
}

TEST_CASE("clearing forgets what is made and keeps what is in the making")
{
    threads::OnceMap<int, int> map;
    map.get(1, [] { return 1; });
    map.get(2, [&] {
        map.clear();
        CHECK(map.made().empty());
        return 2;
    });
    CHECK(map.get(1, [] { return 3; }) == 3);
    CHECK(map.get(2, [] { return 4; }) == 2);
}

TEST_CASE("a value that needs itself is a fault instead of a wait without end")
{
    threads::OnceMap<int, int> map;
    std::function<int(int)> needs = [&](int key) { return map.get(key, [&] { return needs(key); }); };
    CHECK_THROWS_AS(needs(1), threads::CircularWait);
    needs = [&](int key) { return map.get(key, [&] { return needs((key + 1) % 3); }); };
    CHECK_THROWS_AS(needs(1), threads::CircularWait);
    CHECK(map.made().empty());
}

TEST_CASE("a circle over several threads is found, too, and in two maps")
{
    for (int round = 0; round < 100; ++round) {
        threads::OnceMap<int, int> even, odd;
        std::barrier inside(3);
        std::atomic<int> faults = 0;
        std::function<int(int, bool)> needs = [&](int key, bool first) {
            return (key % 2 ? odd : even).get(key, [&] {
                if (first) inside.arrive_and_wait();
                return needs((key + 1) % 3, false);
            });
        };
        together(3, [&](int thread) {
            try {
                needs(thread, true);
            } catch (const threads::CircularWait&) {
                ++faults;
            }
        });
        CHECK(faults == 3);
    }
}

TEST_CASE("threads that wait for one another in turn are no circle")
{
    threads::OnceMap<int, int> map;
    std::atomic<int> faults = 0;
    together(4, [&](int thread) {
        // All need the same values in the same order, so a thread that creates one soon waits for the next.
        for (int i = 0; i < 2000; ++i) {
            try {
                map.get(i, [&] { return i + map.get(-i / 2 - 1, [&] { return thread; }); });
            } catch (const threads::CircularWait&) {
                ++faults;
            }
        }
    });
    CHECK(faults == 0);
}
