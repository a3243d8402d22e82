#include "core/game/evaluation.hpp"

#include <algorithm>

namespace muster::rules {

using expr::Value;

expr::Meter Evaluation::allowance()
{
    expr::Meter meter;
    meter.left = m_allowed = std::min(meter.left, m_left);
    meter.isRecorded = m_isRecorded;
    return meter;
}

void Evaluation::charge(const expr::Meter& meter) { m_left -= m_allowed - std::min(meter.left, m_allowed); }

bool Evaluation::spend(std::uint64_t work)
{
    m_left -= std::min(work, m_left);
    return !isExhausted();
}

std::optional<Value> Evaluation::value(const expr::Program& program)
{
    expr::Meter meter = allowance();
    auto outcome = program.evaluate(m_slots, m_arena, meter, m_trace);
    charge(meter);
    if (auto* value = std::get_if<Value>(&outcome)) return *value;
    m_error = std::move(std::get<expr::EvaluationError>(outcome));
    return std::nullopt;
}

bool Evaluation::holds(const expr::Program& program)
{
    const auto result = value(program);
    return result && result->is(expr::ValueType::boolean) && result->asBoolean();
}

std::string Evaluation::text(const expr::Template& sentence)
{
    expr::Meter meter = allowance();
    auto shown = sentence.render(m_slots, m_arena, meter);
    charge(meter);
    return shown;
}

std::optional<std::string> Evaluation::wholeText(const expr::Template& sentence,
                                                 const std::function<std::string(std::string)>& worded)
{
    expr::Meter meter = allowance();
    std::vector<expr::EvaluationError> errors;
    auto shown = sentence.render(m_slots, m_arena, meter, &errors, "?", worded);
    charge(meter);
    if (errors.empty()) return shown;
    m_error = std::move(errors.front());
    return std::nullopt;
}

}  // namespace muster::rules
