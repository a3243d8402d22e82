#include "evaluate.hpp"

#include <catch2/catch.hpp>

using namespace muster::expr;
using muster::expr::test::Fixture;

namespace {

// {"name": "Zama", "units": [{"arm": "infantry", "count": 3}, {"arm": "cavalry", "count": 2}]}
Fixture zamaFixture()
{
    static const MapEntry first[] = {{Value::string("arm"), Value::string("infantry")},
                                     {Value::string("count"), Value::integer(3)}};
    static const MapEntry second[] = {{Value::string("arm"), Value::string("cavalry")},
                                      {Value::string("count"), Value::integer(2)}};
    static const Value units[] = {Value::map(first), Value::map(second)};
    static const MapEntry army[] = {{Value::string("name"), Value::string("Zama")},
                                    {Value::string("units"), Value::list(units)}};
    Fixture fixture;
    fixture.set("self", Type(), Value::map(army));
    fixture.set("x", Type(), Value::integer(5));
    fixture.set("broken", Type(), Value::string("text"));
    return fixture;
}

}  // namespace

TEST_CASE("an army is asked questions")
{
    Fixture fixture = zamaFixture();
    CHECK(fixture.run("self.name") == "\"Zama\"");
    CHECK(fixture.run("self.units.map(u, u.count).sum()") == "5");
    CHECK(fixture.run("self.units.filter(u, u.arm == 'infantry').map(u, u.count).sum() >= 4") == "false");
    CHECK(fixture.run("self.units.map(u, u.arm == 'cavalry', u.count)") == "[2]");
    CHECK(fixture.run("self.units.exists(u, u.arm == 'artillery')") == "false");
    CHECK(fixture.run("self.units.existsOne(u, u.count == 2)") == "true");
    CHECK(fixture.run("self.units.all(i, u, u.count > i)") == "true");
    CHECK(fixture.run("self.units.transformMap(i, u, u.arm)") == "{0: \"infantry\", 1: \"cavalry\"}");
    CHECK(fixture.run("self.units.transformMapEntry(i, u, {u.arm: u.count})") == "{\"infantry\": 3, \"cavalry\": 2}");
    CHECK(fixture.run("self.units.transformMapEntry(i, u, {'same': i})") ==
          "error 35-46: the key \"same\" is produced twice");
    CHECK(fixture.run("self.units.sortBy(u, u.count).map(u, u.arm)") == "[\"cavalry\", \"infantry\"]");
    CHECK(fixture.run("self.map(key, key)") == "[\"name\", \"units\"]");
    CHECK(fixture.run("has(self.name) && !has(self.nope)") == "true");
    CHECK(fixture.run("self.units[1].arm + '/' + self['name']") == "\"cavalry/Zama\"");
    CHECK(fixture.run("cel.bind(n, self.units.size(), n * n)") == "4");
    CHECK(fixture.run("self.units.map(u, self.units.map(v, u.count * v.count).sum())") == "[15, 10]");
    CHECK(fixture.run("'name' in self && !('nope' in self)") == "true");
}

TEST_CASE("failures name the place and the reason")
{
    Fixture fixture = zamaFixture();
    CHECK(fixture.run("1 + self.nope") == "error 4-13: no such key: 'nope'");
    CHECK(fixture.run("self['nope']") == "error 0-12: no such key: \"nope\"");
    CHECK(fixture.run("self.units[7]") == "error 0-13: there is no item [7] in a list of 2");
    CHECK(fixture.run("self.units[-1]") == "error 0-14: there is no item [-1] in a list of 2");
    CHECK(fixture.run("self.name + 1") == "error 0-13: '+' cannot add string and int");
    CHECK(fixture.run("self.units.all(u, u.arm)") == "error 18-23: the condition of all() must be bool, not string");
    CHECK(fixture.run("x.all(u, true)") == "error 0-1: only a list or a map can be iterated over, not int");
    CHECK(fixture.run("self.name && true") == "error 0-9: '&&' combines bools, not string");
    CHECK(fixture.run("self.name ? 1 : 2") == "error 0-9: the condition before '?' must be bool, not string");
    CHECK(fixture.run("{x: 1, 5: 2}") == "error 7-8: the key 5 appears twice in this map");
    CHECK(fixture.run("x.sum()") == "error 0-7: sum() on int does not take ()");
    CHECK(fixture.run("has(x.f)") == "error 0-8: a value of type int has no fields");
    CHECK(fixture.run("1 / (x - 5)") == "error 0-11: division by zero");
}

TEST_CASE("overflow is an error, never a wrong number")
{
    Fixture fixture = zamaFixture();
    CHECK(fixture.run("9223372036854775807 + x") == "error 0-23: the result is too large for an int");
    CHECK(fixture.run("-9223372036854775807 - x") == "error 0-24: the result is too large for an int");
    CHECK(fixture.run("x * 4611686018427387904") == "error 0-23: the result is too large for an int");
    CHECK(fixture.run("-(-9223372036854775808 + x - x)") == "error 0-31: the result is too large for an int");
    CHECK(fixture.run("(-9223372036854775808 + x - x) / -1") == "error 0-35: the result is too large for an int");
    CHECK(fixture.run("(-9223372036854775808 + x - x) % -1") == "error 0-35: the result is too large for an int");
    CHECK(fixture.run("uint(x) - 6u") == "error 0-12: the result is below zero, and a uint cannot be negative");
    CHECK(fixture.run("18446744073709551615u + uint(x)") == "error 0-31: the result is too large for a uint");
    CHECK(fixture.run("[9223372036854775807, x].sum()") == "error 0-30: the result is too large for an int");
    CHECK(fixture.run("math.abs(-9223372036854775808 + x - x)") == "error 0-38: the result is too large for an int");
    CHECK(fixture.run("int(1e30 * double(x))") == "error 0-21: 5e+30 cannot be converted to an int");
}

TEST_CASE("an operand that decides wins over one that fails, on either side")
{
    Fixture fixture = zamaFixture();
    CHECK(fixture.run("self.nope || true") == "true");
    CHECK(fixture.run("true || self.nope") == "true");
    CHECK(fixture.run("self.nope && false") == "false");
    CHECK(fixture.run("x == 5 || self.nope") == "true");
    CHECK(fixture.run("self.nope || x == 5") == "true");
    CHECK(fixture.run("self.nope || x == 6") == "error 0-9: no such key: 'nope'");
    CHECK(fixture.run("self.nope == 1 || x / 0 == 1") == "error 0-9: no such key: 'nope'");
    CHECK(fixture.run("[0, 1].exists(d, 5 / d == x)") == "true");
    CHECK(fixture.run("[0, 1].all(d, 5 / d == x + 1)") == "false");
    CHECK(fixture.run("[0, 1].all(d, 5 / d == x)") == "error 14-19: division by zero");
}

TEST_CASE("numbers compare across types, other types never are equal")
{
    Fixture fixture = zamaFixture();
    CHECK(fixture.run("x == 5.0 && x == 5u && x < 5.5 && x > 4u") == "true");
    CHECK(fixture.run("1 == 1.0") == "true");
    CHECK(fixture.run("x == 'a'") == "false");
    CHECK(fixture.run("x in [1u, 5.0]") == "true");
    CHECK(fixture.run("{1: 'a'}[dyn(1.0)]") == "\"a\"");
    CHECK(fixture.run("{'a': 1, 'b': [2]} == {'b': [2.0], 'a': 1u}") == "true");
    CHECK(fixture.run("[1, [2, {'a': x}]] == [1, [2, {'a': 5}]]") == "true");
    CHECK(fixture.run("dyn(0.0 / 0.0) == dyn(0.0 / 0.0)") == "false");
}

TEST_CASE("an expression that depends on nothing is worked out once")
{
    Fixture fixture = zamaFixture();
    const auto constant = [&](std::string_view source) {
        const Program program = fixture.compile(source);
        const auto value = program.constant();
        return value ? toText(*value) : "varies";
    };
    CHECK(constant("1 + 2 == 3") == "true");
    CHECK(constant("[3, 1, 2].sort()") == "[1, 2, 3]");
    CHECK(constant("[1, 2].all(x, x > 0)") == "true");
    CHECK(constant("x > 1 || true") == "true");
    CHECK(constant("false && self.nope") == "false");
    CHECK(constant("true ? 'a' : self.name") == "\"a\"");
    CHECK(constant("self.units.all(u, true)") == "varies");
    CHECK(constant("[1].map(y, x)") == "varies");
    CHECK(constant("[1].map(y, [2].map(z, y + z))") == "[[3]]");
    CHECK(constant("1 / 0") == "varies");
    CHECK(constant("x > 1 || false") == "varies");
    CHECK(fixture.run("self.units.map(u, [1, 2].map(i, i * u.count))") == "[[3, 6], [2, 4]]");
}

TEST_CASE("a program knows what it reads")
{
    Fixture fixture = zamaFixture();
    CHECK(fixture.compile("x + x > 2 && has(self.name)").reads() == std::vector<std::uint32_t>{0, 1});
    CHECK(fixture.compile("[1].map(x, x)").reads().empty());
    CHECK(fixture.compile("[1].map(y, .x)").reads() == std::vector<std::uint32_t>{1});
    CHECK(fixture.compile("x > 1").source() == "x > 1");
}

TEST_CASE("values that are not what was declared are errors, not accidents")
{
    Fixture fixture;
    fixture.set("n", Type::simple(Type::Kind::integer), Value::string("not a number"));
    fixture.set("l", Type::listOf(Type::simple(Type::Kind::real)), Value::integer(3));
    CHECK(fixture.run("n + 1") == "error 0-5: '+' cannot add string and int");
    CHECK(fixture.run("math.abs(n)") == "error 0-11: math.abs() does not take (string)");
    CHECK(fixture.run("l.sum()") == "error 0-7: sum() on int does not take ()");
    CHECK(fixture.run("l.map(x, x)") == "error 0-1: only a list or a map can be iterated over, not int");
    CHECK(fixture.run("n.startsWith('not')", {.check = false}) == "true");
    fixture.values.clear();
    CHECK(fixture.run("n + 1") == "error 0-1: this variable has no value here");
}

TEST_CASE("many loop variables have room")
{
    Fixture fixture;
    std::string source = "1";
    for (int i = 0; i < 40; ++i)
        source = "[1].map(v" + std::to_string(i) + ", " + source + " + v" + std::to_string(i) + ")[0]";
    CHECK(fixture.run(source) == "41");
}
