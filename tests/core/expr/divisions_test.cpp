#include "core/expr/divisions.hpp"

#include <catch2/catch.hpp>

using namespace muster;
using expr::Type;

namespace {

/// The divisors that may be 0.
std::string risky(std::string_view source, const std::vector<std::string>& conditions = {})
{
    const auto whole = Type::simple(Type::Kind::integer);
    const auto unit = Type::record("unit", {{"size", whole, ""}, {"count", whole, ""}});
    expr::Environment environment;
    environment.declare("self", Type::record("army", {{"units", Type::listOf(unit), ""}, {"bases", whole, ""}}));
    environment.declare("unit", unit);
    const expr::CheckedExpression checked(source, environment);
    std::string found;
    for (const auto& division : expr::divisionsByZero(
             checked,
             [](std::string_view record, std::string_view field) { return record == "unit" && field == "count"; },
             conditions)) {
        CHECK(source.substr(division.begin, division.end - division.begin) == division.divisor);
        found += (found.empty() ? "" : ", ") + division.divisor;
    }
    return found;
}

}  // namespace

TEST_CASE("a divisor that may be 0 is found")
{
    CHECK(risky("10 / self.bases") == "self.bases");
    CHECK(risky("10 % (self.bases - 1)") == "(self.bases - 1)");
    CHECK(risky("1.0 / double(self.bases)") == "double(self.bases)");
    CHECK(risky("self.units.map(u, 6 / u.size).sum() / self.units.size()") == "u.size, self.units.size()");
    CHECK(risky("self.bases > 1 ? 1 / unit.size : 2") == "unit.size");
    CHECK(risky("cel.bind(n, self.bases, 10 / n)") == "n");
    CHECK(risky("10 / (") == "");
}

TEST_CASE("a divisor that is never 0 is not found")
{
    CHECK(risky("self.bases / 2") == "");
    CHECK(risky("10.0 / double(unit.count) + double(10 / unit.count)") == "");
    CHECK(risky("10 / (self.bases + 1)") == "");
    CHECK(risky("10 / math.greatest(1, self.bases)") == "");
    CHECK(risky("cel.bind(n, unit.count, 10 / n)") == "");
    CHECK(risky("self.units.map(i, u, i % self.units.size())") == "");
    CHECK(risky("10 / [1, 2].size()") == "");
}

TEST_CASE("a condition on the divisor makes it safe")
{
    CHECK(risky("self.bases == 0 ? 0 : 10 / self.bases") == "");
    CHECK(risky("self.bases > 0 && 10 / self.bases > 2") == "");
    CHECK(risky("10 / self.bases > 2 || self.bases < 1") == "");
    CHECK(risky("self.units.filter(u, u.size > 0).map(u, 6 / u.size)") == "");
    CHECK(risky("self.units.map(u, u.size > 0, 6 / u.size)") == "");
    CHECK(risky("10 / self.bases", {"self.bases > 0"}) == "");
    CHECK(risky("10 / self.bases", {"self.basesTaken > 0"}) == "self.bases");
}
