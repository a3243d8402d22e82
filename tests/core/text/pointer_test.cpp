#include "core/text/pointer.hpp"

#include <catch2/catch.hpp>

using namespace muster;

TEST_CASE("items are taken off the front of a pointer")
{
    std::string_view rest = "/groups/2/units/10";
    auto item = text::takeItem(rest);
    REQUIRE(item);
    CHECK(item->first == "groups");
    CHECK(item->second == 2);
    CHECK(rest == "/units/10");
    item = text::takeItem(rest);
    REQUIRE(item);
    CHECK(item->second == 10);
    CHECK(rest.empty());
}

TEST_CASE("what is no item stays on the pointer")
{
    for (const std::string_view pointer :
         {"", "/", "units/3", "/units", "/units/", "/units/x", "/units/3x", "/units/99999999999999999999999"}) {
        CAPTURE(pointer);
        std::string_view rest = pointer;
        CHECK_FALSE(text::takeItem(rest));
        CHECK(rest == pointer);
    }
}
