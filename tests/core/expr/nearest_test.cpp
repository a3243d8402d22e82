#include "core/text/nearest.hpp"
#include "evaluate.hpp"

#include <catch2/catch.hpp>

using muster::expr::test::Fixture;
using muster::text::nearest;

TEST_CASE("the nearest name is the one that was meant")
{
    const std::vector<std::string> names = {"strength", "infantry", "cavalry", "arm", "count", "id", "at"};
    CHECK(nearest(names, "strenght") == "strength");
    CHECK(nearest(names, "infntry") == "infantry");
    CHECK(nearest(names, "Infantry") == "infantry");
    CHECK(nearest(names, "cavallery") == "cavalry");
    CHECK(nearest(names, "coutn") == "count");
    CHECK(nearest(names, "amr") == "arm");
    CHECK(nearest(names, "ID") == "id");
    CHECK(nearest(names, "artillery") == "");
    CHECK(nearest(names, "xy") == "");
    CHECK(nearest(names, "") == "");
    CHECK(nearest(names, std::string(100000, 'a')) == "");
    CHECK(nearest(std::vector<std::string>{std::string(100000, 'a')}, "aaaaa") == "");
    CHECK(nearest(std::vector<std::string_view>{"abcd", "abce"}, "abcf") == "abcd");
    CHECK(nearest(std::vector<std::string_view>(), "abc") == "");
}

TEST_CASE("rules can ask for the nearest name")
{
    Fixture fixture;
    CHECK(fixture.run("nearest(['hastati', 'triarii'], 'hastatti')") == "\"hastati\"");
    CHECK(fixture.run("nearest(['hastati'], 'velites')") == "\"\"");
    CHECK(fixture.run("nearest(dyn([1]), 'a')") == "error 0-22: nearest() compares strings, not int");
}
