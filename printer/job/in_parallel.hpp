#pragma once

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <functional>
#include <thread>
#include <vector>

namespace muster::printer {

/// Does `work(i)` for every i below `count` on so many threads (0 for one a core), each number once, in no fixed order.
inline void inParallel(std::size_t count, unsigned threads, const std::function<void(std::size_t)>& work)
{
    if (threads == 0) threads = std::max(1u, std::thread::hardware_concurrency());
    std::atomic<std::size_t> next = 0;
    const auto run = [&] {
        for (auto i = next++; i < count; i = next++) work(i);
    };
    std::vector<std::jthread> others;
    for (std::size_t i = 1; i < std::min<std::size_t>(threads, count); ++i) others.emplace_back(run);
    run();
}

}  // namespace muster::printer
