#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace muster::text {

struct CodePoint {
    char32_t value;
    std::uint32_t size;  ///< in bytes; an invalid byte counts as one code point U+FFFD
};

/// The first code point of a non-empty text.
CodePoint firstCodePoint(std::string_view text);

void appendCodePoint(std::string& text, char32_t c);

std::size_t countCodePoints(std::string_view text);

/// Byte offset of the n-th code point; the size of the text for n = count, npos beyond.
std::size_t offsetOfCodePoint(std::string_view text, std::size_t n);

/// At most that many bytes of a text, never splitting a code point.
std::string_view cut(std::string_view text, std::size_t limit);

/// True for the second and later bytes of a code point.
constexpr bool isContinuationByte(char byte) { return (static_cast<unsigned char>(byte) & 0xC0u) == 0x80u; }

bool isAscii(std::string_view text);

/// Offset of the first byte that is not part of valid UTF-8, or npos.
std::size_t findInvalidUtf8(std::string_view text);

/// White space as defined by Unicode.
bool isSpace(char32_t c);

}  // namespace muster::text
