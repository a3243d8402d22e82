#include "validator/language_server/file_uri.hpp"
#include "validator/language_server/text_positions.hpp"

#include <catch2/catch.hpp>

using namespace muster::language_server;

TEST_CASE("characters are counted in the units of the encoding")
{
    // One, two, three and four bytes.
    const std::string text = "a\u00e9\u20ac\U0001F3B2b\nc";
    const std::uint32_t offsets[] = {0, 1, 3, 6, 10, 11, 12, 13};
    const LinePosition utf8[] = {{0, 0}, {0, 1}, {0, 3}, {0, 6}, {0, 10}, {0, 11}, {1, 0}, {1, 1}};
    const LinePosition utf16[] = {{0, 0}, {0, 1}, {0, 2}, {0, 3}, {0, 5}, {0, 6}, {1, 0}, {1, 1}};
    const LinePosition utf32[] = {{0, 0}, {0, 1}, {0, 2}, {0, 3}, {0, 4}, {0, 5}, {1, 0}, {1, 1}};
    const TextPositions in8(text, Encoding::utf8), in16(text, Encoding::utf16), in32(text, Encoding::utf32);
    for (std::size_t i = 0; i < std::size(offsets); ++i) {
        INFO(i);
        CHECK(in8.position(offsets[i]) == utf8[i]);
        CHECK(in8.offset(utf8[i]) == offsets[i]);
        CHECK(in16.position(offsets[i]) == utf16[i]);
        CHECK(in16.offset(utf16[i]) == offsets[i]);
        CHECK(in32.position(offsets[i]) == utf32[i]);
        CHECK(in32.offset(utf32[i]) == offsets[i]);
    }
}

TEST_CASE("a position inside of a character is its begin")
{
    const TextPositions utf16("\U0001F3B2b", Encoding::utf16), utf8("\u20acb", Encoding::utf8);
    CHECK(utf16.offset({0, 1}) == 0);
    CHECK(utf16.offset({0, 2}) == 4);
    CHECK(utf8.offset({0, 1}) == 0);
    CHECK(utf8.offset({0, 2}) == 0);
    CHECK(utf8.offset({0, 3}) == 3);
}

TEST_CASE("lines end in a line feed, a carriage return or both")
{
    const TextPositions positions("ab\r\ncd\ref\ng", Encoding::utf16);
    CHECK(positions.offset({1, 0}) == 4);
    CHECK(positions.offset({2, 0}) == 7);
    CHECK(positions.offset({3, 0}) == 10);
    CHECK(positions.position(5) == LinePosition{1, 1});
}

TEST_CASE("a position behind the end is the end")
{
    const TextPositions positions("ab\r\ncd", Encoding::utf16);
    CHECK(positions.offset({0, 99}) == 2);
    CHECK(positions.offset({1, 4'000'000'000}) == 6);
    CHECK(positions.offset({9, 0}) == 6);
    CHECK(positions.position(99) == LinePosition{1, 2});
}

TEST_CASE("a place of a finding is found in its text")
{
    const muster::text::Source source("x", "{\r\n  \"\u00e9\u20ac\": 12\r\n}");
    muster::diagnostics::Place place{"x", "/\u00e9\u20ac", 2, 9, 2, 11};
    const auto range = rangeOf(place, source);
    CHECK(source.bytes().substr(range.begin, range.end - range.begin) == "12");
    place = {"x", "", 0, 0, 0, 0};
    CHECK(rangeOf(place, source).begin == 0);
    CHECK(rangeOf(place, source).end == 1);
}

TEST_CASE("paths and URIs are converted both ways")
{
    for (const std::string path : {"/a/b.army.json", "/with space/\u00fc%20.json", "/a#b?c/d", "/a:b/c@d"}) {
        const auto uri = uriOf(path);
        INFO(uri);
        CHECK(uri.starts_with("file:///"));
        CHECK(uri.find_first_of(" #?") == std::string::npos);
        REQUIRE(pathOf(uri));
        CHECK(pathOf(uri)->string() == path);
    }
    CHECK(pathOf("file:///a%3Ab")->string() == "/a:b");
    CHECK(pathOf("file://localhost/a")->string() == "/a");
    CHECK(pathOf("file:///a%zz%4")->string() == "/a%zz%4");
    for (const char* uri : {"untitled:x.army.json", "http://x/a", "file://host/a", "", "file:///a%00b"})
        CHECK(!pathOf(uri));
}
