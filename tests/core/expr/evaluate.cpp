#include "evaluate.hpp"

#include <fmt/format.h>
#include <stdexcept>

namespace muster::expr::test {

namespace {

std::string describe(const Problem& problem)
{
    return fmt::format("problem {}-{}: {}", problem.begin, problem.end, problem.message);
}

std::string describe(const Outcome& outcome)
{
    if (const auto* error = std::get_if<EvaluationError>(&outcome))
        return fmt::format("error {}-{}: {}", error->begin, error->end, error->message);
    return toText(std::get<Value>(outcome));
}

}  // namespace

void Fixture::set(std::string name, Type type, Value value)
{
    environment.declare(std::move(name), std::move(type));
    values.push_back(value);
}

std::string Fixture::run(std::string_view source, Program::Options options)
{
    const auto compiled = Program::compile(source, environment, options);
    if (const auto* wrong = std::get_if<std::vector<Problem>>(&compiled)) return describe(wrong->front());
    Meter meter;
    return describe(std::get<Program>(compiled).evaluate(values, *arena, meter));
}

std::string Fixture::runWithin(std::uint64_t work, std::string_view source)
{
    Meter meter{work};
    return describe(compile(source).evaluate(values, *arena, meter));
}

std::vector<Problem> Fixture::problems(std::string_view source)
{
    auto compiled = Program::compile(source, environment);
    auto* wrong = std::get_if<std::vector<Problem>>(&compiled);
    return wrong != nullptr ? std::move(*wrong) : std::vector<Problem>();
}

Program Fixture::compile(std::string_view source)
{
    auto compiled = Program::compile(source, environment, {.divideByZero = true});
    if (const auto* wrong = std::get_if<std::vector<Problem>>(&compiled))
        throw std::runtime_error(describe(wrong->front()));
    return std::get<Program>(std::move(compiled));
}

std::vector<TraceStep> Fixture::trace(std::string_view source)
{
    std::vector<TraceStep> steps;
    Meter meter;
    compile(source).evaluate(values, *arena, meter, &steps);
    return steps;
}

std::string Fixture::render(std::string_view source)
{
    auto compiled = Template::compile(source, environment);
    if (const auto* wrong = std::get_if<std::vector<Problem>>(&compiled)) return describe(wrong->front());
    Meter meter;
    return std::get<Template>(compiled).render(values, *arena, meter);
}

}  // namespace muster::expr::test
