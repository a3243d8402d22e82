#include "evaluate.hpp"

#include <catch2/catch.hpp>

using namespace muster::expr;
using muster::expr::test::Fixture;
using Kind = Type::Kind;

namespace {

Fixture typedArmyFixture()
{
    Fixture fixture;
    const Type text = Type::simple(Kind::string), number = Type::simple(Kind::integer);
    const Type unit =
        Type::record("unit", {{"arm", text, ""}, {"strength", number, ""}, {"points", Type::simple(Kind::real), ""}});
    const Type army =
        Type::record("army", {{"name", text, ""}, {"units", Type::listOf(unit), ""}, {"notes", Type(), ""}});
    fixture.environment.declare("self", army);
    fixture.environment.declare("budget", number);
    fixture.environment.declare("table", Type::record("table", {}, true));
    fixture.environment.declare("anything", Type());
    return fixture;
}

struct Expected {
    std::string_view source;
    std::string_view problem;
    std::string_view help;
};

void checkAll(Fixture& fixture, std::initializer_list<Expected> all)
{
    for (const Expected& expected : all) {
        CAPTURE(expected.source);
        const auto problems = fixture.problems(expected.source);
        REQUIRE(problems.size() == 1);
        const Problem& problem = problems.front();
        CHECK(std::to_string(problem.begin) + "-" + std::to_string(problem.end) + ": " + problem.message ==
              expected.problem);
        CHECK(problem.help == expected.help);
    }
}

Type typeOf(Fixture& fixture, std::string_view source) { return fixture.compile(source).type(); }

}  // namespace

TEST_CASE("unknown names come with the nearest known one")
{
    Fixture fixture = typedArmyFixture();
    checkAll(
        fixture,
        {
            {"slef.name", "0-4: there is no 'slef' here", "did you mean 'self'?"},
            {"self.units.all(u, u.strenght > 1)", "20-28: unit has no field 'strenght'", "did you mean 'strength'?"},
            {"has(self.nmae)", "9-13: army has no field 'nmae'", "did you mean 'name'?"},
            {"self.xyzzy", "5-10: army has no field 'xyzzy'", "it has: name, units, notes"},
            {"zzz + 1", "0-3: there is no 'zzz' here",
             "a text is in quotes: 'zzz'; available here: self, budget, table, anything"},
            {"self.units.size() > 2 && sise(self.units) > 3", "25-29: there is no function sise()",
             "did you mean 'size'?"},
            {"self.name.startWith('a')", "10-19: there is no function startWith()", "did you mean 'startsWith'?"},
            {"self.units.filtr(u, true)", "11-16: there is no function filtr()", "did you mean 'filter'?"},
            {"self.units.transformLst(i, u, i)", "11-23: there is no function transformLst()",
             "did you mean 'transformList'?"},
            {"self.units.transformList(u, u)", "11-24: there is no function transformList()",
             "transformList() takes two variables and an expression, for example list.transformList(i, x, x > 0)"},
            {"self.units.transformMapEntry(u, u)", "11-28: there is no function transformMapEntry()",
             "transformMapEntry() takes two variables and an expression, for example list.transformMapEntry(i, x, {x: "
             "i})"},
            {"self.units.exists_one(u)", "11-21: there is no function exists_one()",
             "exists_one() takes a variable and an expression, for example list.exists_one(x, x > 0)"},
            {"startsWith(self.name, 'a')", "0-10: there is no function startsWith()", "write value.startsWith(...)"},
            {"budget.double()", "7-13: there is no function double()", "write double(...)"},
            {"max(budget, 2)", "0-3: there is no function max()", "write math.greatest(a, b)"},
            {"math.min(budget, 2)", "0-8: there is no function math.min()", "write math.least(a, b)"},
            {"self.units.any(u, true)", "11-14: there is no function any()", "write list.exists(x, ...)"},
            {"len(self.units)", "0-3: there is no function len()", "write list.size()"},
            {"round(1.5)", "0-5: there is no function round()", "did you mean math.round()?"},
            {"Math.abs(budget)", "0-4: there is no 'Math' here", "did you mean 'math'?"},
            {"self.units.max(u, u.strength)", "11-14: max() takes no variable",
             "write list.map(u, u.count).max(), with the number that you need"},
            {"name == 'a'", "0-4: there is no 'name' here", "write self.name"},
            {"self.units.exists(u, true) && u.strength > 2", "30-31: there is no 'u' here",
             "it exists only inside exists(...)"},
            {"self.units.size > 2", "0-15: a value of type list(unit) has no field 'size'",
             "size is a function: write size()"},
            {"self.strength > 2", "5-13: army has no field 'strength'",
             "its units have it: .units.map(x, x.strength), or a rule with the scope of one"},
            {"math.greatst(1, 2)", "0-12: there is no function math.greatst()", "did you mean 'math.greatest'?"},
        });
}

TEST_CASE("operators that do not fit are told in plain words")
{
    Fixture fixture = typedArmyFixture();
    checkAll(fixture,
             {
                 {"1 + 'a'", "0-7: '+' cannot add int and string", "string(...) converts a value to text"},
                 {"true && (budget + self.name) == 1", "9-27: '+' cannot add int and string",
                  "string(...) converts a value to text"},
                 {"budget * 1.5", "0-12: '*' cannot multiply int by double",
                  "use the same type on both sides: write double(...) around the int, or remove the .0 if both are "
                  "whole numbers"},
                 {"1.5 % 2.0", "0-9: '%' cannot take the remainder of double by double", "'%' works on whole numbers"},
                 {"self.name < 3", "0-13: '<' cannot compare string with int", ""},
                 {"self.name == 3", "0-14: '==' cannot compare string with int",
                  "values of different types are never equal"},
                 {"self.name != null", "0-17: '!=' cannot compare string with null",
                  "this is never null; has(...) tests whether a field exists"},
                 {"'a' in self.name", "0-16: 'in' cannot look for string in string",
                  "use text.contains(part) to search a string"},
                 {"3 in ['a']", "0-10: 'in' cannot look for int in list(string)", ""},
                 {"!budget", "0-7: '!' negates a bool, not int", "compare it, as in x > 0"},
                 {"!self.name", "0-10: '!' negates a bool, not string",
                  "negate a whole comparison in parentheses, as in !(x in list)"},
                 {"-self.name", "0-10: '-' cannot negate string", ""},
                 {"budget && true", "0-6: '&&' combines bools, not int", "compare it, as in x > 0"},
                 {"self.name == 'a' || 'b'", "20-23: '||' combines bools, not string",
                  "compare on both sides: x == 'a' || x == 'b'"},
                 {"1 <= budget <= 3", "0-16: '<=' cannot compare bool with int",
                  "compare in two steps, as in 1 <= x && x <= 3"},
                 {"budget >= '3'", "0-13: '>=' cannot compare int with string", "write 3 without quotes"},
                 {"self.units <= 2", "0-15: '<=' cannot compare list(unit) with int",
                  "compare the number of items: list.size()"},
                 {"budget ? 1 : 2", "0-6: the condition before '?' must be bool, not int", ""},
                 {"true ? 1 : 'a'", "0-14: the two branches of '? :' have the types int and string",
                  "give both the same type, or wrap one of them in dyn(...)"},
                 {"self.units.arm", "0-14: a value of type list(unit) has no field 'arm'",
                  "take an item first, for example with [0] or in map(x, x.arm)"},
                 {"budget.arm", "0-10: a value of type int has no field 'arm'", ""},
                 {"self.units['a']", "11-14: the index of a list is an int, not string", ""},
                 {"self.name[0]", "0-12: a value of type string has no items",
                  "use charAt(n) to get one character of a string"},
                 {"{1.5: 2}", "1-4: a key is a string, int, uint or bool, not double", ""},
             });
}

TEST_CASE("calls that do not fit name what they take")
{
    Fixture fixture = typedArmyFixture();
    checkAll(fixture,
             {
                 {"self.name.startsWith(3)", "21-22: startsWith() takes string here, not int",
                  "it is declared as string.startsWith(string) -> bool"},
                 {"budget.startsWith('3')", "0-6: startsWith() is a function of string, not of int",
                  "it is declared as string.startsWith(string) -> bool"},
                 {"self.units.sum()", "0-16: sum() on list(unit) does not take ()",
                  "take a value of each item first, as in list.map(x, x.count).sum(); it is declared as "
                  "list(int).sum() -> int, or list(uint).sum() -> uint, or list(double).sum() -> "
                  "double"},
                 {"budget.all(u, true)", "0-6: all() iterates over a list or a map, not int", ""},
                 {"self.units.all(u, u.strength)", "18-28: the condition of all() must be bool, not int", ""},
                 {"self.units.filter(u, u.arm)", "21-26: the condition of filter() must be bool, not string", ""},
                 {"self.name.matches('(')", "18-21: this is not a regular expression: missing ): (",
                  "patterns are RE2; raw strings r'...' keep backslashes"},
             });
}

TEST_CASE("one mistake gives one problem, two give two")
{
    Fixture fixture = typedArmyFixture();
    CHECK(fixture.problems("self.units.all(u, u.strenght + 1 > 2)").size() == 1);
    CHECK(fixture.problems("(slef.a + 1) * 2 > slef.b").size() == 2);
    CHECK(fixture
              .problems("[" +
                        [] {
                            std::string all;
                            for (int i = 0; i < 100; ++i) all += "nope,";
                            return all;
                        }() +
                        "]")
              .size() == 20);
}

TEST_CASE("types are worked out")
{
    Fixture fixture = typedArmyFixture();
    CHECK(typeOf(fixture, "self.units.map(u, u.strength)").toText() == "list(int)");
    CHECK(typeOf(fixture, "self.units.map(u, u.strength).sum()").toText() == "int");
    CHECK(typeOf(fixture, "self.units.map(u, u.points).sum() * 2.0").toText() == "double");
    CHECK(typeOf(fixture, "self.units.filter(u, u.arm == 'infantry')").toText() == "list(unit)");
    CHECK(typeOf(fixture, "self.units.sortBy(u, u.strength)[0].arm").toText() == "string");
    CHECK(typeOf(fixture, "self.units.exists(i, u, i > 2)").toText() == "bool");
    CHECK(typeOf(fixture, "self.units.transformMap(i, u, u.arm)").toText() == "map(int, string)");
    CHECK(typeOf(fixture, "{'a': 1, 'b': 2.0}").toText() == "map(string, dyn)");
    CHECK(typeOf(fixture, "[] + [1]").toText() == "list(dyn)");
    CHECK(typeOf(fixture, "true ? self : self.units[0]").toText() == "map(string, dyn)");
    CHECK(typeOf(fixture, "cel.bind(n, self.name, n.size())").toText() == "int");
    CHECK(typeOf(fixture, "anything.whatever + 1").toText() == "int");
    CHECK(typeOf(fixture, "table.whatever").toText() == "dyn");
    CHECK(typeOf(fixture, "math.greatest(1, 2.0)").toText() == "dyn");
    CHECK(typeOf(fixture, "math.greatest(budget, 2)").toText() == "int");
    CHECK(typeOf(fixture, "self.notes.anything").toText() == "dyn");
    CHECK(typeOf(fixture, "self['name']").toText() == "string");
}

TEST_CASE("a declared name hides a type name, a loop variable hides both")
{
    Fixture fixture;
    const Value seven = Value::integer(7);
    fixture.set("list", Type::simple(Kind::integer), seven);
    fixture.set("a.b", Type::simple(Kind::integer), seven);
    CHECK(fixture.run("list + 1") == "8");
    CHECK(fixture.run("[1].map(list, list)") == "[1]");
    CHECK(fixture.run("[1].map(list, .list)") == "[7]");
    CHECK(fixture.run("a.b") == "7");
    CHECK(fixture.run("[{'b': 1}].map(a, a.b)") == "[1]");
    CHECK(fixture.run("type(1) == int") == "true");
    CHECK(fixture.run("math.abs(-3)") == "3");
}

TEST_CASE("the expected type is asked for")
{
    Fixture fixture = typedArmyFixture();
    const Program::Options wantsBool{.expected = Type::simple(Kind::boolean)};
    CHECK(fixture.run("budget + 1", wantsBool) == "problem 0-10: this must give bool, but it gives int");
    CHECK(std::holds_alternative<Program>(Program::compile("budget > 1", fixture.environment, wantsBool)));
    CHECK(std::holds_alternative<Program>(Program::compile("anything.field", fixture.environment, wantsBool)));
}

TEST_CASE("without checking, types wait for the evaluation")
{
    Fixture fixture;
    CHECK(fixture.run("1 + 'a'", {.check = false}) == "error 0-7: '+' cannot add int and string");
    CHECK(fixture.run("nope + 1", {.check = false}) == "problem 0-4: there is no 'nope' here");
    CHECK(fixture.run("nope(1) || true", {.check = false, .lateNames = true}) == "true");
    CHECK(fixture.run("nope(1)", {.check = false, .lateNames = true}) == "error 0-7: there is no function nope()");
}

TEST_CASE("functions of the toolkit join the language")
{
    Fixture fixture;
    const Type text = Type::simple(Kind::string), number = Type::simple(Kind::integer);
    fixture.environment.add({"twice",
                             {text},
                             text,
                             false,
                             [](const Function::Call& call) {
                                 const std::string both = std::string(call.arguments[0].asString()) +
                                                          std::string(call.arguments[0].asString());
                                 return Value::string(call.arena.copy(both));
                             },
                             ""});
    fixture.environment.add(
        {"board.width", {}, number, false, [](const Function::Call&) { return Value::integer(24); }, ""});
    fixture.environment.add({"size",
                             {number},
                             number,
                             true,
                             [](const Function::Call& call) {
                                 if (call.arguments[0].asInteger() < 0) *call.error = "too small";
                                 return call.arguments[0];
                             },
                             ""});
    fixture.set("any", Type(), Value::integer(3));
    CHECK(fixture.run("twice('ab')") == "\"abab\"");
    CHECK(fixture.run("twice(any)") == "error 0-10: twice() does not take (int)");
    CHECK(fixture.run("board.width() + 1") == "25");
    CHECK(fixture.run("5.size() + 'abc'.size()") == "8");
    CHECK(fixture.run("(-5).size()") == "error 0-11: too small");
    CHECK(fixture.run("twice(1)") == "problem 6-7: twice() takes string here, not int");
    CHECK_FALSE(fixture.compile("board.width()").constant().has_value());

    Environment copy = fixture.environment;
    copy.declare("more", number);
    CHECK(copy.slotCount() == 2);
    CHECK(fixture.environment.slotCount() == 1);
    CHECK(copy.typeOf("more")->kind() == Kind::integer);
    CHECK_FALSE(fixture.environment.typeOf("more").has_value());
}
