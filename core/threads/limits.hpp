#pragma once

#include <cstdint>
#include <string>

namespace muster::threads {

/// Limits the memory of the process to that many MiB; larger allocations fail with std::bad_alloc. False if the system
/// does not allow the limit.
bool limitMemory(std::uint64_t mebibytes);

/// Makes an uncaught exception end the process with a sentence "PROGRAM: ..." and exit status 3 instead of a crash.
void endOnUncaught(const std::string& program);

}  // namespace muster::threads
