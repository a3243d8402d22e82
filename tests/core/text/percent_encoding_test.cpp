#include "core/text/percent_encoding.hpp"

#include <catch2/catch.hpp>

using muster::text::percentEncoded;

TEST_CASE("letters, digits and the plain characters are kept, all other bytes are encoded")
{
    CHECK(percentEncoded("Az09", "") == "Az09");
    CHECK(percentEncoded("a b/c", "/") == "a%20b/c");
    CHECK(percentEncoded("a b/c", "") == "a%20b%2Fc");
    CHECK(percentEncoded("100 %", " ") == "100 %25");
    CHECK(percentEncoded("\xC3\xA4", "") == "%C3%A4");
    CHECK(percentEncoded(std::string_view("\0\n", 2), "") == "%00%0A");
}
