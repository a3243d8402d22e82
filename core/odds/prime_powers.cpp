#include "core/odds/prime_powers.hpp"

#include <algorithm>

namespace muster::rules {

PrimePowers::PrimePowers(std::uint32_t number)
{
    for (std::uint32_t prime = 2; number > 1; ++prime) {
        if (std::uint64_t{prime} * prime > number) prime = number;
        for (; number % prime == 0; number /= prime) ++m_exponents[prime];
    }
}

PrimePowers& PrimePowers::operator*=(const PrimePowers& other)
{
    for (const auto& [prime, exponent] : other.m_exponents) m_exponents[prime] += exponent;
    return *this;
}

PrimePowers PrimePowers::power(std::uint32_t exponent) const
{
    PrimePowers result;
    if (exponent == 0) return result;
    for (const auto& [prime, own] : m_exponents) result.m_exponents[prime] = own * exponent;
    return result;
}

void PrimePowers::extendTo(const PrimePowers& other)
{
    for (const auto& [prime, exponent] : other.m_exponents) {
        auto& own = m_exponents[prime];
        own = std::max(own, exponent);
    }
}

Natural PrimePowers::dividedBy(const PrimePowers& other) const
{
    Natural result = 1;
    for (const auto& [prime, exponent] : m_exponents) {
        const auto left = other.m_exponents.find(prime);
        Natural square = prime;
        for (auto times = exponent - (left == other.m_exponents.end() ? 0 : left->second); times != 0; times /= 2) {
            if (times % 2 == 1) result = result * square;
            if (times > 1) square = square * square;
        }
    }
    return result;
}

}  // namespace muster::rules
