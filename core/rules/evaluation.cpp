#include "core/rules/evaluation.hpp"

#include <algorithm>

namespace muster::rules {

using expr::Value;

std::optional<Value> Evaluation::value(const expr::Program& program)
{
    expr::Meter meter;
    meter.left = std::min(meter.left, m_left);
    const auto allowed = meter.left;
    auto outcome = program.evaluate(m_slots, m_arena, meter, m_trace);
    m_left -= allowed - std::min(meter.left, allowed);
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
    expr::Meter meter;
    return sentence.render(m_slots, m_arena, meter);
}

}  // namespace muster::rules
