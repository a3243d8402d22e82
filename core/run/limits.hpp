#pragma once

#include <cstdint>
#include <string>

namespace muster::run {

/// Lets the process have at most so many MiB of memory from now on; what needs more fails with std::bad_alloc. False
/// when the system does not allow to set such a limit.
bool limitMemory(std::uint64_t mebibytes);

/// Lets an exception that nothing catches end the process with a sentence "PROGRAM: ..." and exit status 3 instead of a
/// crash.
void endOnUncaught(const std::string& program);

}  // namespace muster::run
