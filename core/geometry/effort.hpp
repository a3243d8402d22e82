#pragma once

#include <cstdint>

namespace muster::geometry {

/// How many edges geometry may still look at; an edge takes some nanoseconds. Once it is used up, what is being asked
/// is given up, and its answer means nothing.
class Effort {
public:
    explicit Effort(std::uint64_t edges) : m_allowed(edges), m_left(edges) {}

    /// False when that uses it up.
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

/// The same where there may be none, which allows everything.
inline bool spend(Effort* effort, std::uint64_t edges) { return effort == nullptr || effort->spend(edges); }

}  // namespace muster::geometry
