#include "core/inspection/completions.hpp"

#include <catch2/catch.hpp>

using namespace muster;
using expr::Type;

namespace {

expr::Environment environment()
{
    const auto whole = Type::simple(Type::Kind::integer), word = Type::simple(Type::Kind::string);
    const auto unit = Type::record("unit", {{"strength", whole, "Its strength."}, {"name", word, ""}});
    expr::Environment made;
    made.declare("self", Type::record("army", {{"name", word, ""}, {"units", Type::listOf(unit), ""}}));
    made.declare("(hidden in this place) side", Type());
    made.declare("tables", Type::record("tables", {{"arms", Type::mapOf(word, unit), ""}}));
    return made;
}

/// The suggestions, after the text that they leave as it is.
std::string suggested(std::string_view beginning)
{
    const auto found = rules::suggestionsFor(beginning, environment());
    std::string text(beginning.substr(0, found.begin));
    text += "|";
    for (const auto& name : found.names) text += " " + name.name;
    return text;
}

bool suggests(std::string_view beginning, std::string_view name)
{
    const auto found = rules::suggestionsFor(beginning, environment());
    return std::any_of(found.names.begin(), found.names.end(), [&](const auto& each) { return each.name == name; });
}

}  // namespace

TEST_CASE("names at the beginning are variables and functions")
{
    CHECK(suggested("se") == "| self");
    CHECK(suggested("1 + ta") == "1 + | tables");
    CHECK(suggested("sid") == "|");
    CHECK(suggested("math.gre") == "| math.greatest");
    CHECK(suggests("", "self"));
    CHECK(suggests("", "has"));
    CHECK_FALSE(suggests("", "filter"));
}

TEST_CASE("after a dot there are the fields and functions of the value")
{
    CHECK(suggested("self.n") == "self.| name");
    CHECK(suggested("1 < self.units[0].st") == "1 < self.units[0].| strength");
    CHECK(suggested("self.units.map(u, u.name).jo") == "self.units.map(u, u.name).| join");
    CHECK(suggests("self.units.", "filter"));
    CHECK(suggests("self.name.", "startsWith"));
    CHECK_FALSE(suggests("self.name.", "filter"));
    CHECK_FALSE(suggests("self.units.", "startsWith"));
    CHECK(suggested("nosuch.") == "nosuch.|");
}

TEST_CASE("variables of macros that are not closed yet are known")
{
    CHECK(suggested("self.units.filter(u, u.st") == "self.units.filter(u, u.| strength");
    CHECK(suggested("self.units.exists(i, un, un.st") == "self.units.exists(i, un, un.| strength");
    CHECK(suggested("self.units.filter(u, u.name == 'a(').map(v, v.na") ==
          "self.units.filter(u, u.name == 'a(').map(v, v.| name");
    CHECK(suggested("cel.bind(un, self.units, un[0].st") == "cel.bind(un, self.units, un[0].| strength");
    CHECK(suggested("tables.arms.map(k, tables.arms[k].st") == "tables.arms.map(k, tables.arms[k].| strength");
}

TEST_CASE("nothing is suggested inside a string, nor by nonsense")
{
    CHECK(suggested("self.name == 'se") == "self.name == 'se|");
    CHECK(suggested(")))].") == ")))].|");
    CHECK(suggested(".") == ".|");
    CHECK(suggested("'a\\") == "'a\\|");
    CHECK(suggested(std::string(20'000, '(') + "se") == std::string(20'000, '(') + "| self");
}
