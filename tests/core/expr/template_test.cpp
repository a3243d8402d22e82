#include "evaluate.hpp"

#include <catch2/catch.hpp>

using namespace muster::expr;
using muster::expr::test::Fixture;

namespace {

Fixture countFixture()
{
    Fixture fixture;
    fixture.set("infantry", Type::simple(Type::Kind::integer), Value::integer(3));
    fixture.set("name", Type(), Value::string("Zama"));
    return fixture;
}

}  // namespace

TEST_CASE("expressions in braces become text")
{
    Fixture fixture = countFixture();
    CHECK(fixture.render("An army needs at least 4 infantry bases; this one has {infantry}.") ==
          "An army needs at least 4 infantry bases; this one has 3.");
    CHECK(fixture.render("{name}: {infantry * 2}, {double(infantry)}, {[1, 2.5, 'a']}, {{plain}}") ==
          "Zama: 6, 3, 1, 2.5, a, {plain}");
    CHECK(fixture.render("") == "");
    CHECK(fixture.render("{'}' + \"{\"}{ {'a': {'b': 1}}.a.b }{r'\\'}") == "}{1\\");
    CHECK(fixture.render("{infantry / (infantry - infantry)}") == "?");
    CHECK(fixture.render("{null} {true} {[[1], [2]]} {type(1)}") == "null true [1], [2] int");
}

TEST_CASE("problems of a template count in the whole text")
{
    Fixture fixture = countFixture();
    CHECK(fixture.render("this one has {infantri}") == "problem 14-22: there is no 'infantri' here");
    CHECK(fixture.render("a } b") == "problem 2-3: this '}' has no matching '{'");
    CHECK(fixture.render("a { b") == "problem 2-3: this '{' is not closed");
    CHECK(fixture.render("a {'b}") == "problem 2-3: this '{' is not closed");
    CHECK(fixture.render("a {}") == "problem 3-3: the expression ends too early: expected a value");
    CHECK(fixture.render("{name} {1 +} {nope}") == "problem 11-11: the expression ends too early: expected a value");
    const auto compiled = Template::compile("{nope} {1 +} }", fixture.environment);
    CHECK(std::get<std::vector<Problem>>(compiled).size() == 3);
}

TEST_CASE("a template without expressions is known as such")
{
    Fixture fixture = countFixture();
    CHECK(std::get<Template>(Template::compile("plain {{text}}", fixture.environment)).isLiteral());
    CHECK_FALSE(std::get<Template>(Template::compile("{1}", fixture.environment)).isLiteral());
}
