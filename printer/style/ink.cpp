#include "printer/style/ink.hpp"

#include <fmt/format.h>

#include <charconv>
#include <cmath>
#include <cstdint>

namespace muster::printer {

namespace {

double linear(std::uint8_t part)
{
    const double share = part / 255.0;
    return share <= 0.04045 ? share / 12.92 : std::pow((share + 0.055) / 1.055, 2.4);
}

Ink shaded(Ink ink, int percent)
{
    const auto part = [&](int value) { return static_cast<std::uint8_t>(value * percent / 100); };
    return {part(ink.red), part(ink.green), part(ink.blue)};
}

}  // namespace

std::string hexColour(Ink ink) { return fmt::format("#{:02x}{:02x}{:02x}", ink.red, ink.green, ink.blue); }

std::optional<Ink> inkOfHex(std::string_view text)
{
    if (text.size() != 7 || text.front() != '#') return std::nullopt;
    std::uint32_t value = 0;
    const auto* const end = text.data() + text.size();
    const auto read = std::from_chars(text.data() + 1, end, value, 16);
    if (read.ec != std::errc() || read.ptr != end) return std::nullopt;
    return Ink(static_cast<std::uint8_t>(value >> 16), static_cast<std::uint8_t>(value >> 8 & 0xFF),
               static_cast<std::uint8_t>(value & 0xFF));
}

double contrastOnWhite(Ink ink)
{
    return 1.05 / (0.2126 * linear(ink.red) + 0.7152 * linear(ink.green) + 0.0722 * linear(ink.blue) + 0.05);
}

Ink readable(Ink ink)
{
    int percent = 100;
    while (percent > 0 && contrastOnWhite(shaded(ink, percent)) < minContrast) --percent;
    return shaded(ink, percent);
}

}  // namespace muster::printer
