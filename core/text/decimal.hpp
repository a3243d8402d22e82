#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace muster::text {

/// A number as written: digits times ten to the power of exponent, without leading or trailing zeros; no digits for
/// zero.
struct Decimal {
    bool negative = false;
    std::string digits;
    std::int64_t exponent = 0;

    bool isWhole() const { return digits.empty() || exponent >= 0; }
};

/// Reads a JSON number of any length exactly.
Decimal decimalOf(std::string_view number);

/// A 64-bit integer: its sign, and its absolute value.
struct WholeNumber {
    bool negative = false;
    std::uint64_t magnitude = 0;
};

/// The integer value of a JSON number with a fraction or an exponent, such as 3.0 or 3e0; nothing for any other number
/// and for integers that fit neither a signed nor an unsigned 64-bit integer.
std::optional<WholeNumber> wholeNumberOf(std::string_view number);

}  // namespace muster::text
