#include "core/schema/number.hpp"

#include <cmath>
#include <utility>

namespace muster::schema {

namespace {

constexpr std::size_t maxDivisorDigits = 18;
constexpr std::int64_t maxDivisorExponent = 400;

bool isInteger(const Number& number) { return number.kind != text::Kind::real; }

double asDouble(const Number& number)
{
    if (number.kind == text::Kind::real) return number.real;
    return number.kind == text::Kind::integer ? static_cast<double>(number.integer)
                                              : static_cast<double>(number.unsignedInteger);
}

template <typename Left, typename Right>
int order(Left left, Right right)
{
    if (std::cmp_equal(left, right)) return 0;
    return std::cmp_less(left, right) ? -1 : 1;
}

int compareIntegers(const Number& left, const Number& right)
{
    using text::Kind;
    if (left.kind == Kind::integer) {
        return right.kind == Kind::integer ? order(left.integer, right.integer)
                                           : order(left.integer, right.unsignedInteger);
    }
    return right.kind == Kind::integer ? order(left.unsignedInteger, right.integer)
                                       : order(left.unsignedInteger, right.unsignedInteger);
}

int compareMagnitudes(const Decimal& left, const Decimal& right)
{
    if (left.digits.empty() || right.digits.empty()) return order(left.digits.size(), right.digits.size());
    const auto leftPlace = static_cast<std::int64_t>(left.digits.size()) + left.exponent;
    const auto rightPlace = static_cast<std::int64_t>(right.digits.size()) + right.exponent;
    if (leftPlace != rightPlace) return leftPlace < rightPlace ? -1 : 1;
    const int digits = left.digits.compare(right.digits);
    return digits < 0 ? -1 : digits > 0 ? 1 : 0;
}

int compareDecimals(const Decimal& left, const Decimal& right)
{
    if (left.negative != right.negative) return left.negative ? -1 : 1;
    const int magnitudes = compareMagnitudes(left, right);
    return left.negative ? -magnitudes : magnitudes;
}

}  // namespace

Number Number::of(const text::Node& node)
{
    Number number;
    number.kind = node.kind();
    switch (number.kind) {
    case text::Kind::integer: number.integer = node.integer(); break;
    case text::Kind::unsignedInteger: number.unsignedInteger = node.unsignedInteger(); break;
    default: number.real = node.real(); break;
    }
    if (!isInteger(number)) number.text = node.sourceText();
    return number;
}

int compare(const Number& left, const Number& right)
{
    if (isInteger(left) && isInteger(right)) return compareIntegers(left, right);
    // Rounding to double preserves the order, so different doubles decide.
    const double leftReal = asDouble(left);
    const double rightReal = asDouble(right);
    if (leftReal < rightReal) return -1;
    if (leftReal > rightReal) return 1;
    const auto exactly = [](const Number& number) {
        if (number.kind == text::Kind::real) return decimalOf(number.text);
        return decimalOf(number.kind == text::Kind::integer ? std::to_string(number.integer)
                                                            : std::to_string(number.unsignedInteger));
    };
    return compareDecimals(exactly(left), exactly(right));
}

bool isWhole(const text::Node& number)
{
    return number.kind() != text::Kind::real || decimalOf(number.sourceText()).isWhole();
}

std::optional<Divisor> Divisor::of(const text::Node& number)
{
    const Decimal decimal = decimalOf(number.sourceText());
    if (decimal.negative || decimal.digits.empty() || decimal.digits.size() > maxDivisorDigits) return std::nullopt;
    if (std::abs(decimal.exponent) > maxDivisorExponent) return std::nullopt;
    Divisor divisor;
    divisor.m_digits = std::stoull(decimal.digits);
    divisor.m_exponent = decimal.exponent;
    if (number.kind() == text::Kind::integer) divisor.m_whole = static_cast<std::uint64_t>(number.integer());
    if (number.kind() == text::Kind::unsignedInteger) divisor.m_whole = number.unsignedInteger();
    return divisor;
}

bool Divisor::divides(const text::Node& number) const
{
    if (m_whole == 0 || number.kind() == text::Kind::real) return dividesExactly(number.sourceText());
    if (number.kind() == text::Kind::unsignedInteger) return number.unsignedInteger() % m_whole == 0;
    const std::int64_t value = number.integer();
    const auto magnitude = value < 0 ? 0 - static_cast<std::uint64_t>(value) : static_cast<std::uint64_t>(value);
    return magnitude % m_whole == 0;
}

bool Divisor::dividesExactly(std::string_view number) const
{
    const Decimal decimal = decimalOf(number);
    if (decimal.digits.empty()) return true;
    // The last digit is not zero, so no power of ten beyond the number's own exponent divides it.
    if (decimal.exponent < m_exponent) return false;
    std::uint64_t rest = 0;
    for (const char c : decimal.digits) rest = (rest * 10 + static_cast<std::uint64_t>(c - '0')) % m_digits;
    for (auto zeros = decimal.exponent - m_exponent; zeros > 0 && rest != 0; --zeros) rest = rest * 10 % m_digits;
    return rest == 0;
}

}  // namespace muster::schema
