#include "core/threads/in_parallel.hpp"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <mutex>
#include <thread>

namespace muster::threads {

namespace {

constexpr std::chrono::milliseconds betweenReports(100);

}  // namespace

std::vector<std::exception_ptr> inParallel(std::size_t count, unsigned threads,
                                           const std::function<void(std::size_t)>& work,
                                           const std::function<void(std::size_t)>& progress)
{
    return inParallelEach(
        count, threads, [&work] { return std::ref(work); }, progress);
}

std::vector<std::exception_ptr> inParallelEach(std::size_t count, unsigned threads,
                                               const std::function<std::function<void(std::size_t)>()>& begin,
                                               const std::function<void(std::size_t)>& progress)
{
    const unsigned cores = std::max(1u, std::thread::hardware_concurrency());
    const std::size_t max =
        std::min<std::size_t>(threads == 0 ? cores : std::min(threads, 4 * cores), std::max<std::size_t>(count, 1));

    std::vector<std::exception_ptr> faults(count);
    std::atomic<std::size_t> next = 0, done = 0;
    const auto doNext = [&](const auto& work) {
        const std::size_t i = next++;
        if (i >= count) return false;
        try {
            work(i);
        } catch (...) {
            faults[i] = std::current_exception();
        }
        ++done;
        return true;
    };

    std::mutex mutex;
    std::condition_variable ended;
    std::size_t running = 0;
    std::vector<std::jthread> others;
    others.reserve(max);
    const auto workOn = [&] {
        try {
            const auto work = begin();
            while (doNext(work)) {
            }
        } catch (...) {
            // It has not started any work that another thread would not do.
        }
        const std::lock_guard lock(mutex);
        --running;
        ended.notify_one();
    };
    try {
        for (std::size_t i = 1; i < max; ++i) {
            {
                const std::lock_guard lock(mutex);
                ++running;
            }
            others.emplace_back(workOn);
        }
    } catch (const std::exception&) {
        // If no further thread can be started, the existing ones do all the work.
        const std::lock_guard lock(mutex);
        --running;
    }

    const auto work = begin();
    auto reported = std::chrono::steady_clock::now();
    while (doNext(work)) {
        if (!progress || std::chrono::steady_clock::now() - reported < betweenReports) continue;
        progress(done);
        reported = std::chrono::steady_clock::now();
    }
    std::unique_lock lock(mutex);
    while (!ended.wait_for(lock, betweenReports, [&] { return running == 0; }))
        if (progress) progress(done);
    return faults;
}

}  // namespace muster::threads
