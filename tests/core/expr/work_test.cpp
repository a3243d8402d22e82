// Which expressions exceed the limit on work must not depend on the machine, nor change unnoticed: files that were
// accepted would be refused. So the work of each operator, macro and function is written down here.
#include "core/expr/signature_types.hpp"
#include "evaluate.hpp"

#include <catch2/catch.hpp>

using namespace muster::expr;
using muster::expr::test::Fixture;

namespace {

/// The least meter with which an expression has a value, found by halving.
std::uint64_t workOf(Fixture& fixture, std::string_view source)
{
    const std::string value = fixture.runWithin(1'000'000, source);
    std::uint64_t fails = 0, succeeds = 1'000'000;
    while (succeeds - fails > 1) {
        const auto middle = fails + (succeeds - fails) / 2;
        (fixture.runWithin(middle, source) == value ? succeeds : fails) = middle;
    }
    return succeeds;
}

}  // namespace

TEST_CASE("the work of expressions")
{
    const std::string text(400, 'a'), other = std::string(200, 'b') + std::string(200, ' ');
    std::vector<Value> numbers, names;
    std::vector<std::string> words;
    for (int i = 0; i < 100; ++i) words.push_back("name number " + std::to_string(i * 37 % 100));
    for (std::int64_t i = 0; i < 100; ++i) numbers.push_back(Value::integer(i * 37 % 100));
    for (const auto& word : words) names.push_back(Value::string(word));
    Fixture fixture;
    fixture.set("t", types::string(), Value::string(text));
    fixture.set("o", types::string(), Value::string(other));
    fixture.set("l", types::listOf(types::integer()), Value::list(numbers));
    fixture.set("s", types::listOf(types::string()), Value::list(names));
    const std::pair<const char*, std::uint64_t> expected[] = {
        {"1 + 2", 1},
        {"t == o", 29},
        {"t < o", 29},
        {"t + o", 105},
        {"l + l", 204},
        {"l == l", 104},
        {"5 in l", 29},
        {"'x' in s", 29},
        {"l[50]", 3},
        {"[1, 2, 3]", 1},
        {"{'a': 1, 'b': 2}", 1},
        {"{'a': 1}['a']", 1},
        {"{'a': 1} == {'a': 1}", 1},
        {"l.all(x, x >= 0)", 203},
        {"l.exists(x, x == 99)", 59},
        {"l.existsOne(x, x == 99)", 203},
        {"l.map(x, x)", 203},
        {"l.map(x, x > 50, x)", 303},
        {"l.filter(x, x > 50)", 303},
        {"l.transformMap(i, x, x)", 303},
        {"l.transformMap(i, x, x > 50, x)", 403},
        {"l.transformMapEntry(i, x, {string(i): x})", 767},
        {"l.sortBy(x, -x)", 903},
        {"s.sortBy(x, x)", 803},
        {"l.sort()", 703},
        {"s.sort()", 703},
        {"l.isSorted()", 703},
        {"l.sum()", 104},
        {"l.min()", 703},
        {"s.max()", 703},
        {"math.greatest(1, 2, 3)", 1},
        {"math.least(l)", 103},
        {"l.slice(10, 90)", 3},
        {"l.reverse()", 104},
        {"l.distinct()", 1403},
        {"s.distinct()", 1403},
        {"[l, l].flatten()", 407},
        {"[[l], [l]].flatten(2)", 411},
        {"lists.range(100)", 1},
        {"l.indexOf(99)", 54},
        {"l.lastIndexOf(0)", 54},
        {"s.join(', ')", 302},
        {"t.split('')", 454},
        {"t.split('aa')", 255},
        {"t.split('a', 10)", 64},
        {"t.replace('a', 'bc')", 455},
        {"t.replace('a', 'bc', 10)", 65},
        {"t.replace('', 'b')", 456},
        {"t.indexOf('b')", 55},
        {"t.indexOf('b', 200)", 55},
        {"t.lastIndexOf('b')", 55},
        {"t.charAt(300)", 54},
        {"t.substring(100, 300)", 104},
        {"t.upperAscii()", 54},
        {"t.lowerAscii()", 54},
        {"o.trim()", 54},
        {"t.reverse()", 54},
        {"t.contains('b')", 55},
        {"t.contains(o)", 362},
        {"t.startsWith(o)", 30},
        {"t.endsWith(o)", 30},
        {"t.matches('^a*b?$')", 504},
        {"t.matches('a' + 'b*')", 604},
        {"t.size()", 54},
        {"strings.quote(t)", 104},
        {"'%s and %d'.format([t, 5])", 108},
        {"'%s'.format([l])", 154},
        {"'%s'.format([{'a': t, 'b': 1}])", 118},
        {"'%x %X %b %o'.format([t, 255, 5, 8])", 207},
        {"'%.2f %.3e'.format([1.5, 2.5])", 1},
        {"nearest(s, 'name nmber 5')", 1604},
        {"counted(3, o)", 54},
        {"counted(3, t, o)", 55},
        {"string(1.5) + string(5u)", 1},
        {"int(t.size() > 3 ? '12' : '13')", 57},
        {"double('1.25') > 1.0", 1},
        {"cel.bind(x, t + t, x + x)", 308},
        {"has({'a': 1}.a) && !has({'a': 1}.b)", 1},
        {"true || t == o", 1},
    };
    for (const auto& [source, work] : expected) {
        CAPTURE(source);
        CHECK(workOf(fixture, source) == work);
    }
}
