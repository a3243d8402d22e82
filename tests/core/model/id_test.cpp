#include "core/model/id.hpp"

#include <catch2/catch.hpp>

using namespace muster;

TEST_CASE("an id is what is left of a name")
{
    CHECK(model::idFrom("Old Guard!", "unit") == "old-guard");
    CHECK(model::idFrom("\xC3\x89mile 2", "unit") == "mile-2");
    CHECK(model::idFrom("\xE6\x97\xA5", "unit") == "unit");
    CHECK(model::idFrom("", "my-own") == "my-own");
    CHECK(model::idFrom(std::string(500, 'a'), "unit").size() <= 100);
    CHECK(model::idFrom("a" + std::string(500, '-') + "b", "unit") == "a-b");
}

TEST_CASE("ids and keys are read as words")
{
    CHECK(model::inWords("breech-loader") == "Breech loader");
    CHECK(model::inWords("sizeMin") == "Size min");
    CHECK(model::inWords("arm:foot") == "Arm: foot");
    CHECK(model::inWords("").empty());
    CHECK(model::inWords("\xC3\xA9mile") == "\xC3\xA9mile");
}

TEST_CASE("what can be an id")
{
    for (const char* id : {"a", "7", "old-guard", "42nd-foot-1"}) CHECK(model::isId(id));
    for (const char* text : {"", "-", "-a", "a-", "a--b", "Old", "a b", "a_b", "\xC3\xA9"}) {
        INFO(text);
        CHECK_FALSE(model::isId(text));
    }
    CHECK(model::isId(std::string(100, 'a')));
    CHECK_FALSE(model::isId(std::string(101, 'a')));
}
