#include "core/text/pointer.hpp"

#include <catch2/catch.hpp>

using namespace muster;

TEST_CASE("tokens of a pointer are unescaped and escaped")
{
    const std::pair<std::string_view, std::string_view> tokens[] = {
        {"", ""}, {"a~0b~1c", "a~b/c"}, {"~01", "~1"}, {"~1~0", "/~"}, {"~~0", "~~"}, {"~2", "~2"}, {"a", "a"}};
    for (const auto& [token, name] : tokens) {
        CAPTURE(token);
        CHECK(text::tokenName(token) == name);
    }
    // A tilde at the end escapes nothing, whatever comes after the token.
    CHECK(text::tokenName(std::string_view("a~1").substr(0, 2)) == "a~");
    std::string pointer = "/units";
    text::appendToken(pointer, "a~b/c");
    CHECK(pointer == "/units/a~0b~1c");
}

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
