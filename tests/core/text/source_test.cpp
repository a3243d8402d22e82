#include "core/text/nearest.hpp"
#include "core/text/source.hpp"

#include <catch2/catch.hpp>

using namespace muster;

TEST_CASE("columns count code points, lines end with \\n or \\r\\n")
{
    const text::Source source("test", "a\xC3\xA9\xF0\x9F\x98\x80z\r\nsecond\n\nlast");
    CHECK(source.position(0).column == 1);
    CHECK(source.position(7).column == 4);  // z, after one letter each of one, two and four bytes
    CHECK(source.position(10).line == 2);
    CHECK(source.position(10).column == 1);
    CHECK(source.position(17).line == 3);
    CHECK(source.position(1000).line == 4);
    CHECK(source.line(1) == "a\xC3\xA9\xF0\x9F\x98\x80z");
    CHECK(source.line(2) == "second");
    CHECK(source.line(3).empty());
    CHECK(source.line(4) == "last");
    CHECK(source.line(5).empty());
    CHECK(source.line(0).empty());
}
