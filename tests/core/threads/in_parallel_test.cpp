#include "core/threads/in_parallel.hpp"

#include "core/threads/exception_text.hpp"

#include <catch2/catch.hpp>

#include <algorithm>
#include <atomic>
#include <functional>
#include <memory>
#include <mutex>
#include <new>
#include <set>
#include <stdexcept>
#include <thread>
#include <vector>

using namespace muster;

TEST_CASE("an exception ends nothing but the work that threw it")
{
    for (const unsigned threads : {1u, 2u, 0u, 256u}) {
        INFO(threads << " threads");
        std::vector<int> done(1000);
        const auto faults = threads::inParallel(done.size(), threads, [&](std::size_t i) {
            if (i == 7) throw std::bad_alloc();
            if (i == 500) throw std::runtime_error("five hundred");
            if (i == 999) throw 1;
            done[i] = 1;
        });
        REQUIRE(faults.size() == done.size());
        CHECK(std::count(done.begin(), done.end(), 1) == 997);
        CHECK(std::count_if(faults.begin(), faults.end(), [](const auto& fault) { return fault != nullptr; }) == 3);
        CHECK(threads::textOf(faults[7]) == "not enough memory");
        CHECK(threads::textOf(faults[500]) == "internal fault: five hundred");
        CHECK(threads::textOf(faults[999]) == "internal fault");
    }
}

TEST_CASE("one thread is the calling one, and there are never many more than cores")
{
    std::mutex mutex;
    std::set<std::thread::id> seen;
    const auto note = [&](std::size_t) {
        const std::lock_guard lock(mutex);
        seen.insert(std::this_thread::get_id());
    };
    CHECK(threads::inParallel(100, 1, note).size() == 100);
    CHECK(seen == std::set{std::this_thread::get_id()});
    threads::inParallel(10'000, 256, note);
    CHECK(seen.size() <= 4 * std::max(1u, std::thread::hardware_concurrency()));
    CHECK(threads::inParallel(0, 4, note).empty());
}

TEST_CASE("each thread may work with something of its own, which begins and ends there")
{
    struct Own {
        std::thread::id thread = std::this_thread::get_id();
        std::atomic<int>* wrong;
        explicit Own(std::atomic<int>& count) : wrong(&count) {}
        ~Own() { *wrong += thread != std::this_thread::get_id(); }
    };
    const auto caller = std::this_thread::get_id();
    for (const unsigned threads : {1u, 4u}) {
        INFO(threads << " threads");
        std::atomic<int> wrong = 0, begun = 0;
        std::vector<int> done(1000);
        const auto faults = threads::inParallelEach(done.size(), threads, [&]() -> std::function<void(std::size_t)> {
            ++begun;
            return [&, own = std::make_shared<Own>(wrong)](std::size_t i) {
                wrong += own->thread != std::this_thread::get_id();
                if (i == 7) throw std::runtime_error("seven");
                done[i] = 1;
            };
        });
        CHECK(std::count(done.begin(), done.end(), 1) == 999);
        CHECK(threads::textOf(faults[7]) == "internal fault: seven");
        CHECK(wrong == 0);
        CHECK(begun == static_cast<int>(threads));
    }

    // If a thread cannot start, the others do its work.
    std::atomic<int> done = 0;
    const auto onlyCaller = [&]() -> std::function<void(std::size_t)> {
        if (std::this_thread::get_id() != caller) throw std::bad_alloc();
        return [&](std::size_t) { ++done; };
    };
    const auto faults = threads::inParallelEach(1000, 4, onlyCaller);
    CHECK(done == 1000);
    CHECK(std::count(faults.begin(), faults.end(), nullptr) == 1000);
    CHECK_THROWS_AS(
        threads::inParallelEach(10, 2, []() -> std::function<void(std::size_t)> { throw std::bad_alloc(); }),
        std::bad_alloc);
}
