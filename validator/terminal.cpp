#include "validator/terminal.hpp"

#include <cstdlib>
#include <iostream>
#include <unistd.h>

namespace muster::validator {

namespace {

struct CodePoint {
    std::uint32_t value = 0;
    std::size_t size = 0;  ///< bytes; 0 where none begins
};

CodePoint firstOf(std::string_view text)
{
    const auto lead = static_cast<unsigned char>(text[0]);
    if (lead < 0x80) return {lead, 1};
    const std::size_t size = lead >= 0xF8 ? 0 : lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : lead >= 0xC2 ? 2 : 0;
    if (size == 0 || size > text.size()) return {};
    std::uint32_t value = lead & (0xFFu >> (size + 1));
    for (std::size_t i = 1; i < size; ++i) {
        const auto byte = static_cast<unsigned char>(text[i]);
        if ((byte & 0xC0u) != 0x80u) return {};
        value = value << 6 | (byte & 0x3Fu);
    }
    constexpr std::uint32_t least[] = {0, 0, 0x80, 0x800, 0x10000};
    const bool isCharacter = value >= least[size] && value <= 0x10FFFF && (value < 0xD800 || value > 0xDFFF);
    return isCharacter ? CodePoint{value, size} : CodePoint{};
}

bool turnsText(std::uint32_t c) { return c == 0x200E || c == 0x200F || (c >= 0x202A && c <= 0x202E) || (c >= 0x2066 && c <= 0x2069); }

}  // namespace

std::string forTerminal(std::string_view text, LineFeeds lineFeeds)
{
    std::string safe;
    while (!text.empty()) {
        const auto [value, size] = firstOf(text);
        if (size == 0) safe += fmt::format("\\x{:02x}", static_cast<unsigned char>(text[0]));
        else if (value == '\t') safe += ' ';
        else if (value == '\n' && lineFeeds == LineFeeds::kept) safe += '\n';
        else if (value < 0x20 || (value >= 0x7F && value < 0xA0)) safe += fmt::format("\\x{:02x}", value);
        else if (turnsText(value)) safe += fmt::format("\\u{:04x}", value);
        else safe += text.substr(0, size);
        text.remove_prefix(size == 0 ? 1 : size);
    }
    return safe;
}

bool wantsColour()
{
    const char* off = std::getenv("NO_COLOR");
    return ::isatty(STDOUT_FILENO) == 1 && (!off || *off == '\0');
}

void say(std::string_view text) { std::cout << forTerminal(text); }

}  // namespace muster::validator
