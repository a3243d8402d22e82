#pragma once

#include <ctime>

namespace muster::test {

/// Measures the processor time of all threads since construction, independent of other programs.
class ProcessorWatch {
public:
    double seconds() const { return static_cast<double>(std::clock() - m_start) / CLOCKS_PER_SEC; }

private:
    std::clock_t m_start = std::clock();
};

}  // namespace muster::test
