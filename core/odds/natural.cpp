#include "core/odds/natural.hpp"

#include <algorithm>
#include <cmath>

namespace muster::rules {

Natural::Natural(std::uint64_t number)
{
    for (; number != 0; number >>= 32) m_words.push_back(static_cast<std::uint32_t>(number));
}

void Natural::trim()
{
    while (!m_words.empty() && m_words.back() == 0) m_words.pop_back();
}

Natural& Natural::operator+=(const Natural& other)
{
    m_words.resize(std::max(m_words.size(), other.m_words.size()));
    std::uint64_t carry = 0;
    for (std::size_t i = 0; i < m_words.size(); ++i) {
        carry += std::uint64_t{m_words[i]} + (i < other.m_words.size() ? other.m_words[i] : 0);
        m_words[i] = static_cast<std::uint32_t>(carry);
        carry >>= 32;
    }
    if (carry != 0) m_words.push_back(static_cast<std::uint32_t>(carry));
    return *this;
}

Natural& Natural::operator-=(const Natural& other)
{
    std::int64_t borrow = 0;
    for (std::size_t i = 0; i < m_words.size(); ++i) {
        borrow += std::int64_t{m_words[i]} - (i < other.m_words.size() ? std::int64_t{other.m_words[i]} : 0);
        m_words[i] = static_cast<std::uint32_t>(borrow);
        borrow >>= 32;
    }
    trim();
    return *this;
}

Natural operator*(const Natural& a, const Natural& b)
{
    Natural product;
    product.m_words.resize(a.m_words.size() + b.m_words.size());
    for (std::size_t i = 0; i < a.m_words.size(); ++i) {
        std::uint64_t carry = 0;
        for (std::size_t j = 0; j < b.m_words.size(); ++j) {
            carry += std::uint64_t{a.m_words[i]} * b.m_words[j] + product.m_words[i + j];
            product.m_words[i + j] = static_cast<std::uint32_t>(carry);
            carry >>= 32;
        }
        product.m_words[i + b.m_words.size()] = static_cast<std::uint32_t>(carry);
    }
    product.trim();
    return product;
}

std::uint32_t Natural::divide(std::uint32_t by)
{
    std::uint64_t rest = 0;
    for (auto word = m_words.rbegin(); word != m_words.rend(); ++word) {
        rest = rest << 32 | *word;
        *word = static_cast<std::uint32_t>(rest / by);
        rest %= by;
    }
    trim();
    return static_cast<std::uint32_t>(rest);
}

std::uint32_t Natural::remainder(std::uint32_t by) const
{
    std::uint64_t rest = 0;
    for (auto word = m_words.rbegin(); word != m_words.rend(); ++word) rest = (rest << 32 | *word) % by;
    return static_cast<std::uint32_t>(rest);
}

std::strong_ordering Natural::operator<=>(const Natural& other) const
{
    if (m_words.size() != other.m_words.size()) return m_words.size() <=> other.m_words.size();
    return std::lexicographical_compare_three_way(m_words.rbegin(), m_words.rend(), other.m_words.rbegin(),
                                                  other.m_words.rend());
}

std::string Natural::toText() const
{
    constexpr std::uint32_t group = 1'000'000'000;
    std::string digits;
    for (Natural left = *this; !left.isZero();) {
        auto part = left.divide(group);
        for (int i = 0; i < 9 && (part != 0 || !left.isZero()); ++i, part /= 10)
            digits += static_cast<char>('0' + part % 10);
    }
    if (digits.empty()) return "0";
    std::reverse(digits.begin(), digits.end());
    return digits;
}

std::pair<double, std::ptrdiff_t> Natural::highest() const
{
    double value = 0;
    const auto used = std::min<std::size_t>(m_words.size(), 3);
    for (std::size_t i = 0; i < used; ++i) value = value * 4294967296.0 + m_words[m_words.size() - 1 - i];
    return {value, static_cast<std::ptrdiff_t>(32 * (m_words.size() - used))};
}

double Natural::ratio(const Natural& dividend, const Natural& divisor)
{
    if (dividend == divisor) return 1;
    const auto [above, shiftAbove] = dividend.highest();
    const auto [below, shiftBelow] = divisor.highest();
    const auto shift = std::clamp<std::ptrdiff_t>(shiftAbove - shiftBelow, -100'000, 100'000);
    return std::ldexp(above / below, static_cast<int>(shift));
}

}  // namespace muster::rules
