#include "fuzz/target.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <ctime>

namespace muster::fuzz {

namespace {

// Two seconds of an optimised build; sanitizers and counters make the code about four times as slow.
#ifdef MUSTER_FUZZ_SANITIZED
constexpr double longest = 8;
#else
constexpr double longest = 2;
#endif

double processorSeconds()
{
    timespec now{};
    ::clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) + static_cast<double>(now.tv_nsec) * 1e-9;
}

}  // namespace

void fail(std::string_view message)
{
    fmt::print(stderr, "== fuzz: {}\n", message);
    std::fflush(stderr);
    std::abort();
}

void requireSame(std::string_view found, std::string_view expected, std::string_view message)
{
    if (found == expected) return;
    const auto shorter = std::min(found.size(), expected.size());
    std::size_t at = 0;
    while (at < shorter && found[at] == expected[at]) ++at;
    const auto begin = at < 40 ? 0 : at - 40;
    fail(fmt::format("{}, at byte {}\n  found:    {}\n  expected: {}", message, at, found.substr(begin, 120),
                     expected.substr(begin, 120)));
}

void runWithin(void (*target)(std::string_view), std::string_view input)
{
    const double start = processorSeconds();
    target(input);
    if (const double seconds = processorSeconds() - start; seconds > longest)
        fail(fmt::format("took {:.1f} seconds of processor time, more than {}", seconds, longest));
}

std::string sourcePath(std::string_view path) { return fmt::format("{}/{}", MUSTER_SOURCE_FOLDER, path); }

}  // namespace muster::fuzz
