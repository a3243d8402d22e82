#include "evaluate.hpp"

#include <catch2/catch.hpp>

using muster::expr::test::Fixture;

TEST_CASE("a noun after a number is in the singular only for 1")
{
    Fixture fixture;
    CHECK(fixture.run("counted(1, 'figure')") == "\"1 figure\"");
    CHECK(fixture.run("counted(0, 'figure')") == "\"0 figures\"");
    CHECK(fixture.run("counted(12, 'figure')") == "\"12 figures\"");
    CHECK(fixture.run("counted(-1, 'point')") == "\"-1 points\"");
    CHECK(fixture.run("counted(1, 'battery', 'batteries')") == "\"1 battery\"");
    CHECK(fixture.run("counted(2, 'battery', 'batteries')") == "\"2 batteries\"");
    CHECK(fixture.run("counted(1, 'man', 'men') + ', ' + counted(6, 'gun')") == "\"1 man, 6 guns\"");
    CHECK(fixture.run("counted(1.0, 'point') + ', ' + counted(1.5, 'point')") == "\"1 point, 1.5 points\"");
    CHECK(fixture.run("counted(dyn('1'), 'man')").starts_with("error"));
}
