#pragma once

#include <ctime>

namespace muster::test {

/// How many times as long as the reference machine this one, with this build's sanitizers and optimisation, needs for
/// the same work; at least 1. It lets a limit of time hold on slow machines too.
double machineFactor();

/// Measures the processor time of all threads since construction, independent of other programs.
class ProcessorWatch {
public:
    /// Seconds as the reference machine would count them.
    double seconds() const { return static_cast<double>(std::clock() - m_start) / CLOCKS_PER_SEC / m_factor; }

private:
    double m_factor = machineFactor();  // measured before the start
    std::clock_t m_start = std::clock();
};

}  // namespace muster::test
