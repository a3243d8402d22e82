#include "core/text/utf8.hpp"

#include <catch2/catch.hpp>

using namespace muster;

TEST_CASE("the bytes of a text are counted and cut by code points")
{
    const std::string_view text = "aé€😀";  // of one to four bytes
    CHECK(text::countCodePoints(text) == 4);
    CHECK(text::offsetOfCodePoint(text, 2) == 3);
    CHECK(text::offsetOfCodePoint(text, 4) == text.size());
    CHECK(text::offsetOfCodePoint(text, 5) == std::string_view::npos);
    CHECK(text::cut(text, 5) == "aé");
    CHECK(text::cut(text, 6) == "aé€");
    CHECK(text::cut(text, 10) == text);
    std::string continuing;
    for (const char byte : text) continuing += text::isContinuationByte(byte) ? 'c' : '.';
    CHECK(continuing == "..c.cc.ccc");
}

TEST_CASE("an invalid byte is a code point of its own")
{
    // A lone continuation byte, a sequence cut short, an overlong one, a surrogate and a code point out of range.
    for (const char* bytes : {"\x80", "\xE2\x82", "\xC0\xAF", "\xED\xA0\x80", "\xF4\x90\x80\x80"}) {
        INFO(bytes);
        const std::string text = bytes;
        CHECK(text::firstCodePoint(text).value == 0xFFFD);
        CHECK(text::firstCodePoint(text).size == 1);
        CHECK(text::countCodePoints(text) == text.size());
        CHECK(text::findInvalidUtf8("a" + text) == 1);
    }
}

TEST_CASE("every code point is written and read, and its neighbours in bytes are not")
{
    char32_t wrong = 0;
    for (char32_t c = 0; c <= 0x10FFFF; ++c) {
        std::string text;
        text::appendCodePoint(text, c);
        const bool surrogate = c >= 0xD800 && c <= 0xDFFF;
        const std::size_t size = c < 0x80 ? 1 : c < 0x800 ? 2 : c < 0x10000 ? 3 : 4;
        const auto first = text::firstCodePoint(text);
        const bool right = surrogate ? first.value == 0xFFFD && first.size == 1
                                     : first.value == c && first.size == size && text.size() == size &&
                                           text::findInvalidUtf8(text) == std::string_view::npos;
        if (!right) wrong = c + 1;
    }
    CHECK(wrong == 0);
    // The first and the last code point of each size as bytes, and what would be the one before or after.
    for (const std::string_view valid : {"\x7F", "\xC2\x80", "\xDF\xBF", "\xE0\xA0\x80", "\xED\x9F\xBF", "\xEE\x80\x80",
                                         "\xEF\xBF\xBF", "\xF0\x90\x80\x80", "\xF4\x8F\xBF\xBF"})
        CHECK(text::findInvalidUtf8(valid) == std::string_view::npos);
    for (const std::string_view invalid :
         {"\xC1\xBF", "\xE0\x9F\xBF", "\xED\xBF\xBF", "\xF0\x8F\xBF\xBF", "\xF5\x80\x80\x80", "\xC2\xC0", "\xC2\x7F"})
        CHECK(text::findInvalidUtf8(invalid) == 0);
}

TEST_CASE("white space is what Unicode calls so")
{
    // The property White_Space of PropList.txt.
    std::u32string spaces;
    for (char32_t c = 0; c <= 0x10FFFF; ++c)
        if (text::isSpace(c)) spaces += c;
    CHECK((spaces == U"\t\n\v\f\r \u0085\u00A0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200A"
                     U"\u2028\u2029\u202F\u205F\u3000"));
}
