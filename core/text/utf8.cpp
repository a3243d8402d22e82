#include "core/text/utf8.hpp"

#include <cstring>

namespace muster::text {

namespace {

constexpr char32_t replacement = 0xFFFD;

unsigned char byteAt(std::string_view text, std::size_t i) { return static_cast<unsigned char>(text[i]); }

// 0 if the byte cannot start a code point.
std::uint32_t sizeFromLead(unsigned char lead)
{
    if (lead < 0x80) return 1;
    if (lead >= 0xC2 && lead <= 0xDF) return 2;
    if (lead >= 0xE0 && lead <= 0xEF) return 3;
    if (lead >= 0xF0 && lead <= 0xF4) return 4;
    return 0;
}

struct Decoded {
    CodePoint point;
    bool valid;
};

Decoded decode(std::string_view text)
{
    const unsigned char lead = byteAt(text, 0);
    const std::uint32_t size = sizeFromLead(lead);
    if (size == 1) return {{lead, 1}, true};
    if (size == 0 || size > text.size()) return {{replacement, 1}, false};
    char32_t value = lead & (0xFFu >> (size + 1));
    for (std::uint32_t i = 1; i < size; ++i) {
        if (!isContinuationByte(text[i])) return {{replacement, 1}, false};
        value = (value << 6) | (byteAt(text, i) & 0x3Fu);
    }
    const bool overlong = (size == 3 && value < 0x800) || (size == 4 && value < 0x10000);
    if (overlong || value > 0x10FFFF || (value >= 0xD800 && value <= 0xDFFF)) return {{replacement, 1}, false};
    return {{value, size}, true};
}

/// The number of ASCII bytes at the beginning.
std::size_t asciiPrefix(std::string_view text)
{
    std::size_t i = 0;
    for (std::uint64_t word; text.size() - i >= sizeof word; i += sizeof word) {
        std::memcpy(&word, text.data() + i, sizeof word);
        if ((word & 0x8080808080808080u) != 0) break;
    }
    while (i < text.size() && byteAt(text, i) < 0x80) ++i;
    return i;
}

}  // namespace

CodePoint firstCodePoint(std::string_view text) { return decode(text).point; }

void appendCodePoint(std::string& text, char32_t c)
{
    const auto add = [&](char32_t byte) { text.push_back(static_cast<char>(static_cast<unsigned char>(byte))); };
    if (c < 0x80) {
        add(c);
    } else if (c < 0x800) {
        add(0xC0 | (c >> 6));
        add(0x80 | (c & 0x3F));
    } else if (c < 0x10000) {
        add(0xE0 | (c >> 12));
        add(0x80 | ((c >> 6) & 0x3F));
        add(0x80 | (c & 0x3F));
    } else {
        add(0xF0 | (c >> 18));
        add(0x80 | ((c >> 12) & 0x3F));
        add(0x80 | ((c >> 6) & 0x3F));
        add(0x80 | (c & 0x3F));
    }
}

std::size_t countCodePoints(std::string_view text)
{
    std::size_t n = 0;
    for (std::size_t i = 0; i < text.size(); ++n) i += decode(text.substr(i)).point.size;
    return n;
}

std::size_t offsetOfCodePoint(std::string_view text, std::size_t n)
{
    std::size_t i = 0;
    for (; n > 0; --n) {
        if (i >= text.size()) return std::string_view::npos;
        i += decode(text.substr(i)).point.size;
    }
    return i;
}

std::string_view cut(std::string_view text, std::size_t limit)
{
    if (text.size() <= limit) return text;
    while (limit > 0 && isContinuationByte(text[limit])) --limit;
    return text.substr(0, limit);
}

bool isAscii(std::string_view text) { return asciiPrefix(text) == text.size(); }

std::size_t findInvalidUtf8(std::string_view text)
{
    for (std::size_t i = asciiPrefix(text); i < text.size(); i += asciiPrefix(text.substr(i))) {
        const Decoded next = decode(text.substr(i));
        if (!next.valid) return i;
        i += next.point.size;
    }
    return std::string_view::npos;
}

bool isSpace(char32_t c)
{
    if (c <= 0x20) return c == ' ' || (c >= '\t' && c <= '\r');
    if (c >= 0x2000 && c <= 0x200A) return true;
    return c == 0x85 || c == 0xA0 || c == 0x1680 || c == 0x2028 || c == 0x2029 || c == 0x202F || c == 0x205F ||
           c == 0x3000;
}

}  // namespace muster::text
