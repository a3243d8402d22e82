#include "printer/draw/number.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <cstdint>

namespace muster::printer {

void appendNumber(std::string& out, double value, int decimals)
{
    constexpr std::array<std::int64_t, 7> powers{1, 10, 100, 1'000, 10'000, 100'000, 1'000'000};
    constexpr double largest = 1e6;
    if (std::isnan(value)) value = 0;
    const auto power = powers[static_cast<std::size_t>(decimals)];
    auto scaled = std::llround(std::clamp(value, -largest, largest) * static_cast<double>(power));
    if (scaled < 0) {
        out += '-';
        scaled = -scaled;
    }
    std::array<char, 24> digits{};
    const auto whole = scaled / power;
    auto rest = scaled % power;
    if (whole > 0 || rest == 0) {
        const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), whole).ptr;
        out.append(digits.data(), end);
    }
    if (rest == 0) return;
    while (rest % 10 == 0) {
        rest /= 10;
        --decimals;
    }
    for (int i = decimals - 1; i >= 0; --i) {
        digits[static_cast<std::size_t>(i)] = static_cast<char>('0' + rest % 10);
        rest /= 10;
    }
    out += '.';
    out.append(digits.data(), static_cast<std::size_t>(decimals));
}

void appendNumber(std::string& out, int value)
{
    std::array<char, 16> digits{};
    out.append(digits.data(), std::to_chars(digits.data(), digits.data() + digits.size(), value).ptr);
}

}  // namespace muster::printer
