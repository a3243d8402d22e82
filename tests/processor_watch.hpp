#pragma once

#include <ctime>

namespace muster::test {

/// Measures processor time from its making on, of all threads together: what else the machine does meanwhile does not
/// count.
class ProcessorWatch {
public:
    double seconds() const { return static_cast<double>(std::clock() - m_start) / CLOCKS_PER_SEC; }

private:
    std::clock_t m_start = std::clock();
};

}  // namespace muster::test
