#pragma once

#include <cstdint>

namespace muster::printer {

/// A colour of ink on white paper, 0 to 255 each; a single number is a grey (0 black, 255 white).
struct Ink {
    std::uint8_t red = 0;
    std::uint8_t green = 0;
    std::uint8_t blue = 0;

    constexpr Ink() = default;
    constexpr Ink(std::uint8_t grey) : red(grey), green(grey), blue(grey) {}
    constexpr Ink(std::uint8_t r, std::uint8_t g, std::uint8_t b) : red(r), green(g), blue(b) {}

    bool operator==(const Ink&) const = default;
};

/// How much ink a print may take: colours as they are, their greys, or lines and letters without any ground behind them.
enum class Spending : std::uint8_t { colour, grey, saving };

}  // namespace muster::printer
