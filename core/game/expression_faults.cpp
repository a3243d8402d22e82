#include "core/game/expression_faults.hpp"

#include "core/expr/bare_expression.hpp"
#include "core/expr/recording.hpp"
#include "core/schema/wording.hpp"

#include <fmt/format.h>

namespace muster::rules {

using expr::Problem;

namespace {

constexpr std::size_t maxMessageBytes = 500;

}  // namespace

void ExpressionCompiler::report(text::Node node, const std::vector<Problem>& problems)
{
    m_failed = true;
    for (const auto& problem : problems) {
        const auto begin = node.sourceOffset(problem.begin);
        const auto end = std::max(node.sourceOffset(problem.end), begin + 1);
        // A message may quote a name or number of any length.
        m_faults.push_back(
            {"system/expression", schema::cut(problem.message, maxMessageBytes), problem.help, {begin, end}});
    }
}

void ExpressionCompiler::report(text::Node node, std::string rule, std::string message, std::string help)
{
    m_failed = true;
    m_faults.push_back({std::move(rule), std::move(message), std::move(help), node.range()});
}

void ExpressionCompiler::warn(text::Node node, std::string rule, std::string message, std::string help)
{
    m_faults.push_back({std::move(rule), std::move(message), std::move(help), node.range(), true});
}

std::optional<expr::Program> ExpressionCompiler::program(text::Node node, const expr::Environment& environment,
                                                         expr::Type expected)
{
    if (!node) return std::nullopt;
    expr::Program::Options options;
    options.expected = std::move(expected);
    auto compiled = expr::Program::compile(node.string(), environment, options);
    if (auto* program = std::get_if<expr::Program>(&compiled)) {
        if (auto* recording = environment.recording()) recording->add(node, *program);
        return std::move(*program);
    }
    if (!m_later.empty()) {
        expr::Environment withLater = environment;
        for (const auto& name : m_later) withLater.noteLater(name);
        compiled = expr::Program::compile(node.string(), withLater, options);
    }
    report(node, std::get<std::vector<Problem>>(compiled));
    return std::nullopt;
}

std::optional<expr::Program> ExpressionCompiler::collection(text::Node node, const expr::Environment& environment)
{
    using enum expr::Type::Kind;
    auto made = program(node, environment);
    if (!made) return made;
    const auto kind = made->type().kind();
    if (kind == list || kind == map || kind == record || kind == dynamic) return made;
    report(node, "system/expression", fmt::format("this must be a list, but it gives {}", made->type().toText()),
           "use a list, such as self.units, or write one: [a, b]");
    return std::nullopt;
}

std::optional<expr::Program> ExpressionCompiler::number(text::Node node, const expr::Environment& environment)
{
    using enum expr::Type::Kind;
    auto made = program(node, environment);
    if (!made) return made;
    const auto kind = made->type().kind();
    if (kind == integer || kind == unsignedInteger || kind == real || kind == dynamic) return made;
    const bool isText = kind == string;
    report(node, "system/expression", fmt::format("this must be a number, but it gives {}", made->type().toText()),
           isText ? "write the number without quotes, or convert the text: int(...)"
                  : "write an expression that gives a number");
    return std::nullopt;
}

std::optional<expr::Template> ExpressionCompiler::sentence(text::Node node, const expr::Environment& environment)
{
    if (!node) return std::nullopt;
    if (const auto bare = expr::bareExpression(node.string(), environment); !bare.empty())
        report(node, "system/expression", fmt::format("\"{}\" is shown literally because it is not in braces", bare),
               fmt::format("write {{{}}} to show its value", bare));
    return path(node, environment);
}

std::optional<expr::Template> ExpressionCompiler::path(text::Node node, const expr::Environment& environment)
{
    if (!node) return std::nullopt;
    auto compiled = expr::Template::compile(node.string(), environment);
    if (auto* sentence = std::get_if<expr::Template>(&compiled)) {
        if (auto* recording = environment.recording()) recording->add(node, *sentence);
        return std::move(*sentence);
    }
    report(node, std::get<std::vector<Problem>>(compiled));
    return std::nullopt;
}

}  // namespace muster::rules
