#pragma once

#include "core/odds/natural.hpp"

#include <cstdint>
#include <iterator>
#include <map>

namespace muster::rules {

/// A number from 1 up as the product of its prime powers, which are those of the sides of dice: a common denominator of
/// chances.
class PrimePowers {
public:
    PrimePowers() = default;
    /// Of a number from 1 up.
    explicit PrimePowers(std::uint32_t number);

    PrimePowers& operator*=(const PrimePowers& other);
    PrimePowers power(std::uint32_t exponent) const;
    /// Becomes the least common multiple with the other.
    void extendTo(const PrimePowers& other);
    /// The number divided by the other, which must be one of its divisors.
    Natural dividedBy(const PrimePowers& other) const;
    Natural toNatural() const { return dividedBy({}); }
    bool operator==(const PrimePowers& other) const = default;

    /// Removes prime factors that all given numbers share with it, also from those.
    template <class Numbers>
    void reduce(Numbers& numbers);

private:
    static constexpr std::uint32_t largestStep = 0x7FFF'FFFF;

    std::map<std::uint32_t, std::uint32_t> m_exponents;  // by prime
};

template <class Numbers>
void PrimePowers::reduce(Numbers& numbers)
{
    for (auto power = m_exponents.begin(); power != m_exponents.end();) {
        auto& [prime, exponent] = *power;
        const auto divides = [&](std::uint32_t by) {
            for (const Natural* number : numbers)
                if (number->remainder(by) != 0) return false;
            return true;
        };
        // Many times the prime at once, then fewer.
        std::uint32_t step = prime, times = 1;
        while (times < exponent && step <= largestStep / prime) step *= prime, ++times;
        while (times > 0 && exponent > 0) {
            if (times <= exponent && divides(step)) {
                for (Natural* number : numbers) number->divide(step);
                exponent -= times;
            } else {
                step /= prime, --times;
            }
        }
        power = exponent == 0 ? m_exponents.erase(power) : std::next(power);
    }
}

}  // namespace muster::rules
