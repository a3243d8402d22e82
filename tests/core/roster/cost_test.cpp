#include "core/game/evaluation.hpp"
#include "core/game/game.hpp"
#include "core/roster/cost.hpp"

#include <catch2/catch.hpp>

#include <fmt/format.h>

#include <limits>

using namespace muster;
using expr::Value;
using expr::ValueType;
using rules::CostFormula;
using rules::Term;

namespace {

constexpr std::int64_t largest = std::numeric_limits<std::int64_t>::max();

/// Costs of a formula about `self`, a map with what the test sets.
class Fixture {
public:
    Fixture()
    {
        for (const char* name :
             {"self", "army", "group", "entry", "list", "system", "tables", "scenario", "side", "item", "index"})
            m_environment.declare(name, expr::Type());
    }

    void set(const char* key, Value value) { m_self.push_back({Value::string(key), value}); }

    void each(std::string_view value, std::string_view label = "Each") { formula.each.push_back(term(value, label)); }
    void once(std::string_view value, std::string_view label = "Once") { formula.once.push_back(term(value, label)); }
    void times(std::string_view value, std::string_view label = "Bases")
    {
        formula.times = program(value);
        formula.timesLabel = sentence(label);
    }
    expr::Program program(std::string_view source)
    {
        return std::get<expr::Program>(expr::Program::compile(source, m_environment));
    }
    expr::Template sentence(std::string_view source)
    {
        return std::get<expr::Template>(expr::Template::compile(source, m_environment));
    }

    std::optional<Value> cost()
    {
        sum = {};
        m_evaluation.set(rules::selfSlot, Value::map(m_self));
        const auto result = rules::costOf(formula, m_evaluation, &sum);
        // Without the lines it is the same cost.
        const auto again = rules::costOf(formula, m_evaluation);
        CHECK(again.has_value() == result.has_value());
        if (result && again) CHECK(expr::toText(*again, 100) == expr::toText(*result, 100));
        return result;
    }
    /// "int 12", "double 3.5" or "no cost".
    std::string costText()
    {
        const auto result = cost();
        if (!result) return "no cost";
        return fmt::format("{} {}", result->is(ValueType::integer) ? "int" : "double", expr::toSentence(*result));
    }

    CostFormula formula;
    rules::CostSum sum;

private:
    Term term(std::string_view value, std::string_view label)
    {
        return {sentence(label), std::nullopt, std::nullopt, program(value), {}};
    }

    expr::Environment m_environment;
    expr::Arena m_arena;
    std::vector<expr::MapEntry> m_self;
    rules::Evaluation m_evaluation{m_arena};
};

using Lines = std::vector<std::string>;

Lines linesOf(const std::vector<rules::CostLine>& lines)
{
    Lines result;
    for (const auto& line : lines) result.push_back(line.label + " = " + expr::toText(line.value, 100));
    return result;
}

Lines linesOf(const std::vector<rules::CostProblem>& problems)
{
    Lines result;
    for (const auto& problem : problems) result.push_back(problem.label + ": " + problem.message);
    return result;
}

}  // namespace

TEST_CASE("a cost is times the sum of each, and the sum of once")
{
    Fixture fixture;
    CHECK(fixture.costText() == "int 0");
    fixture.set("count", Value::integer(3));
    fixture.set("price", Value::integer(5));
    fixture.each("self.price", "{self.count} at {self.price}");
    fixture.each("2");
    CHECK(fixture.costText() == "int 7");
    CHECK(fixture.sum.timesLabel.empty());
    CHECK(fixture.sum.times.asInteger() == 1);
    fixture.times("self.count", "{self.count} bases");
    fixture.once("10");
    fixture.once("-1", "Less");
    CHECK(fixture.costText() == "int 30");
    CHECK(fixture.sum.timesLabel == "3 bases");
    CHECK(fixture.sum.times.asInteger() == 3);
    CHECK(fixture.sum.eachSum.asInteger() == 7);
    CHECK(fixture.sum.total.asInteger() == 30);
    CHECK(linesOf(fixture.sum.each) == Lines{"3 at 5 = 5", "Each = 2"});
    CHECK(linesOf(fixture.sum.once) == Lines{"Once = 10", "Less = -1"});
    CHECK(fixture.sum.complete());
}

TEST_CASE("a term counts only when its condition is true")
{
    Fixture fixture;
    fixture.set("elite", Value::boolean(true));
    fixture.each("3");
    fixture.formula.each[0].when = fixture.program("self.elite");
    fixture.once("4");
    fixture.formula.once[0].when = fixture.program("!self.elite");
    CHECK(fixture.costText() == "int 3");
    CHECK(fixture.sum.once.empty());
    CHECK(fixture.sum.complete());
    // The value of a term that does not apply may fail.
    fixture.formula.once[0].value = fixture.program("1 / (self.elite ? 0 : 1)");
    CHECK(fixture.costText() == "int 3");
}

TEST_CASE("a term may have one line for each item of a list or key of a map")
{
    Fixture fixture;
    fixture.each("item * 10 + index", "{index}: {item}");
    fixture.formula.each[0].each = fixture.program("[4, 6]");
    fixture.once("size(item)", "{index}: {item}");
    fixture.formula.once[0].each = fixture.program("{'sword': 1, 'bow': 2}");
    CHECK(fixture.costText() == "int 109");
    CHECK(linesOf(fixture.sum.each) == Lines{"0: 4 = 40", "1: 6 = 61"});
    CHECK(linesOf(fixture.sum.once) == Lines{"0: sword = 5", "1: bow = 3"});
    fixture.formula.each[0].each = fixture.program("[]");
    CHECK(fixture.costText() == "int 8");
    CHECK(fixture.sum.each.empty());
}

TEST_CASE("a cost with a term that fails has no total, and the other terms are shown")
{
    Fixture fixture;
    fixture.set("zero", Value::integer(0));
    fixture.set("word", Value::string("many"));
    fixture.each("2");
    fixture.each("10 / self.zero", "Share");
    fixture.once("self.word", "Word {self.zero}");
    fixture.once("dyn(null)", "Nothing");
    fixture.once("5");
    CHECK(fixture.costText() == "no cost");
    CHECK_FALSE(fixture.sum.complete());
    CHECK(linesOf(fixture.sum.each) == Lines{"Each = 2"});
    CHECK(linesOf(fixture.sum.once) == Lines{"Once = 5"});
    CHECK(linesOf(fixture.sum.problems) ==
          Lines{"Share: division by zero", "Word 0: it gives \"many\"", "Nothing: it gives null"});
}

TEST_CASE("conditions, items and times that are none fail the cost")
{
    Fixture fixture;
    fixture.set("word", Value::string("many"));
    fixture.set("zero", Value::integer(0));
    const auto problemsOf = [&](auto change) {
        fixture.formula = {};
        fixture.each("2", "Two");
        change();
        CHECK(fixture.costText() == "no cost");
        return linesOf(fixture.sum.problems);
    };
    auto& formula = fixture.formula;
    CHECK(problemsOf([&] { formula.each[0].when = fixture.program("self.word"); }) == Lines{"Two: it gives \"many\""});
    CHECK(problemsOf([&] { formula.each[0].when = fixture.program("1 / self.zero > 0"); }) ==
          Lines{"Two: division by zero"});
    CHECK(problemsOf([&] { formula.each[0].each = fixture.program("self.word"); }) == Lines{"Two: it gives \"many\""});
    CHECK(problemsOf([&] { formula.each[0].each = fixture.program("[1 / self.zero]"); }) ==
          Lines{"Two: division by zero"});
    CHECK(problemsOf([&] { fixture.times("self.word"); }) == Lines{"Bases: it gives \"many\""});
    CHECK(problemsOf([&] { fixture.times("1 / self.zero"); }) == Lines{"Bases: division by zero"});
    CHECK(fixture.sum.times.asInteger() == 0);
}

TEST_CASE("of a term's items only the first that fails is reported")
{
    Fixture fixture;
    fixture.each("12 / item", "By {item}");
    fixture.formula.each[0].each = fixture.program("[0, 4, 0, 3]");
    CHECK(fixture.costText() == "no cost");
    CHECK(linesOf(fixture.sum.each) == Lines{"By 4 = 3", "By 3 = 4"});
    CHECK(linesOf(fixture.sum.problems) == Lines{"By 0: division by zero"});
    // Each term is reported for itself.
    fixture.once("1 / item", "Other");
    fixture.formula.once[0].each = fixture.program("[0]");
    fixture.cost();
    CHECK(fixture.sum.problems.size() == 2);
}

TEST_CASE("a cost of ints is an int, and becomes a double with a fraction or where it would overflow")
{
    Fixture fixture;
    fixture.set("largest", Value::integer(largest));
    fixture.each("self.largest");
    CHECK(fixture.costText() == "int 9223372036854775807");
    fixture.once("1");
    CHECK(fixture.costText() == "double 9223372036854775808");
    fixture.formula.once.clear();
    fixture.times("2");
    CHECK(fixture.costText() == "double 18446744073709551616");
    fixture.times("1.0");
    CHECK(fixture.costText() == "double 9223372036854775808");
    fixture.formula.each.clear();
    fixture.each("3");
    fixture.times("2");
    CHECK(fixture.costText() == "int 6");
    fixture.once("0.5");
    CHECK(fixture.costText() == "double 6.5");
}

TEST_CASE("costs add up exactly as long as they are ints")
{
    const auto sum = [](Value a, Value b) {
        const auto result = rules::addCosts(a, b);
        return fmt::format("{} {}", result.is(ValueType::integer) ? "int" : "double", expr::toSentence(result));
    };
    CHECK(sum(Value::integer(2), Value::integer(3)) == "int 5");
    CHECK(sum(Value::integer(largest - 1), Value::integer(1)) == "int 9223372036854775807");
    CHECK(sum(Value::integer(largest), Value::integer(1)) == "double 9223372036854775808");
    CHECK(sum(Value::integer(-largest), Value::integer(-2)) == "double -9223372036854775808");
    CHECK(sum(Value::integer(2), Value::real(0.5)) == "double 2.5");
    CHECK(sum(Value::real(2), Value::real(3)) == "double 5");
    CHECK(sum(Value::null(), Value::integer(3)) == "int 3");
    CHECK(sum(Value::string("7"), Value::boolean(true)) == "int 0");
}
