#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace muster::text {

/// A number as written: digits times ten to the exponent, without zeros at either end; no digits for zero.
struct Decimal {
    bool negative = false;
    std::string digits;
    std::int64_t exponent = 0;

    bool isWhole() const { return digits.empty() || exponent >= 0; }
};

/// Reads a JSON number exactly, however long it is.
Decimal decimalOf(std::string_view number);

/// A whole number of 64 bits: its sign, and its distance from zero.
struct WholeNumber {
    bool negative = false;
    std::uint64_t magnitude = 0;
};

/// The whole number that a JSON number with a fraction or an exponent amounts to, as 3.0 and 3e0 do; nothing for any
/// other number and for whole numbers that neither a signed nor an unsigned integer of 64 bits holds.
std::optional<WholeNumber> wholeNumberOf(std::string_view number);

}  // namespace muster::text
