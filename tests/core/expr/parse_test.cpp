#include "evaluate.hpp"

#include <catch2/catch.hpp>

using namespace muster::expr;
using muster::expr::test::Fixture;

TEST_CASE("precedence and associativity")
{
    Fixture fixture;
    CHECK(fixture.run("1 + 2 * 3 - 4") == "3");
    CHECK(fixture.run("(1 + 2) * 3") == "9");
    CHECK(fixture.run("100 / 10 / 5") == "2");
    CHECK(fixture.run("2 - 3 -4") == "-5");
    CHECK(fixture.run("1 + 1 == 2 && 3 < 4 || false") == "true");
    CHECK(fixture.run("false && false || true") == "true");
    CHECK(fixture.run("true ? 1 : false ? 2 : 3") == "1");
    CHECK(fixture.run("-5 + 2") == "-3");
    CHECK(fixture.run("- -5") == "5");
    CHECK(fixture.run("!false && !!true") == "true");
    CHECK(fixture.run("[1, 2,][1]") == "2");
    CHECK(fixture.run("{'a': 1,}.a") == "1");
    CHECK(fixture.run("// a remark\n1 + // another\n1") == "2");
}

TEST_CASE("literals")
{
    Fixture fixture;
    CHECK(fixture.run("0x1F") == "31");
    CHECK(fixture.run("7u") == "7u");
    CHECK(fixture.run("1e3") == "1000.0");
    CHECK(fixture.run(".5") == "0.5");
    CHECK(fixture.run("2.5e-3") == "0.0025");
    CHECK(fixture.run("9223372036854775807") == "9223372036854775807");
    CHECK(fixture.run("-9223372036854775808") == "-9223372036854775808");
    CHECK(fixture.run("18446744073709551615u") == "18446744073709551615u");
    CHECK(fixture.run("'a\\tb\\x41\\u00e9\\U0001F3B2\\101'") == "\"a\\tbA\xC3\xA9\xF0\x9F\x8E\xB2"
                                                                "A\"");
    CHECK(fixture.run("r'\\d+'") == "\"\\\\d+\"");
    CHECK(fixture.run("'''it's'''") == "\"it's\"");
    CHECK(fixture.run("'''a\r\nb'''") == "\"a\\nb\"");
    CHECK(fixture.run("'''a\r\n\\tb'''") == "\"a\\n\\tb\"");
}

TEST_CASE("what cannot be parsed says where")
{
    Fixture fixture;
    CHECK(fixture.run("") == "problem 0-0: the expression ends too early: expected a value");
    CHECK(fixture.run("1 +") == "problem 3-3: the expression ends too early: expected a value");
    CHECK(fixture.run("1 + * 2") == "problem 4-5: unexpected '*': expected a value");
    CHECK(fixture.run("(1 + 2") == "problem 6-6: the expression ends too early: expected ')'");
    CHECK(fixture.run("[1 2]") == "problem 3-4: unexpected '2': expected ',' or ']'");
    CHECK(fixture.run("1 = 2") == "problem 2-3: unexpected '='");
    CHECK(fixture.run("'never") == "problem 0-1: this string is not closed");
    CHECK(fixture.run("'a\\qb'") == "problem 2-4: unknown escape '\\q'");
    CHECK(fixture.run("'\\ud800'") == "problem 1-7: this escape is not a Unicode character");
    CHECK(fixture.run("b'x'") == "problem 0-2: byte strings are not part of the rule language");
    CHECK(fixture.run("9223372036854775808") == "problem 0-19: 9223372036854775808 is too large for an int");
    CHECK(fixture.run("1 + 99999999999999999999u") == "problem 4-25: 99999999999999999999u is too large for a uint");
    CHECK(fixture.run("1e999") == "problem 0-5: 1e999 is too large for a double");
    CHECK(fixture.run("12abc") == "problem 0-3: '12a' is not a number");
    CHECK(fixture.run("while") == "problem 0-5: 'while' is a reserved word and cannot be a name");
    CHECK(fixture.run("a.") == "problem 2-2: the expression ends too early: expected the name of a field or function");
    CHECK(fixture.run("1 ? 2") == "problem 5-5: the expression ends too early: expected ':' and the other branch");
    CHECK(fixture.run(std::string_view("1 \0", 3)) == "problem 2-3: unexpected control character U+0000");
    CHECK(fixture.run("'\xC3'") == "problem 1-2: the expression is not valid UTF-8");
    CHECK(fixture.run("\xC3\xA9") == "problem 0-2: unexpected '\xC3\xA9'");
    CHECK(fixture.problems("1 = 2").front().help == "use '==' to compare");
    CHECK(fixture.problems("true and false").front().help == "write '&&'");
}

TEST_CASE("macros ask for names and fields where they need them")
{
    Fixture fixture;
    CHECK(fixture.run("[1].all(x.y, true)") == "problem 8-11: all() needs a plain name for its variable here");
    CHECK(fixture.run("[1].all(x, x, true)") == "problem 11-12: 'x' names both variables");
    CHECK(fixture.run("has(1)") == "problem 4-5: has() tests whether a field exists, so it needs one");
    CHECK(fixture.run("cel.bind(1, 2, 3)") == "problem 9-10: bind() needs a plain name for its variable here");
    CHECK(fixture.run("[1].all(x, x > 0)", {.macros = false}) == "problem 4-7: there is no function all()");
}

TEST_CASE("names of fields may be reserved words and may be quoted")
{
    Fixture fixture;
    CHECK(fixture.run("{'for': 1}.for") == "1");
    CHECK(fixture.run("{'foot-guards': 4}.`foot-guards`") == "4");
    CHECK(fixture.run("has({'foot-guards': 4}.`foot-guards`)") == "true");
    CHECK(fixture.run("{}.`a\"b`") ==
          "problem 5-6: a quoted name may contain only letters, digits, '_', '-', '.', '/' and spaces");
}
