#pragma once

#include <cstddef>
#include <exception>
#include <functional>
#include <vector>

namespace muster::run {

/// Does `work(i)` for every i below `count`, each once, in no fixed order, on so many threads (0 = one a core; more
/// than four a core help nobody and are not started). The calling thread is one of them, and with one thread the only
/// one. Gives the exception that ended each work(i), null where it ended well; no exception ends the others.
/// `progress`, when given, is called on the calling thread with the number done, at most about ten times a second.
std::vector<std::exception_ptr> inParallel(std::size_t count, unsigned threads,
                                           const std::function<void(std::size_t)>& work,
                                           const std::function<void(std::size_t)>& progress = {});

/// The same where each thread works with something of its own: `begin` is called once on each and makes its work, which
/// ends there, too. A thread on which it throws leaves the work to the others; on the calling thread that is the
/// caller's exception.
std::vector<std::exception_ptr> inParallelEach(std::size_t count, unsigned threads,
                                               const std::function<std::function<void(std::size_t)>()>& begin,
                                               const std::function<void(std::size_t)>& progress = {});

}  // namespace muster::run
