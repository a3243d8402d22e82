// A random well-typed program, made from the choices of the input: it compiles, gives the same value whenever it runs,
// traced or not, does no more work than it may, and does not fail if that is certain.
#include "core/expr/program.hpp"
#include "fuzz/expression_maker.hpp"
#include "fuzz/expression_values.hpp"
#include "fuzz/target.hpp"

#include <fmt/format.h>

namespace muster::fuzz {

namespace {

using Kind = ExpressionMaker::Kind;

std::string_view typeOf(Kind kind)
{
    constexpr std::array<std::string_view, 10> names{
        "bool",      "int",          "uint", "double",     "string",
        "list(int)", "list(string)", "unit", "list(unit)", "map(string, int)"};
    return names[static_cast<std::size_t>(kind)];
}

/// The types of values agree with the type of the expression.
bool fits(Kind kind, const expr::Value& value)
{
    using expr::ValueType;
    constexpr std::array<ValueType, 10> types{ValueType::boolean, ValueType::integer, ValueType::unsignedInteger,
                                              ValueType::real,    ValueType::string,  ValueType::list,
                                              ValueType::list,    ValueType::map,     ValueType::list,
                                              ValueType::map};
    return value.is(types[static_cast<std::size_t>(kind)]);
}

}  // namespace

void celProgram(std::string_view input)
{
    static const ExpressionValues values;
    constexpr std::uint64_t work = 100'000;
    Choices choices(input);
    const auto kind = static_cast<Kind>(choices.below(10));
    const auto source = ExpressionMaker(choices).make(kind, 7);
    if (source.size() > 20'000) return;
    expr::Environment environment = values.environment();
    environment.share(std::make_shared<expr::CompileBudget>());
    const auto compiled = expr::Program::compile(source, environment, {.divideByZero = true});
    if (const auto* problems = std::get_if<std::vector<expr::Problem>>(&compiled))
        fail(fmt::format("{}\n  {}\n  at {}: {}", "a well-typed program does not compile", source,
                         problems->front().begin, problems->front().message));
    const auto& program = std::get<expr::Program>(compiled);
    requireSame(program.type().toText(), typeOf(kind), source);

    expr::Arena arena, again;
    expr::Meter meter{work}, second{work};
    const auto outcome = program.evaluate(values.slots(), arena, meter);
    const auto outcomeAgain = program.evaluate(values.slots(), again, second);
    require(meter.left <= work, "an evaluation gains work");
    require(meter.left == second.left, "a second evaluation does other work");
    requireSame(outcomeText(outcomeAgain), outcomeText(outcome), source);
    if (program.isCertain() && meter.left > 0) require(std::holds_alternative<expr::Value>(outcome), source);
    if (const auto* value = std::get_if<expr::Value>(&outcome)) require(fits(kind, *value), source);

    // With just the work that it did it ends the same way; with less it cannot succeed.
    const auto needed = work - meter.left;
    if (meter.left == 0 || !std::holds_alternative<expr::Value>(outcome)) return;
    expr::Arena third;
    expr::Meter tight{needed + 1};
    requireSame(outcomeText(program.evaluate(values.slots(), third, tight)), outcomeText(outcome), source);
    if (needed < 2) return;
    expr::Meter tooTight{needed / 2};
    require(std::holds_alternative<expr::EvaluationError>(program.evaluate(values.slots(), third, tooTight)),
            "an evaluation with less work than it needs succeeds");
}

}  // namespace muster::fuzz
