#pragma once

#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace muster::printer {

/// A colour of ink on white paper, 0 to 255 each; a single number is a grey (0 black, 255 white).
struct Ink {
    std::uint8_t red = 0;
    std::uint8_t green = 0;
    std::uint8_t blue = 0;

    constexpr Ink() = default;
    constexpr Ink(std::uint8_t grey) : red(grey), green(grey), blue(grey) {}
    constexpr Ink(std::uint8_t r, std::uint8_t g, std::uint8_t b) : red(r), green(g), blue(b) {}

    auto operator<=>(const Ink&) const = default;
};

/// The grey with the perceived brightness of the colour.
constexpr Ink greyOf(Ink ink)
{
    return static_cast<std::uint8_t>((299 * ink.red + 587 * ink.green + 114 * ink.blue + 500) / 1000);
}

/// The colour as "#rrggbb".
std::string hexColour(Ink ink);

/// The ink of "#rrggbb"; nothing for any other text.
std::optional<Ink> inkOfHex(std::string_view text);

/// The contrast of two inks beside or on each other, from 1 (the same) to 21 (black and white), as WCAG 2 defines it.
double contrast(Ink one, Ink other);

/// The contrast of the ink on white, from 1 (white) to 21 (black), as WCAG 2 defines it.
double contrastOnWhite(Ink ink);

/// The least contrast of text that everyone can read.
inline constexpr double minContrast = 4.5;

/// The ink itself, or the lightest shade of the same hue that is readable on white.
Ink readable(Ink ink);

/// The ink itself, or the nearest tint or shade of it with that contrast to a ground: lighter on a dark ground, darker
/// on a light one.
Ink legible(Ink ink, Ink ground, double least = minContrast);

/// The ink usage of a print: colours, greys, or lines and letters without backgrounds.
enum class InkMode : std::uint8_t { colour, grey, saving };

/// Returns true if a saving print leaves out that background; dark ones stay, because the text on them is white, and
/// white ones, because they cover what is below.
constexpr bool isLeftWhite(Ink ground, InkMode inkMode)
{
    constexpr std::uint8_t darkest = 110;
    return inkMode == InkMode::saving && greyOf(ground).red > darkest && ground != Ink{255};
}

}  // namespace muster::printer
