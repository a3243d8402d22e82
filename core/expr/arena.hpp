#pragma once

#include <cstddef>
#include <memory_resource>
#include <span>
#include <string_view>

namespace muster::expr {

/// Memory for the values of one evaluation: fast to allocate, freed all at once.
class Arena {
public:
    /// Allocates the first block of that size on first use.
    explicit Arena(std::size_t first = 4096) : m_memory(first) {}
    Arena(const Arena&) = delete;
    Arena& operator=(const Arena&) = delete;

    /// Uninitialised memory for n trivially destructible objects.
    template <class T>
    T* allocate(std::size_t n)
    {
        return static_cast<T*>(m_memory.allocate(n * sizeof(T) + (n == 0), alignof(T)));
    }

    /// A copy of the text with the lifetime of the arena.
    std::string_view copy(std::string_view text);

    /// Frees all memory; every value in it becomes invalid.
    void clear() { m_memory.release(); }

private:
    std::pmr::monotonic_buffer_resource m_memory;
};

}  // namespace muster::expr
