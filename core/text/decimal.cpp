#include "core/text/decimal.hpp"

#include <charconv>

namespace muster::text {

namespace {

constexpr std::int64_t farExponent = 1'000'000'000'000;
/// No 64-bit integer has more digits.
constexpr std::int64_t maxIntegerDigits = 20;

bool isDigit(char c) { return c >= '0' && c <= '9'; }

std::int64_t exponentOf(std::string_view text)
{
    const bool negative = !text.empty() && text.front() == '-';
    if (!text.empty() && !isDigit(text.front())) text.remove_prefix(1);
    std::int64_t value = 0;
    for (const char c : text) {
        if (value < farExponent) value = value * 10 + (c - '0');
    }
    return negative ? -value : value;
}

}  // namespace

Decimal decimalOf(std::string_view number)
{
    Decimal decimal;
    if (!number.empty() && number.front() == '-') {
        decimal.negative = true;
        number.remove_prefix(1);
    }
    const auto mark = number.find_first_of("eE");
    if (mark != std::string_view::npos) decimal.exponent = exponentOf(number.substr(mark + 1));
    number = number.substr(0, mark);
    bool fraction = false;
    for (const char c : number) {
        if (c == '.') {
            fraction = true;
            continue;
        }
        if (fraction) --decimal.exponent;
        if (c != '0' || !decimal.digits.empty()) decimal.digits.push_back(c);
    }
    while (!decimal.digits.empty() && decimal.digits.back() == '0') {
        decimal.digits.pop_back();
        ++decimal.exponent;
    }
    if (decimal.digits.empty()) return {};
    return decimal;
}

std::optional<WholeNumber> wholeNumberOf(std::string_view number)
{
    Decimal decimal = decimalOf(number);
    if (decimal.digits.empty()) return WholeNumber{};
    if (!decimal.isWhole() || static_cast<std::int64_t>(decimal.digits.size()) + decimal.exponent > maxIntegerDigits)
        return std::nullopt;
    decimal.digits.append(static_cast<std::size_t>(decimal.exponent), '0');
    WholeNumber whole{decimal.negative, 0};
    const char* end = decimal.digits.data() + decimal.digits.size();
    if (std::from_chars(decimal.digits.data(), end, whole.magnitude).ec != std::errc()) return std::nullopt;
    constexpr std::uint64_t lowest = std::uint64_t{1} << 63;
    return whole.negative && whole.magnitude > lowest ? std::nullopt : std::optional(whole);
}

}  // namespace muster::text
