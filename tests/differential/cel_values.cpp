// The values of core/expr, as JSON that names types: {"int": "7"}, {"list": [...]}, {"error": ...}.
//   cel_values --make SEED COUNT   prints random well-typed expressions, each once, as one JSON string a line
//   cel_values --variables         prints the variables that they read: {NAME: VALUE, ...}
//   cel_values                     reads lines {"source": EXPRESSION} and prints the value of each
#include "core/expr/program.hpp"
#include "fuzz/expression_maker.hpp"
#include "fuzz/expression_values.hpp"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <cmath>
#include <iostream>
#include <random>
#include <set>
#include <string>

namespace {

using namespace muster;
using expr::Value;
using expr::ValueType;
using nlohmann::json;

constexpr std::size_t choicesForOne = 160;
constexpr std::size_t longestExpression = 1500;
constexpr std::size_t depths = 4;
constexpr std::size_t kinds = 10;

std::string writtenReal(double number)
{
    if (std::isnan(number)) return "nan";
    if (std::isinf(number)) return number < 0 ? "-inf" : "inf";
    return fmt::format("{:.17g}", number);
}

json written(const Value& value)
{
    switch (value.type()) {
    case ValueType::null: return {{"null", nullptr}};
    case ValueType::boolean: return {{"bool", value.asBoolean()}};
    case ValueType::integer: return {{"int", std::to_string(value.asInteger())}};
    case ValueType::unsignedInteger: return {{"uint", std::to_string(value.asUnsigned())}};
    case ValueType::real: return {{"double", writtenReal(value.asReal())}};
    case ValueType::string: return {{"string", value.asString()}};
    case ValueType::type: return {{"type", value.asString()}};
    case ValueType::list: {
        auto items = json::array();
        for (const Value& item : value.asList()) items.push_back(written(item));
        return {{"list", std::move(items)}};
    }
    case ValueType::map: {
        auto entries = json::array();
        for (const auto& entry : value.asMap())
            entries.push_back(json::array({written(entry.key), written(entry.value)}));
        return {{"map", std::move(entries)}};
    }
    }
    return nullptr;
}

json valueOf(const std::string& source, const fuzz::ExpressionValues& values)
{
    const auto compiled = expr::Program::compile(source, values.environment(), {.divideByZero = true});
    if (const auto* problems = std::get_if<std::vector<expr::Problem>>(&compiled))
        return {{"refused", problems->front().message}};
    expr::Arena arena;
    expr::Meter meter;
    const auto outcome = std::get<expr::Program>(compiled).evaluate(values.slots(), arena, meter);
    if (const auto* error = std::get_if<expr::EvaluationError>(&outcome)) return {{"error", error->message}};
    return written(std::get<Value>(outcome));
}

void makeExpressions(std::uint64_t seed, std::size_t count)
{
    std::mt19937_64 random(seed);
    std::set<std::string> made;
    while (made.size() < count) {
        std::string bytes(choicesForOne, '\0');
        for (char& byte : bytes) byte = static_cast<char>(random());
        fuzz::Choices choices(bytes);
        const auto kind = static_cast<fuzz::ExpressionMaker::Kind>(choices.below(kinds));
        const auto depth = static_cast<int>(1 + choices.below(depths));
        const auto source = fuzz::ExpressionMaker(choices, fuzz::ExpressionMaker::Dialect::common).make(kind, depth);
        if (source.size() <= longestExpression && made.insert(source).second) std::cout << json(source) << '\n';
    }
}

}  // namespace

int main(int argc, char** argv)
{
    const std::string option = argc > 1 ? argv[1] : "";
    if (option == "--make" && argc == 4) {
        makeExpressions(std::stoull(argv[2]), std::stoull(argv[3]));
        return 0;
    }
    const fuzz::ExpressionValues values;
    if (option == "--variables") {
        json variables;
        for (std::size_t i = 0; i < values.names().size(); ++i)
            variables[values.names()[i]] = written(values.slots()[i]);
        std::cout << variables << '\n';
        return 0;
    }
    for (std::string line; std::getline(std::cin, line);)
        std::cout << valueOf(json::parse(line)["source"].get<std::string>(), values) << '\n';
}
