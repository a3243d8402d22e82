#include "evaluate.hpp"

#include <catch2/catch.hpp>

using namespace muster::expr;
using muster::expr::test::Fixture;

namespace {

std::vector<std::string> lines(std::string_view source, const std::vector<TraceStep>& steps)
{
    std::vector<std::string> out;
    for (const TraceStep& step : steps)
        out.push_back(std::string(step.depth * 2, ' ') + std::string(source.substr(step.begin, step.end - step.begin)) +
                      " = " + step.value);
    return out;
}

using Lines = std::vector<std::string>;

}  // namespace

TEST_CASE("a trace shows every sub-expression when it is finished")
{
    Fixture fixture;
    fixture.set("x", Type(), Value::integer(5));
    const std::string_view source = "(x + 1) * 2 > 3";
    CHECK(lines(source, fixture.trace(source)) ==
          Lines{"      x = 5", "    x + 1 = 6", "  (x + 1) * 2 = 12", "(x + 1) * 2 > 3 = true"});
}

TEST_CASE("a trace goes into loops")
{
    Fixture fixture;
    const Value items[] = {Value::integer(1), Value::integer(2)};
    fixture.set("l", Type(), Value::list(items));
    const std::string_view source = "l.all(i, i < 2)";
    CHECK(lines(source, fixture.trace(source)) == Lines{"  l = [1, 2]", "    i = 1", "  i < 2 = true", "    i = 2",
                                                        "  i < 2 = false", "l.all(i, i < 2) = false"});
}

TEST_CASE("a trace shows failures and what was worked out beforehand")
{
    Fixture fixture;
    fixture.set("x", Type(), Value::integer(0));
    const std::string_view failing = "1 / x == 1 || true";
    CHECK(lines(failing, fixture.trace(failing)) == Lines{"      x = 0", "    1 / x = error: division by zero",
                                                          "  1 / x == 1 = error: division by zero",
                                                          "1 / x == 1 || true = true"});
    const std::string_view constant = "1 + 2 > 2";
    CHECK(lines(constant, fixture.trace(constant)) == Lines{"  1 + 2 = 3", "1 + 2 > 2 = true"});
}

TEST_CASE("a trace is not longer than anybody reads")
{
    Fixture fixture;
    std::vector<Value> items(1000, Value::integer(1));
    fixture.set("l", Type(), Value::list(items));
    CHECK(fixture.trace("l.all(a, l.all(b, a == b))").size() == 100000);
}
