#include "core/text/canonical.hpp"

#include <catch2/catch.hpp>

using namespace muster;

namespace {

std::string canonical(std::string json)
{
    const auto parsed = text::Document::parse(std::make_shared<const text::Source>("test.json", std::move(json)));
    REQUIRE(parsed.document);
    return text::canonical(*parsed.document);
}

}  // namespace

TEST_CASE("plain values share a line, containers get lines of their own")
{
    CHECK(
        canonical(
            R"({"format":1,"x-mine":{"b":1,"a":[1,2]},"units":[{"id":"a","count":2},{"id":"b"}],"none":[],"shape":[[3,)"
            R"(3],[8,3]]})") == "{\n"
                                "  \"format\": 1,\n"
                                "  \"x-mine\": {\n    \"b\": 1,\n    \"a\": [1, 2]\n  },\n"
                                "  \"units\": [\n    { \"id\": \"a\", \"count\": 2 },\n    { \"id\": \"b\" }\n  ],\n"
                                "  \"none\": [],\n"
                                "  \"shape\": [[3, 3], [8, 3]]\n"
                                "}\n");
}

TEST_CASE("spelling of numbers and texts is kept")
{
    CHECK(canonical(R"([1.50, 1e5, "\u0041", -0])") == "[\n  1.50,\n  1e5,\n  \"\\u0041\",\n  -0\n]\n");
}

TEST_CASE("a line that would be too long is broken")
{
    std::string json = "{\"a\": [";
    for (int i = 0; i < 60; ++i) json += (i ? ", " : "") + std::to_string(1000 + i);
    const auto text = canonical(json + "]}");
    CHECK_THAT(text, Catch::Contains("\n    1000,\n"));
}
