#include "core/expr/missing_values.hpp"

#include <catch2/catch.hpp>

using namespace muster;
using expr::Type;

namespace {

/// The paths that may be missing; "notes" are not asked about.
std::string missingIn(std::string_view source, const std::vector<std::string>& conditions = {})
{
    const auto whole = Type::simple(Type::Kind::integer);
    const auto unit = Type::record("unit", {{"grit", whole, "", true}, {"luck", whole, ""}, {"notes", whole, ""}});
    expr::Environment environment;
    environment.declare("self", unit);
    environment.declare("army", Type::record("army", {{"units", Type::listOf(unit), "", true}}));
    const expr::CheckedExpression checked(source, environment);
    std::string found;
    for (const auto& one : expr::missingValues(
             checked, [](std::string_view, std::string_view field) { return field != "notes"; }, conditions)) {
        CHECK(source.substr(one.begin, one.end - one.begin) == one.path);
        CHECK(one.record == "unit");
        found += (found.empty() ? "" : ", ") + one.path;
    }
    return found;
}

}  // namespace

TEST_CASE("a field that some records lack may be missing")
{
    CHECK(missingIn("self.luck > 1 && self.grit > 1") == "self.luck");
    CHECK(missingIn("army.units.exists(u, u.luck > 1)") == "u.luck");
    CHECK(missingIn("self.notes > 1") == "");
    CHECK(missingIn("self.luck >") == "");
}

TEST_CASE("a field that was tested is not missing")
{
    CHECK(missingIn("has(self.luck) && self.luck > 1") == "");
    CHECK(missingIn("!has(self.luck) || self.luck > 1") == "");
    CHECK(missingIn("has(self.luck) ? self.luck : 1") == "");
    CHECK(missingIn("army.units.filter(u, has(u.luck)).map(u, u.luck)") == "");
    CHECK(missingIn("self.luck > 1", {"has(self.luck)"}) == "");
    CHECK(missingIn("self.luck > 1", {"'luck' in self"}) == "");
}
