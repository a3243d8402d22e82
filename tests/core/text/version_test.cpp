#include "core/text/version.hpp"

#include <catch2/catch.hpp>

using namespace muster::text;

TEST_CASE("a version is three numbers")
{
    REQUIRE(versionFrom("1.20.3"));
    CHECK(versionText(*versionFrom("1.20.3")) == "1.20.3");
    for (const char* text : {"", "1", "1.2", "1.2.", "1.2.3.4", "1.2.x", "1.2.3 ", " 1.2.3", "-1.2.3", "+1.2.3", "1..3",
                             "1.2.99999999999999999999"}) {
        INFO(text);
        CHECK_FALSE(versionFrom(text));
    }
}

TEST_CASE("versions are ordered by their numbers")
{
    CHECK(*versionFrom("0.10.0") > *versionFrom("0.9.9"));
    CHECK(*versionFrom("2.0.0") > *versionFrom("1.99.99"));
    CHECK(*versionFrom("1.0.1") > *versionFrom("1.0.0"));
    CHECK(*versionFrom("01.0.0") == *versionFrom("1.0.0"));
}
