#include "evaluate.hpp"
#include "tests/processor_watch.hpp"

#include <catch2/catch.hpp>

using namespace muster::expr;
using muster::expr::test::Fixture;

namespace {

std::string repeat(std::string_view text, int times)
{
    std::string all;
    for (int i = 0; i < times; ++i) all += text;
    return all;
}

bool isExhausted(const std::string& outcome)
{
    return outcome.find("needs more work than the limit allows") != std::string::npos;
}
bool isTooDeep(const std::string& outcome) { return outcome.find("nested more than 250 levels") != std::string::npos; }

Fixture longListFixture(std::vector<Value>& items, std::int64_t count)
{
    for (std::int64_t i = 0; i < count; ++i) items.push_back(Value::integer(i));
    Fixture fixture;
    fixture.set("l", Type(), Value::list(items));
    return fixture;
}

}  // namespace

TEST_CASE("hostile nesting ends with a problem, not with the stack")
{
    Fixture fixture;
    for (const int depth : {300, 8000}) {
        CAPTURE(depth);
        CHECK(isTooDeep(fixture.run(repeat("(", depth) + "1" + repeat(")", depth))));
        CHECK(isTooDeep(fixture.run(repeat("[", depth) + repeat("]", depth))));
        CHECK(isTooDeep(fixture.run(repeat("!", depth) + "true")));
        CHECK(isTooDeep(fixture.run(repeat("- ", depth) + "1")));
        CHECK(isTooDeep(fixture.run(repeat("{1:", depth) + "1" + repeat("}", depth))));
        CHECK(isTooDeep(fixture.run("1" + repeat("+1", depth))));
        CHECK(isTooDeep(fixture.run("{}" + repeat(".a", depth))));
        CHECK(isTooDeep(fixture.run("1" + repeat("[0]", depth))));
        CHECK(isTooDeep(fixture.run(repeat("true?1:", depth) + "1")));
        CHECK(isTooDeep(fixture.run(repeat("f(", depth))));
    }
    CHECK(fixture.run(repeat("(", 200) + "1" + repeat(")", 200)) == "1");
    CHECK(fixture.run(repeat("1+", 200) + "1") == "201");
    CHECK(fixture.run(repeat("!", 200) + "true") == "true");
}

TEST_CASE("a chain of && and || may be long")
{
    Fixture fixture;
    CHECK(fixture.run(repeat("true && ", 5000) + "false") == "false");
    CHECK(fixture.run(repeat("false || ", 5000) + "true") == "true");
}

TEST_CASE("a source of more than 64 KiB is refused")
{
    Fixture fixture;
    const std::string list = "[" + repeat("1,", 32000) + "]";
    CHECK(fixture.run(list + ".size()") == "32000");
    CHECK(fixture.run(list + repeat(" ", 2000)) == "problem 0-65536: the expression is longer than 65536 bytes");
}

TEST_CASE("nested loops over long lists run out of work")
{
    std::vector<Value> items;
    Fixture fixture = longListFixture(items, 5000);
    CHECK(fixture.run("l.map(x, x * 2).sum()") == "24995000");
    CHECK(isExhausted(fixture.run("l.all(x, l.all(y, l.all(z, x + y + z >= 0)))")));
    CHECK(isExhausted(fixture.run("l.map(x, l.filter(y, x == y))")));
    CHECK(isExhausted(fixture.run("l.all(x, !(x + 10000 in l))")));
    CHECK(isExhausted(fixture.run("l.all(x, l.indexOf(10000) == -1)")));
    CHECK(isExhausted(fixture.run("l.map(x, l).flatten()")));
    CHECK(isExhausted(fixture.run("l.map(x, l) == l.map(x, l.map(y, y))")));
    CHECK(isExhausted(fixture.run("l.transformMap(i, x, l.exists(y, y < 0))")));
    CHECK(isExhausted(fixture.run("l.existsOne(x, l.sortBy(y, -y)[0] == x)")));
    CHECK(isExhausted(fixture.run("l.map(x, l.distinct())")));
}

TEST_CASE("running out of work is not swallowed by a deciding operand")
{
    std::vector<Value> items;
    Fixture fixture = longListFixture(items, 100);
    CHECK(fixture.runWithin(100000, "l.all(x, x >= 0) || l[0] == 0") == "true");
    CHECK(isExhausted(fixture.runWithin(50, "l.all(x, x >= 0) || l[0] == 0")));
    CHECK(isExhausted(fixture.runWithin(50, "l.all(x, x >= 0) && l[0] == 1")));
    CHECK(isExhausted(fixture.runWithin(50, "[1, 2].exists(a, l.all(x, x >= 0))")));
    CHECK(isExhausted(fixture.runWithin(0, "l.size() > 1")));
}

TEST_CASE("small expressions cannot make huge values")
{
    Fixture fixture;
    fixture.set("s", Type(), Value::string("0123456789abcdef"));
    const auto grow = [](std::string_view start, std::string_view step) {
        std::string source(start);
        for (int i = 0; i < 60; ++i) source = "cel.bind(a, " + source + ", " + std::string(step) + ")";
        return source;
    };
    CHECK(isExhausted(fixture.run(grow("s", "a + a"))));
    CHECK(isExhausted(fixture.run(grow("[s]", "a + a"))));
    CHECK(isExhausted(fixture.run(grow("s", "a.replace('0', a)"))));
    CHECK(isExhausted(fixture.run(grow("s", "[a, a, a].join(a)"))));
    CHECK(isExhausted(fixture.run(grow("s", "'%s%s'.format([a, a])"))));
    CHECK(isExhausted(fixture.run(grow("s", "strings.quote(a + a)"))));
    CHECK(isExhausted(fixture.run("lists.range(2000000)")));
    // A value with shared parts is small, but traversing it is not.
    CHECK(isExhausted(fixture.run("cel.bind(v, " + grow("[s]", "[a, a]") + ", v == " + grow("[s]", "[a, a]") + ")")));
    CHECK(isExhausted(fixture.run("'%s'.format([" + grow("[s]", "[a, a]") + "])")));
    CHECK(isExhausted(fixture.run(grow("[s]", "[a, a]") + ".flatten(100)")));
    CHECK(fixture.run(grow("[s]", "[a, a]")).size() < 500);
    CHECK(fixture.render("{" + grow("[s]", "[a, a]") + "}").size() < 100000);
}

TEST_CASE("a pattern takes linear time, and is charged for the text and for its own size")
{
    Fixture fixture;
    const std::string text(1 << 20, 'a');
    fixture.set("s", Type(), Value::string(text));
    const std::string part(1 << 16, 'a');
    fixture.set("part", Type(), Value::string(part));
    const muster::test::ProcessorWatch watch;
    CHECK(fixture.run("part.matches('^(a+)+b$')") == "false");
    CHECK(fixture.run("part.matches('a$')") == "true");
    CHECK(isExhausted(fixture.run("s.matches('^(a+)+b$')")));
    CHECK(isExhausted(fixture.run("part.matches('(a|b){100}c')")));
    CHECK(isExhausted(fixture.run("[1, 2, 3, 4, 5].map(x, s.matches('(a|a)*b'))")));
    CHECK(fixture.run("s.size()") == "1048576");
    CHECK(isExhausted(fixture.run("s.contains(s.substring(10) + 'b')")));
    CHECK(isExhausted(fixture.run("s.split('')")));
    CHECK(watch.seconds() < 20);
}

TEST_CASE("a pattern that needs too much memory is refused")
{
    Fixture fixture;
    // RE2 itself rejects more than a thousand repetitions.
    CHECK(fixture.run("'a'.matches('((a{100}){100}){100}')").substr(0, 47) ==
          "problem 12-34: this is not a regular expression");
    CHECK(fixture.run("'a'.matches(r'[\\p{L}]{400}')") ==
          "problem 12-27: this regular expression cannot be used: it is too large once compiled");
    fixture.set("p", Type(), Value::string("((a{100}){100}){100}"));
    CHECK(fixture.run("'a'.matches(p)").substr(0, 44) == "error 0-14: this is not a regular expression");
}

TEST_CASE("folding constants is limited too")
{
    Fixture fixture;
    const auto program = fixture.compile("lists.range(1000).all(a, lists.range(1000).all(b, a + b >= 0))");
    CHECK_FALSE(program.constant().has_value());
    CHECK(fixture.compile("lists.range(1000).all(a, a >= 0)").constant().has_value());
}

TEST_CASE("long texts are cut between characters")
{
    CHECK(toText(Value::string("h\xC3\xA9llo"), 2) == "\"h...");
    CHECK(toText(Value::string("h\xC3\xA9llo"), 3) == "\"h...");
    CHECK(toText(Value::string("h\xC3\xA9llo"), 4) == "\"h\xC3\xA9...");
    CHECK(toText(Value::string("\x1B[31m")) == "\"\\u001B[31m\"");
}
