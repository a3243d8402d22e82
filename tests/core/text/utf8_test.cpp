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
