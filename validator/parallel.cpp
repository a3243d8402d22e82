#include "validator/parallel.hpp"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <mutex>
#include <thread>
#include <vector>

namespace muster::validator {

void inParallel(std::size_t count, unsigned threads, const std::function<void(std::size_t)>& work, const std::function<void(std::size_t)>& progress)
{
    if (threads == 0) threads = std::max(1u, std::thread::hardware_concurrency());
    threads = static_cast<unsigned>(std::min<std::size_t>(threads, std::max<std::size_t>(count, 1)));

    std::atomic<std::size_t> next = 0, done = 0;
    std::mutex mutex;
    std::condition_variable finished;
    unsigned running = threads;
    const auto run = [&] {
        for (std::size_t i = next++; i < count; i = next++, ++done) work(i);
        const std::lock_guard lock(mutex);
        --running;
        finished.notify_one();
    };
    std::vector<std::jthread> workers;
    for (unsigned i = 0; i < threads; ++i) workers.emplace_back(run);
    std::unique_lock lock(mutex);
    while (!finished.wait_for(lock, std::chrono::milliseconds(100), [&] { return running == 0; }))
        if (progress) progress(done);
}

}  // namespace muster::validator
