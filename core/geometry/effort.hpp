#pragma once

#include <cstdint>

namespace muster::geometry {

/// The number of edges that geometry may still process; an edge takes a few nanoseconds. Once it is used up, the
/// current computation stops and its result is meaningless.
class Effort {
public:
    explicit Effort(std::uint64_t edges) : m_allowed(edges), m_left(edges) {}

    /// False if that uses it up.
    bool spend(std::uint64_t edges)
    {
        m_left -= edges < m_left ? edges : m_left;
        return m_left > 0;
    }
    bool isExhausted() const { return m_left == 0; }
    std::uint64_t done() const { return m_allowed - m_left; }

private:
    std::uint64_t m_allowed, m_left;
};

/// The same for an optional effort; null is unlimited.
inline bool spend(Effort* effort, std::uint64_t edges) { return effort == nullptr || effort->spend(edges); }

}  // namespace muster::geometry
