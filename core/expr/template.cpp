#include "core/expr/program.hpp"
#include "core/expr/template_text.hpp"

#include <algorithm>

namespace muster::expr {

struct TemplatePiece {
    std::string text;                // literal text
    std::optional<Program> program;  // or an expression
    std::size_t begin = 0;           // offset of the expression in the template
};

namespace {

constexpr std::size_t maxExpressions = 1'000;  // each uses memory, and a message or sheet needs only a few

class Splitter {
public:
    Splitter(std::string_view source, const Environment& environment) : m_source(source), m_environment(environment) {}

    void run()
    {
        while (m_at < m_source.size()) {
            const char c = m_source[m_at];
            if (c != '{' && c != '}') {
                const std::size_t end = std::min(m_source.find_first_of("{}", m_at), m_source.size());
                m_text += m_source.substr(m_at, end - m_at);
                m_at = end;
            } else if (m_at + 1 < m_source.size() && m_source[m_at + 1] == c) {
                m_text += c;
                m_at += 2;
            } else if (c == '}') {
                fail(m_at, m_at + 1, "this '}' has no matching '{'", "write '}}' for a literal brace");
                ++m_at;
            } else {
                expression();
            }
        }
        flush();
    }

    std::vector<TemplatePiece> pieces;
    std::vector<Problem> problems;

private:
    void fail(std::size_t begin, std::size_t end, std::string message, std::string help)
    {
        problems.push_back(
            {std::move(message), std::move(help), static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(end)});
    }

    void flush()
    {
        if (!m_text.empty()) pieces.push_back({std::move(m_text), std::nullopt, 0});
        m_text.clear();
    }

    void expression()
    {
        if (++m_expressions > maxExpressions) {
            fail(m_at, m_at + 1, "this text has more than 1,000 expressions", "split it into several texts");
            m_at = m_source.size();
            return;
        }
        const std::size_t begin = m_at + 1;
        const std::size_t end = endOfExpression(m_source, begin);
        if (end == std::string_view::npos) {
            fail(m_at, m_at + 1, "this '{' is not closed", "write '{{' for a literal brace");
            m_at = m_source.size();
            return;
        }
        m_at = end + 1;
        auto compiled = Program::compile(m_source.substr(begin, end - begin), m_environment);
        if (auto* wrong = std::get_if<std::vector<Problem>>(&compiled)) {
            for (Problem& problem : *wrong)
                fail(begin + problem.begin, begin + problem.end, std::move(problem.message), std::move(problem.help));
            return;
        }
        flush();
        pieces.push_back({{}, std::move(std::get<Program>(compiled)), begin});
    }

    std::string_view m_source;
    const Environment& m_environment;
    std::size_t m_at = 0;
    std::size_t m_expressions = 0;
    std::string m_text;
};

}  // namespace

struct Template::Data {
    std::vector<TemplatePiece> pieces;
    std::vector<std::size_t> uncertain;  ///< positions of the pieces that may fail
};

Template::Compiled Template::compile(std::string_view source, const Environment& environment)
{
    Splitter splitter(source, environment);
    splitter.run();
    if (!splitter.problems.empty()) return std::move(splitter.problems);
    auto data = std::make_shared<Data>();
    data->pieces = std::move(splitter.pieces);
    for (std::size_t i = 0; i < data->pieces.size(); ++i)
        if (const auto& program = data->pieces[i].program; program && !program->isCertain())
            data->uncertain.push_back(i);
    Template made;
    made.m_data = std::move(data);
    return made;
}

namespace {

/// The error with its place in the template instead of in the expression.
EvaluationError placed(EvaluationError error, const TemplatePiece& piece)
{
    error.begin += static_cast<std::uint32_t>(piece.begin);
    error.end += static_cast<std::uint32_t>(piece.begin);
    return error;
}

}  // namespace

std::string Template::render(std::span<const Value> slots, Arena& arena, Meter& meter,
                             std::vector<EvaluationError>* errors, std::string_view failed,
                             const std::function<std::string(std::string)>& worded) const
{
    std::string text;
    for (const TemplatePiece& piece : m_data->pieces) {
        text += piece.text;
        if (!piece.program) continue;
        const Outcome outcome = piece.program->evaluate(slots, arena, meter);
        if (const Value* value = std::get_if<Value>(&outcome)) {
            text += worded ? worded(toSentence(*value)) : toSentence(*value);
            continue;
        }
        text += failed;
        if (errors != nullptr) errors->push_back(placed(std::get<EvaluationError>(outcome), piece));
    }
    return text;
}

void Template::evaluate(std::span<const Value> slots, Arena& arena, Meter& meter,
                        std::vector<EvaluationError>& errors) const
{
    for (const std::size_t i : m_data->uncertain) {
        const TemplatePiece& piece = m_data->pieces[i];
        const Outcome outcome = piece.program->evaluate(slots, arena, meter);
        if (const auto* error = std::get_if<EvaluationError>(&outcome)) errors.push_back(placed(*error, piece));
    }
}

bool Template::isCertain() const { return m_data->uncertain.empty(); }

std::vector<std::string> Template::fields() const
{
    std::vector<std::string> fields;
    for (const TemplatePiece& piece : m_data->pieces)
        if (piece.program) fields.insert(fields.end(), piece.program->fields().begin(), piece.program->fields().end());
    return fields;
}

std::vector<std::uint32_t> Template::reads() const
{
    std::vector<std::uint32_t> slots;
    for (const TemplatePiece& piece : m_data->pieces) {
        if (!piece.program) continue;
        const auto read = piece.program->reads();
        slots.insert(slots.end(), read.begin(), read.end());
    }
    return slots;
}

bool Template::readsWhole() const
{
    return std::any_of(m_data->pieces.begin(), m_data->pieces.end(),
                       [](const TemplatePiece& piece) { return piece.program && piece.program->readsWhole(); });
}

bool Template::isLiteral() const
{
    return std::none_of(m_data->pieces.begin(), m_data->pieces.end(),
                        [](const TemplatePiece& piece) { return piece.program.has_value(); });
}

void Template::visit(const std::function<void(const Program& program, std::size_t begin)>& function) const
{
    for (const TemplatePiece& piece : m_data->pieces)
        if (piece.program) function(*piece.program, piece.begin);
}

const Program* Template::onlyExpression() const
{
    const auto& pieces = m_data->pieces;
    return pieces.size() == 1 && pieces.front().program ? &*pieces.front().program : nullptr;
}

}  // namespace muster::expr
