#pragma once

#include <cstddef>
#include <functional>

namespace muster::validator {

/// Does `work(i)` for every i below `count` on that many threads (0 = one a core), each number once, in no fixed order.
/// `progress`, when given, is called on the calling thread about ten times a second with the number done.
void inParallel(std::size_t count, unsigned threads, const std::function<void(std::size_t)>& work, const std::function<void(std::size_t)>& progress = {});

}  // namespace muster::validator
