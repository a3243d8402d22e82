#include "evaluate.hpp"

#include <catch2/catch.hpp>

using namespace muster::expr;
using muster::expr::test::Bench;

TEST_CASE("precedence and associativity")
{
    Bench bench;
    CHECK(bench.run("1 + 2 * 3 - 4") == "3");
    CHECK(bench.run("(1 + 2) * 3") == "9");
    CHECK(bench.run("100 / 10 / 5") == "2");
    CHECK(bench.run("2 - 3 -4") == "-5");
    CHECK(bench.run("1 + 1 == 2 && 3 < 4 || false") == "true");
    CHECK(bench.run("false && false || true") == "true");
    CHECK(bench.run("true ? 1 : false ? 2 : 3") == "1");
    CHECK(bench.run("-5 + 2") == "-3");
    CHECK(bench.run("- -5") == "5");
    CHECK(bench.run("!false && !!true") == "true");
    CHECK(bench.run("[1, 2,][1]") == "2");
    CHECK(bench.run("{'a': 1,}.a") == "1");
    CHECK(bench.run("// a remark\n1 + // another\n1") == "2");
}

TEST_CASE("literals")
{
    Bench bench;
    CHECK(bench.run("0x1F") == "31");
    CHECK(bench.run("7u") == "7u");
    CHECK(bench.run("1e3") == "1000.0");
    CHECK(bench.run(".5") == "0.5");
    CHECK(bench.run("2.5e-3") == "0.0025");
    CHECK(bench.run("9223372036854775807") == "9223372036854775807");
    CHECK(bench.run("-9223372036854775808") == "-9223372036854775808");
    CHECK(bench.run("18446744073709551615u") == "18446744073709551615u");
    CHECK(bench.run("'a\\tb\\x41\\u00e9\\U0001F3B2\\101'") == "\"a\\tbA\xC3\xA9\xF0\x9F\x8E\xB2"
                                                              "A\"");
    CHECK(bench.run("r'\\d+'") == "\"\\\\d+\"");
    CHECK(bench.run("'''it's'''") == "\"it's\"");
    CHECK(bench.run("'''a\r\nb'''") == "\"a\\nb\"");
    CHECK(bench.run("'''a\r\n\\tb'''") == "\"a\\n\\tb\"");
}

TEST_CASE("what cannot be parsed says where")
{
    Bench bench;
    CHECK(bench.run("") == "problem 0-0: the expression ends where a value should follow");
    CHECK(bench.run("1 +") == "problem 3-3: the expression ends where a value should follow");
    CHECK(bench.run("1 + * 2") == "problem 4-5: unexpected '*': a value should stand here");
    CHECK(bench.run("(1 + 2") == "problem 6-6: the expression ends where ')' should follow");
    CHECK(bench.run("[1 2]") == "problem 3-4: unexpected '2': ',' or ']' should stand here");
    CHECK(bench.run("1 = 2") == "problem 2-3: unexpected '='");
    CHECK(bench.run("'never") == "problem 0-1: this string never ends");
    CHECK(bench.run("'a\\qb'") == "problem 2-4: '\\q' is not an escape this language knows");
    CHECK(bench.run("'\\ud800'") == "problem 1-7: this escape names no Unicode character");
    CHECK(bench.run("b'x'") == "problem 0-2: byte strings are not part of the rule language");
    CHECK(bench.run("9223372036854775808") == "problem 0-19: 9223372036854775808 is too large for an int");
    CHECK(bench.run("1 + 99999999999999999999u") == "problem 4-25: 99999999999999999999u is too large for a uint");
    CHECK(bench.run("1e999") == "problem 0-5: 1e999 is too large for a double");
    CHECK(bench.run("12abc") == "problem 0-3: '12a' is not a number");
    CHECK(bench.run("while") == "problem 0-5: 'while' is a reserved word and cannot be a name");
    CHECK(bench.run("a.") == "problem 2-2: the expression ends where the name of a field or function should follow");
    CHECK(bench.run("1 ? 2") == "problem 5-5: the expression ends where ':' and the other branch should follow");
    CHECK(bench.run(std::string_view("1 \0", 3)) == "problem 2-3: unexpected control character U+0000");
    CHECK(bench.run("'\xC3'") == "problem 1-2: the expression is not valid UTF-8");
    CHECK(bench.run("\xC3\xA9") == "problem 0-2: unexpected '\xC3\xA9'");
    CHECK(bench.problems("1 = 2").front().help == "use '==' to compare");
    CHECK(bench.problems("true and false").front().help == "write '&&'");
}

TEST_CASE("macros ask for names and fields where they need them")
{
    Bench bench;
    CHECK(bench.run("[1].all(x.y, true)") == "problem 8-11: all() needs a plain name for its variable here");
    CHECK(bench.run("[1].all(x, x, true)") == "problem 11-12: 'x' names both variables");
    CHECK(bench.run("has(1)") == "problem 4-5: has() asks whether a field is there, so it needs one");
    CHECK(bench.run("cel.bind(1, 2, 3)") == "problem 9-10: bind() needs a plain name for its variable here");
    CHECK(bench.run("[1].all(x, x > 0)", {.macros = false}) == "problem 4-7: there is no function all()");
}

TEST_CASE("names of fields may be reserved words and may be quoted")
{
    Bench bench;
    CHECK(bench.run("{'for': 1}.for") == "1");
    CHECK(bench.run("{'foot-guards': 4}.`foot-guards`") == "4");
    CHECK(bench.run("has({'foot-guards': 4}.`foot-guards`)") == "true");
    CHECK(bench.run("{}.`a\"b`") ==
          "problem 5-6: a quoted name holds letters, digits, '_', '-', '.', '/' and spaces only");
}
