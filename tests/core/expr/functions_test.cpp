#include "evaluate.hpp"

#include <catch2/catch.hpp>

using namespace muster::expr;
using muster::expr::test::Fixture;

namespace {

struct Case {
    std::string_view source;
    std::string_view value;
};

void checkAll(std::initializer_list<Case> cases)
{
    Fixture fixture;
    for (const Case& c : cases) {
        CAPTURE(c.source);
        CHECK(fixture.run(c.source) == c.value);
    }
}

}  // namespace

TEST_CASE("strings count code points")
{
    checkAll({
        {"size('h\xC3\xA9l\xC3\xA9ne')", "6"},
        {"'h\xC3\xA9l\xC3\xA9ne'.charAt(1)", "\"\xC3\xA9\""},
        {"'abc'.charAt(3)", "\"\""},
        {"'abc'.charAt(4)", "error 0-15: index out of range: 4"},
        {"'h\xC3\xA9l\xC3\xA9ne'.indexOf('l')", "2"},
        {"'banana'.indexOf('an', 2)", "3"},
        {"'banana'.lastIndexOf('an')", "3"},
        {"'banana'.lastIndexOf('an', 2)", "1"},
        {"'banana'.indexOf('x')", "-1"},
        {"'h\xC3\xA9l\xC3\xA9ne'.substring(1, 4)", "\"\xC3\xA9l\xC3\xA9\""},
        {"'abc'.substring(2, 1)", "error 0-21: a substring cannot start at 2 and end at 1"},
        {"'h\xC3\xA9'.reverse()", "\"\xC3\xA9h\""},
        {"'Old Guard'.lowerAscii() + 'x'.upperAscii()", "\"old guardX\""},
        {"' \\u2003x\\t'.trim()", "\"x\""},
        {"''.trim() + '  '.trim()", "\"\""},
    });
}

TEST_CASE("strings are cut and joined")
{
    checkAll({
        {"'a,b,,c'.split(',')", "[\"a\", \"b\", \"\", \"c\"]"},
        {"'a,b,c'.split(',', 2)", "[\"a\", \"b,c\"]"},
        {"'a,b'.split(',', 0)", "[]"},
        {"'a,b'.split(',', -1)", "[\"a\", \"b\"]"},
        {"'h\xC3\xA9y'.split('')", "[\"h\", \"\xC3\xA9\", \"y\"]"},
        {"''.split(',')", "[\"\"]"},
        {"''.split('')", "[]"},
        {"['a', 'b'].join(' and ')", "\"a and b\""},
        {"['', '', ''].join('-')", "\"--\""},
        {"[].join('-')", "\"\""},
        {"dyn([1]).join()", "error 0-15: join() joins strings, not int"},
        {"'banana'.replace('an', 'o')", "\"booa\""},
        {"'banana'.replace('an', 'o', 1)", "\"boana\""},
        {"'ab'.replace('', '-')", "\"-a-b-\""},
        {"'aaa'.replace('a', '', 2)", "\"a\""},
        {"strings.quote('a\"b\\n')", "\"\\\"a\\\\\\\"b\\\\n\\\"\""},
    });
}

TEST_CASE("format writes values")
{
    checkAll({
        {"'%d of %d'.format([3, 4u])", "\"3 of 4\""},
        {"'%s'.format([[1, 2.5, 'a', null, {'k': true}]])", "\"[1, 2.5, a, null, {k: true}]\""},
        {"'%.1f%%'.format([12.34])", "\"12.3%\""},
        {"'%.2e'.format([1234.5])", "\"1.23e+03\""},
        {"'%b %o %x %X'.format([5, 8, 255, 255])", "\"101 10 ff FF\""},
        {"'%x'.format([-255])", "\"-ff\""},
        {"'%b %o %x %X'.format([0, 0, 0, 0])", "\"0 0 0 0\""},
        {"'%b %o %x %X'.format([-1, -1, 1, 1u])", "\"-1 -1 1 1\""},
        {"'%d'.format([])", "error 0-15: the format needs more than the 0 values given"},
        {"'%'.format([1])", "error 0-15: the format ends after '%'; write '%%' for a percent sign"},
        {"'%.999f'.format([1])", "error 0-20: a format may have at most 100 decimals"},
        {"'%d'.format(['a'])", "error 0-18: '%d' formats whole numbers, not string"},
    });
}

TEST_CASE("lists add up, sort and search")
{
    checkAll({
        {"[1, 2, 3].sum()", "6"},
        {"[1.5, 2.5].sum()", "4.0"},
        {"[1u, 2u].sum()", "3u"},
        {"[].sum()", "0"},
        {"[1.5].filter(x, false).sum()", "0.0"},
        {"[1, 2.5].sum()", "error 0-14: '+' cannot add int and double"},
        {"[3, 1, 2].min() + [3, 1, 2].max()", "4"},
        {"['b', 'a'].min()", "\"a\""},
        {"[].min()", "error 0-8: min() of an empty list"},
        {"dyn([1, 'a']).max()", "error 0-19: max() cannot order int and string"},
        {"[1, 1, 2].isSorted() && ![2, 1].isSorted() && [].isSorted()", "true"},
        {"[1, 2, 1].indexOf(1) + [1, 2, 1].lastIndexOf(1)", "2"},
        {"[1, 2].indexOf(9)", "-1"},
        {"[3, 1, 2].sort()", "[1, 2, 3]"},
        {"['b', 'C', 'a'].sortBy(s, s.lowerAscii())", "[\"a\", \"b\", \"C\"]"},
        {"[1, 'a'].sortBy(s, s)", "error 19-20: these keys cannot be ordered: int and string"},
        {"[0.0 / 0.0, 1.0].sort()", "error 0-23: sort() cannot order double and double"},
        {"[1, 2.0, 1u, 3, 2].distinct()", "[1, 2.0, 3]"},
        {"[[1], [2, [3]]].flatten()", "[1, 2, [3]]"},
        {"[[1], [2, [3]]].flatten(2)", "[1, 2, 3]"},
        {"[1].flatten(101)", "error 0-16: flatten() takes a depth from 0 to 100, not 101"},
        {"[1, 2, 3, 4].slice(1, 3)", "[2, 3]"},
        {"[1].slice(0, 2)", "error 0-15: a list of 1 has no slice from 0 to 2"},
        {"[1, 2].reverse()", "[2, 1]"},
        {"lists.range(3)", "[0, 1, 2]"},
    });
}

TEST_CASE("mathematics")
{
    checkAll({
        {"math.greatest(1, 5, 3) + math.least([4, 2])", "7"},
        {"math.greatest([])", "error 0-17: math.greatest() of an empty list"},
        {"math.ceil(1.2) + math.floor(1.8) + math.round(2.5) + math.trunc(-1.5)", "5.0"},
        {"math.sqrt(16)", "4.0"},
        {"math.sign(-3) + math.abs(-3)", "2"},
        {"math.bitAnd(6, 3) + math.bitOr(6, 3) + math.bitXor(6, 3) + math.bitNot(0)", "13"},
        {"math.bitShiftLeft(1, 63)", "-9223372036854775808"},
        {"math.bitShiftRight(-1, 63)", "1"},
        {"math.bitShiftLeft(1, 64)", "0"},
        {"math.isNaN(0.0 / 0.0) && math.isInf(-1.0 / 0.0) && math.isFinite(1.0)", "true"},
        {"7 / 2 == 3 && -7 / 2 == -3 && -7 % 3 == -1", "true"},
    });
}

TEST_CASE("conversions")
{
    checkAll({
        {"int('42') + int(3.9) + int(2u)", "47"},
        {"int(' 42')", "error 0-10: \" 42\" cannot be converted to an int"},
        {"int('')", "error 0-7: \"\" cannot be converted to an int"},
        {"uint(-1)", "error 0-8: -1 cannot be converted to a uint"},
        {"uint(-0.5)", "error 0-10: -0.5 cannot be converted to a uint"},
        {"double('1e3') + double(2)", "1002.0"},
        {"string(1.5) + string(2) + string(true) + string(3u)", "\"1.52true3\""},
        {"string(1500000.0) + ' ' + string(1e300)", "\"1500000 1e+300\""},
        {"bool('true') && !bool('0')", "true"},
        {"type([]) == list && type(null) == null_type && type(1) != uint", "true"},
    });
}

TEST_CASE("patterns are RE2")
{
    checkAll({
        {"'infantry-2'.matches('^[a-z]+-[0-9]$')", "true"},
        {"matches('abc', 'x|c$')", "true"},
        {"'a'.matches('(' + '')", "error 0-21: this is not a regular expression: missing ): ("},
        {"['a', 'b'].map(p, 'b'.matches(p))", "[false, true]"},
    });
}
