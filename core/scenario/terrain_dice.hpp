#pragma once

#include <cstdint>

namespace muster::rules {

/// Random numbers for terrain: SplitMix64 (Steele, Lea and Flood, 2014). Integers only, because the distributions of
/// standard libraries differ, and the same seed must generate the same table on every machine.
class TerrainDice {
public:
    explicit TerrainDice(std::uint64_t seed) : m_state(seed) {}

    std::uint64_t next()
    {
        std::uint64_t z = m_state += 0x9e3779b97f4a7c15u;
        z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
        z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
        return z ^ (z >> 31);
    }

    /// A uniform random number from min to max; min if the range is empty.
    std::int64_t between(std::int64_t min, std::int64_t max)
    {
        if (max <= min) return min;
        const std::uint64_t count = static_cast<std::uint64_t>(max - min) + 1;
        const std::uint64_t uneven = (0 - count) % count;  // rejected, because they would make the first numbers
                                                           // likelier
        std::uint64_t roll = next();
        while (roll < uneven) roll = next();
        return min + static_cast<std::int64_t>(roll % count);
    }

    /// A uniform random index below the count.
    std::size_t below(std::size_t count)
    {
        return count < 2 ? 0 : static_cast<std::size_t>(between(0, static_cast<std::int64_t>(count) - 1));
    }

private:
    std::uint64_t m_state;
};

}  // namespace muster::rules
