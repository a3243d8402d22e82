#pragma once

#include <cstddef>
#include <exception>
#include <functional>
#include <vector>

namespace muster::threads {

/// Calls `work(i)` once for every i below `count`, in no fixed order, on that many threads (0 = one per core; at most
/// four per core). The calling thread is one of them, and the only one if there is one. Returns the exception of each
/// work(i), null if there was none; an exception does not stop the others. `progress`, if given, is called on the
/// calling thread with the number done, at most about ten times a second.
std::vector<std::exception_ptr> inParallel(std::size_t count, unsigned threads,
                                           const std::function<void(std::size_t)>& work,
                                           const std::function<void(std::size_t)>& progress = {});

/// The same with per-thread state: `begin` is called once on each thread and returns its work, which is destroyed
/// there, too. A thread on which it throws leaves the work to the others; on the calling thread the exception
/// propagates to the caller.
std::vector<std::exception_ptr> inParallelEach(std::size_t count, unsigned threads,
                                               const std::function<std::function<void(std::size_t)>()>& begin,
                                               const std::function<void(std::size_t)>& progress = {});

}  // namespace muster::threads
