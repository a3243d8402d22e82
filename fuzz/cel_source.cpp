// The source of an expression or template: compiling and evaluating end, with places inside the source.
#include "core/expr/bare_expression.hpp"
#include "core/expr/comparisons.hpp"
#include "core/expr/divisions.hpp"
#include "core/expr/foregone.hpp"
#include "core/expr/literal_results.hpp"
#include "core/expr/lost_remainders.hpp"
#include "core/expr/missing_values.hpp"
#include "core/expr/program.hpp"
#include "fuzz/expression_values.hpp"
#include "fuzz/target.hpp"

#include <functional>

namespace muster::fuzz {

namespace {

using expr::Arena;
using expr::Meter;
using expr::Program;

constexpr std::uint64_t sourceWork = 50'000;

void checkProblems(const std::vector<expr::Problem>& problems, std::string_view source)
{
    require(!problems.empty(), "an expression is refused without a problem");
    for (const auto& problem : problems) {
        require(problem.begin <= problem.end && problem.end <= source.size(), "a problem is outside of the source");
        require(!problem.message.empty(), "a problem says nothing");
    }
}

void evaluate(const Program& program, const ExpressionValues& values, std::string_view source)
{
    Arena arena, tracedArena;
    Meter meter{sourceWork}, tracedMeter{sourceWork};
    std::vector<expr::TraceStep> trace;
    const auto outcome = program.evaluate(values.slots(), arena, meter);
    require(meter.left <= sourceWork, "an evaluation gains work");
    if (const auto* error = std::get_if<expr::EvaluationError>(&outcome)) {
        require(error->begin <= error->end && error->end <= source.size(), "an error is outside of the source");
        require(!error->message.empty(), "an error says nothing");
    }
    const auto traced = program.evaluate(values.slots(), tracedArena, tracedMeter, &trace);
    if (meter.left > 0 && tracedMeter.left > 0)
        requireSame(outcomeText(traced), outcomeText(outcome), "a trace changes the result");
    for (const auto& step : trace)
        require(step.begin <= step.end && step.end <= source.size(), "a step is outside of the source");
}

}  // namespace

void celSource(std::string_view input)
{
    static const ExpressionValues values;
    // Compiling in an environment of its own: the budget for compiling is used up once per file.
    expr::Environment environment = values.environment();
    environment.share(std::make_shared<expr::CompileBudget>());
    for (const bool check : {true, false}) {
        const auto compiled = Program::compile(input, environment, {.check = check, .lateNames = !check});
        if (const auto* problems = std::get_if<std::vector<expr::Problem>>(&compiled))
            checkProblems(*problems, input);
        else
            evaluate(std::get<Program>(compiled), values, input);
    }
    const auto made = expr::Template::compile(input, environment);
    if (const auto* problems = std::get_if<std::vector<expr::Problem>>(&made)) {
        checkProblems(*problems, input);
    } else {
        Arena arena;
        Meter meter{sourceWork};
        std::get<expr::Template>(made).render(values.slots(), arena, meter);
    }
    const expr::CheckedExpression checked(input, environment);
    const auto yes = [](std::string_view, std::string_view) { return true; };
    expr::comparisons(checked);
    expr::divisionsByZero(checked, std::not_fn(yes));
    expr::lostRemainders(checked);
    expr::missingValues(checked, yes);
    expr::foregoneResult(checked, [](std::string_view, std::string_view) { return expr::ValueBounds(); });
    expr::literalResults(input);
    expr::bareExpression(input, environment);
}

}  // namespace muster::fuzz
