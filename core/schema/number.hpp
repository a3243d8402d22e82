#pragma once

#include "core/text/decimal.hpp"
#include "core/text/document.hpp"

#include <cstdint>
#include <optional>
#include <string_view>

namespace muster::schema {

using text::Decimal;
using text::decimalOf;

/// A number of any size; `text` decides if two numbers have the same double.
struct Number {
    text::Kind kind = text::Kind::integer;
    std::int64_t integer = 0;
    std::uint64_t unsignedInteger = 0;
    double real = 0;
    std::string_view text;

    static Number of(const text::Node& node);
};

/// Negative, zero or positive if `left` is less than, equal to or greater than `right`, exactly.
int compare(const Number& left, const Number& right);

/// True for 3 and for integers beyond 64 bits such as 1e30, not for 3.5.
bool isWhole(const text::Node& number);

/// The right-hand side of multipleOf: a positive decimal of at most 18 significant digits.
class Divisor {
public:
    /// Nothing if the number is not positive or has too many digits.
    static std::optional<Divisor> of(const text::Node& number);
    bool divides(const text::Node& number) const;

private:
    bool dividesExactly(std::string_view number) const;

    std::uint64_t m_digits = 1;
    std::int64_t m_exponent = 0;
    std::uint64_t m_whole = 0;  ///< the divisor if it is a 64-bit integer, else 0
};

}  // namespace muster::schema
