#include "core/expr/foregone.hpp"

#include <catch2/catch.hpp>

using namespace muster;
using expr::Type;

namespace {

expr::Environment environmentOfUnit()
{
    const auto whole = Type::simple(Type::Kind::integer), text = Type::simple(Type::Kind::string);
    expr::Environment environment;
    environment.declare("self", Type::record("unit", {{"grit", whole, ""},
                                                      {"speed", Type::simple(Type::Kind::real), ""},
                                                      {"role", text, ""},
                                                      {"gear", Type::listOf(text), ""}}));
    return environment;
}

/// "true", "false", or "" if the condition may have either result. The grit of a unit is from 1 to 6.
std::string result(std::string_view condition, const std::vector<std::string>& given = {})
{
    const auto environment = environmentOfUnit();
    const auto found = expr::foregoneResult(
        expr::CheckedExpression(condition, environment),
        [](std::string_view record, std::string_view field) {
            return record == "unit" && field == "grit" ? expr::ValueBounds{1, 6} : expr::ValueBounds();
        },
        given);
    return !found ? "" : *found ? "true" : "false";
}

}  // namespace

TEST_CASE("comparisons that contradict one another are never true")
{
    CHECK(result("self.role == 'a' && self.role == 'b'") == "false");
    CHECK(result("self.role == 'a' && !(self.role in ['a', 'b'])") == "false");
    CHECK(result("self.speed > 4.0 && self.speed < 3.0") == "false");
    CHECK(result("self.speed > 3.0 && self.speed < 4.0") == "");
    CHECK(result("self.grit > 3 && self.grit < 4") == "false");
    CHECK(result("self.grit != self.grit") == "false");
    CHECK(result("self.speed < 3.0 && 3.0 <= self.speed") == "false");
    CHECK(result("self.gear == ['a'] && self.gear != [ 'a' ]") == "false");
}

TEST_CASE("comparisons of which one always holds are always true")
{
    CHECK(result("self.role != 'a' || self.role != 'b'") == "true");
    CHECK(result("self.role == 'a' || self.role != 'a'") == "true");
    CHECK(result("self.grit <= self.grit") == "true");
    CHECK(result("self.gear.size() >= 0") == "true");
    CHECK(result("self.role == 'a' ? self.grit > 0 : self.grit < 7") == "true");
}

TEST_CASE("the bounds of values count")
{
    CHECK(result("self.grit >= 1") == "true");
    CHECK(result("self.grit > 6") == "false");
    CHECK(result("7 <= self.grit") == "false");
    CHECK(result("self.grit > 1") == "");
    CHECK(result("self.grit != 1 && self.grit < 2") == "false");
}

TEST_CASE("what is given counts")
{
    CHECK(result("self.role == 'a'", {"self.role == 'a'"}) == "true");
    CHECK(result("self.role == 'a'", {"self.role == 'b'"}) == "false");
    CHECK(result("self.grit > 2", {"self.grit > 3"}) == "true");
    CHECK(result("self.grit > 3", {"self.grit > 2"}) == "");
    CHECK(result("self.grit > 3", {"self.grit > 3 && self.grit < 2"}) == "");  // nothing is left
}

TEST_CASE("conditions that may have either result, and invalid ones, have no foregone result")
{
    CHECK(result("self.role == 'a' || self.role == 'b'") == "");
    CHECK(result("self.role != 'a' && self.role != 'b'") == "");
    CHECK(result("self.gear.exists(g, g == 'a') || self.gear.exists(g, g != 'a')") == "");
    CHECK(result("self.grit >") == "");
    CHECK(result("self.nothing == 1") == "");
    std::string many = "self.grit == 1";
    for (int i = 0; i < 60; ++i) many += " && (self.speed == " + std::to_string(i) + ".0 || self.grit == 2)";
    CHECK(result(many) == "");  // too many cases
}
