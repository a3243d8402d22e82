#include "evaluate.hpp"

#include <catch2/catch.hpp>

using namespace muster::expr;
using muster::expr::test::Bench;

namespace {

Bench countBench()
{
    Bench bench;
    bench.set("infantry", Type::simple(Type::Kind::integer), Value::integer(3));
    bench.set("name", Type(), Value::string("Zama"));
    return bench;
}

}  // namespace

TEST_CASE("expressions in braces become text")
{
    Bench bench = countBench();
    CHECK(bench.render("An army needs at least 4 infantry bases; this one has {infantry}.") ==
          "An army needs at least 4 infantry bases; this one has 3.");
    CHECK(bench.render("{name}: {infantry * 2}, {double(infantry)}, {[1, 2.5, 'a']}, {{plain}}") ==
          "Zama: 6, 3, 1, 2.5, a, {plain}");
    CHECK(bench.render("") == "");
    CHECK(bench.render("{'}' + \"{\"}{ {'a': {'b': 1}}.a.b }{r'\\'}") == "}{1\\");
    CHECK(bench.render("{infantry / (infantry - infantry)}") == "?");
    CHECK(bench.render("{null} {true} {[[1], [2]]} {type(1)}") == "null true [1], [2] int");
}

TEST_CASE("problems of a template count in the whole text")
{
    Bench bench = countBench();
    CHECK(bench.render("this one has {infantri}") == "problem 14-22: there is no 'infantri' here");
    CHECK(bench.render("a } b") == "problem 2-3: this '}' closes nothing");
    CHECK(bench.render("a { b") == "problem 2-3: this '{' is never closed");
    CHECK(bench.render("a {'b}") == "problem 2-3: this '{' is never closed");
    CHECK(bench.render("a {}") == "problem 3-3: the expression ends where a value should follow");
    CHECK(bench.render("{name} {1 +} {nope}") == "problem 11-11: the expression ends where a value should follow");
    const auto compiled = Template::compile("{nope} {1 +} }", bench.environment);
    CHECK(std::get<std::vector<Problem>>(compiled).size() == 3);
}

TEST_CASE("a template without expressions is known as such")
{
    Bench bench = countBench();
    CHECK(std::get<Template>(Template::compile("plain {{text}}", bench.environment)).isLiteral());
    CHECK_FALSE(std::get<Template>(Template::compile("{1}", bench.environment)).isLiteral());
}
