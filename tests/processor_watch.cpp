#include "tests/processor_watch.hpp"

#include <algorithm>
#include <cstdint>
#include <limits>
#include <map>
#include <string>
#include <vector>

namespace muster::test {

namespace {

/// What the work takes on the reference machine, in an optimised build.
constexpr double referenceSeconds = 0.012;

/// Work like that of the program: allocations, text comparisons, trees and sorting.
std::size_t work()
{
    std::map<std::string, std::size_t> places;
    std::vector<std::string> names;
    std::uint32_t state = 1;
    for (std::size_t i = 0; i < 20'000; ++i) {
        state = state * 1'664'525 + 1'013'904'223;
        names.push_back("the unit of number " + std::to_string(state >> 12));
        places.emplace(names.back(), i);
    }
    std::sort(names.begin(), names.end());
    std::size_t sum = 0;
    for (const std::string& name : names) sum += places.find(name)->second;
    return sum;
}

double measureFactor()
{
    double least = std::numeric_limits<double>::max();
    volatile std::size_t sum = 0;
    for (int i = 0; i < 5; ++i) {
        const std::clock_t start = std::clock();
        sum = sum + work();
        least = std::min(least, static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC);
    }
    return std::max(1.0, least / referenceSeconds);
}

}  // namespace

double machineFactor()
{
    static const double factor = measureFactor();
    return factor;
}

}  // namespace muster::test
