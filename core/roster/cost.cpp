#include "core/roster/cost.hpp"

#include "core/game/evaluation.hpp"
#include "core/game/game.hpp"

#include <fmt/format.h>

#include <utility>

namespace muster::rules {

using expr::Value;
using expr::ValueType;

namespace {

Value counted(Value value) { return value.isNumber() ? value : Value::integer(0); }

Value multiply(Value a, Value b)
{
    a = counted(a), b = counted(b);
    std::int64_t product = 0;
    if (a.is(ValueType::integer) && b.is(ValueType::integer) &&
        !__builtin_mul_overflow(a.asInteger(), b.asInteger(), &product))
        return Value::integer(product);
    return Value::real(a.asNumber() * b.asNumber());
}

class Adder {
public:
    explicit Adder(Evaluation& evaluation) : m_evaluation(evaluation) {}

    std::vector<CostProblem>& problems() { return m_problems; }

    Value add(const std::vector<Term>& terms, std::vector<CostLine>* lines)
    {
        Value total = Value::integer(0);
        for (const Term& term : terms) {
            m_failed = false;
            if (term.when) {
                const auto applies = m_evaluation.value(*term.when);
                if (!applies || !applies->is(ValueType::boolean)) fail(term, applies);
                if (!applies || !applies->is(ValueType::boolean) || !applies->asBoolean()) continue;
            }
            if (!term.each) {
                line(term, total, lines);
                continue;
            }
            const auto items = m_evaluation.value(*term.each);
            std::int64_t index = 0;
            const auto visit = [&](Value item) {
                m_evaluation.set(itemSlot, item);
                m_evaluation.set(indexSlot, Value::integer(index++));
                line(term, total, lines);
            };
            if (items && items->is(ValueType::list))
                for (const Value& item : items->asList()) visit(item);
            else if (items && items->is(ValueType::map))
                for (const auto& entry : items->asMap()) visit(entry.key);
            else
                fail(term, items);
        }
        return total;
    }

    Value times(const CostFormula& formula)
    {
        if (!formula.times) return Value::integer(1);
        const auto value = m_evaluation.value(*formula.times);
        if (value && value->isNumber()) return *value;
        m_problems.push_back({formula.timesNode, m_evaluation.text(formula.timesLabel), reason(value)});
        return Value();
    }

private:
    void line(const Term& term, Value& total, std::vector<CostLine>* lines)
    {
        const auto value = m_evaluation.value(term.value);
        if (!value || !value->isNumber()) return fail(term, value);
        total = addCosts(total, *value);
        if (lines) lines->push_back({m_evaluation.text(term.label), *value});
    }

    void fail(const Term& term, const std::optional<Value>& value)
    {
        // Report one item of a term only.
        if (std::exchange(m_failed, true)) return;
        std::string why = reason(value);
        m_problems.push_back({term.node, m_evaluation.text(term.label), std::move(why)});
    }

    std::string reason(const std::optional<Value>& value) const
    {
        return value ? fmt::format("it gives {}", expr::toText(*value, 60)) : m_evaluation.error().message;
    }

    Evaluation& m_evaluation;
    std::vector<CostProblem> m_problems;
    bool m_failed = false;
};

}  // namespace

Value addCosts(Value a, Value b)
{
    a = counted(a), b = counted(b);
    std::int64_t result = 0;
    if (a.is(ValueType::integer) && b.is(ValueType::integer) &&
        !__builtin_add_overflow(a.asInteger(), b.asInteger(), &result))
        return Value::integer(result);
    return Value::real(a.asNumber() + b.asNumber());
}

std::optional<Value> costOf(const CostFormula& formula, Evaluation& evaluation, CostSum* sum)
{
    Adder adder(evaluation);
    const Value each = adder.add(formula.each, sum ? &sum->each : nullptr);
    const Value times = adder.times(formula);
    const Value once = adder.add(formula.once, sum ? &sum->once : nullptr);
    const Value total = addCosts(multiply(each, times), once);
    const bool complete = adder.problems().empty();
    if (sum) {
        sum->timesLabel = evaluation.text(formula.timesLabel);
        sum->times = counted(times);
        sum->eachSum = each;
        sum->total = total;
        sum->problems = std::move(adder.problems());
    }
    return complete ? std::optional(total) : std::nullopt;
}

}  // namespace muster::rules
