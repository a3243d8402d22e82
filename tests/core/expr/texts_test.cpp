#include "core/expr/bare_expression.hpp"
#include "core/expr/literal_results.hpp"
#include "tests/core/expr/evaluate.hpp"

#include <catch2/catch.hpp>

using namespace muster::expr;

TEST_CASE("what an expression comes to is read from its branches")
{
    const auto texts = literalResults("self.exact ? '/at' : (x > 3 ? '/square' : self.place)");
    REQUIRE(texts.size() == 3);
    CHECK(std::get<std::string>(*texts[0]) == "/at");
    CHECK(std::get<std::string>(*texts[1]) == "/square");
    CHECK_FALSE(texts[2]);
    const auto lists = literalResults("has(self.base) ? [1.0, self.depth] : []");
    REQUIRE(lists.size() == 2);
    CHECK(std::get<std::size_t>(*lists[0]) == 2);
    CHECK(std::get<std::size_t>(*lists[1]) == 0);
    CHECK(literalResults("self.").empty());
}

TEST_CASE("an expression among the words of a template is one whose field there is")
{
    Environment environment;
    const auto integer = Type::simple(Type::Kind::integer);
    environment.declare("self", Type::record("unit", {{"count", integer, ""}}));
    environment.declare("x", integer);
    CHECK(bareExpression("Bases: self.count", environment) == "self.count");
    CHECK(bareExpression("{self.count}: self.count, too", environment) == "self.count");
    for (const char* fine : {"Bases: {self.count}", "Think of your self.", "self.cuont", "e.g. x.count", "itself.count",
                             "my.self.count", "{{self.count}", ""})
        CHECK(bareExpression(fine, environment).empty());
}

TEST_CASE("division by a written 0 is a mistake")
{
    Environment environment;
    environment.declare("x", Type::simple(Type::Kind::integer));
    environment.declare("d", Type::simple(Type::Kind::real));
    for (const char* wrong : {"x / 0", "x % 0", "d / 0.0", "[x].map(y, y / 0)"}) {
        INFO(wrong);
        const auto compiled = Program::compile(wrong, environment);
        const auto* problems = std::get_if<std::vector<Problem>>(&compiled);
        REQUIRE(problems);
        CHECK(problems->front().message.find("divides by 0") != std::string::npos);
        CHECK(std::holds_alternative<Program>(Program::compile(wrong, environment, {.divideByZero = true})));
    }
    for (const char* right : {"x / 2", "0 / x", "d / 0.5"})
        CHECK(std::holds_alternative<Program>(Program::compile(right, environment)));
}
