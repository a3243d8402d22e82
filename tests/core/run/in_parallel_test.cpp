#include "core/run/in_parallel.hpp"

#include "core/run/exception_text.hpp"

#include <catch2/catch.hpp>

#include <algorithm>
#include <mutex>
#include <new>
#include <set>
#include <stdexcept>
#include <thread>

using namespace muster;

TEST_CASE("an exception ends nothing but the work that threw it")
{
    for (const unsigned threads : {1u, 2u, 0u, 256u}) {
        INFO(threads << " threads");
        std::vector<int> done(1000);
        const auto faults = run::inParallel(done.size(), threads, [&](std::size_t i) {
            if (i == 7) throw std::bad_alloc();
            if (i == 500) throw std::runtime_error("five hundred");
            if (i == 999) throw 1;
            done[i] = 1;
        });
        REQUIRE(faults.size() == done.size());
        CHECK(std::count(done.begin(), done.end(), 1) == 997);
        CHECK(std::count_if(faults.begin(), faults.end(), [](const auto& fault) { return fault != nullptr; }) == 3);
        CHECK(run::textOf(faults[7]) == "not enough memory");
        CHECK(run::textOf(faults[500]) == "internal fault: five hundred");
        CHECK(run::textOf(faults[999]) == "internal fault");
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
    CHECK(run::inParallel(100, 1, note).size() == 100);
    CHECK(seen == std::set{std::this_thread::get_id()});
    run::inParallel(10'000, 256, note);
    CHECK(seen.size() <= 4 * std::max(1u, std::thread::hardware_concurrency()));
    CHECK(run::inParallel(0, 4, note).empty());
}
