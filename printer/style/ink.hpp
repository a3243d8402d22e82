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

/// As bright as the eye sees the colour.
constexpr Ink greyOf(Ink ink)
{
    return static_cast<std::uint8_t>((299 * ink.red + 587 * ink.green + 114 * ink.blue + 500) / 1000);
}

/// How much ink a print may take: colours as they are, their greys, or lines and letters without any ground behind
/// them.
enum class InkMode : std::uint8_t { colour, grey, saving };

/// Whether a saving print leaves that ground white; dark ones stay, since what stands on them is white.
constexpr bool isLeftWhite(Ink ground, InkMode inkMode)
{
    constexpr std::uint8_t darkest = 110;
    return inkMode == InkMode::saving && greyOf(ground).red > darkest;
}

}  // namespace muster::printer
