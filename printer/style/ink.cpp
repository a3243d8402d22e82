#include "printer/style/ink.hpp"

#include <fmt/format.h>

#include <algorithm>
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

double brightness(Ink ink) { return 0.2126 * linear(ink.red) + 0.7152 * linear(ink.green) + 0.0722 * linear(ink.blue); }

Ink tinted(Ink ink, int percent)
{
    const auto part = [&](int value) { return static_cast<std::uint8_t>(255 - (255 - value) * percent / 100); };
    return {part(ink.red), part(ink.green), part(ink.blue)};
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

double contrast(Ink one, Ink other)
{
    const auto [darker, lighter] = std::minmax({brightness(one), brightness(other)});
    return (lighter + 0.05) / (darker + 0.05);
}

double contrastOnWhite(Ink ink) { return contrast(ink, 255); }

Ink readable(Ink ink) { return legible(ink, 255); }

Ink legible(Ink ink, Ink ground, double least)
{
    const bool isOnLight = contrast(ground, 0) > contrast(ground, 255);
    const auto changed = isOnLight ? shaded : tinted;
    int percent = 100;
    while (percent > 0 && contrast(changed(ink, percent), ground) < least) --percent;
    return changed(ink, percent);
}

}  // namespace muster::printer
