#pragma once

#include <compare>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace muster::rules {

/// A whole number from 0 up, of any size.
class Natural {
public:
    Natural(std::uint64_t number = 0);

    bool isZero() const { return m_words.empty(); }
    /// Its length in words of 32 bits: the work of one operation on it.
    std::size_t words() const { return m_words.size(); }

    Natural& operator+=(const Natural& other);
    /// The other must not be larger.
    Natural& operator-=(const Natural& other);
    friend Natural operator*(const Natural& a, const Natural& b);
    /// Divides by a number other than 0 and returns the remainder.
    std::uint32_t divide(std::uint32_t by);
    /// The remainder of a division by a number other than 0.
    std::uint32_t remainder(std::uint32_t by) const;

    std::strong_ordering operator<=>(const Natural& other) const;
    bool operator==(const Natural& other) const = default;

    /// In decimal digits.
    std::string toText() const;
    /// The quotient, to about 15 digits; the divisor is not 0.
    static double ratio(const Natural& dividend, const Natural& divisor);

private:
    void trim();
    /// Its highest words, and by how many bits they were shifted down.
    std::pair<double, std::ptrdiff_t> highest() const;

    std::vector<std::uint32_t> m_words;  // the lowest first, without zeros at the end
};

}  // namespace muster::rules
