#include "core/rules/cost.hpp"

namespace muster::rules {

using expr::Value;
using expr::ValueType;

namespace {

Value counted(Value value) { return value.isNumber() ? value : Value::integer(0); }

Value multiply(Value a, Value b)
{
    a = counted(a), b = counted(b);
    std::int64_t product = 0;
    if (a.is(ValueType::integer) && b.is(ValueType::integer) && !__builtin_mul_overflow(a.asInteger(), b.asInteger(), &product)) return Value::integer(product);
    return Value::real(a.asNumber() * b.asNumber());
}

class Adder {
public:
    explicit Adder(Evaluation& evaluation) : m_evaluation(evaluation) {}

    bool complete() const { return m_complete; }

    Value add(const std::vector<Term>& terms, std::vector<CostLine>* lines)
    {
        Value total = Value::integer(0);
        for (const Term& term : terms) {
            if (term.when && !m_evaluation.holds(*term.when)) continue;
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
            if (!items) m_complete = false;
            else if (items->is(ValueType::list))
                for (const Value& item : items->asList()) visit(item);
            else if (items->is(ValueType::map))
                for (const auto& entry : items->asMap()) visit(entry.key);
        }
        return total;
    }

private:
    void line(const Term& term, Value& total, std::vector<CostLine>* lines)
    {
        const auto value = m_evaluation.value(term.value);
        if (!value || !value->isNumber()) {
            m_complete = false;
            return;
        }
        total = addCosts(total, *value);
        if (lines) lines->push_back({m_evaluation.text(term.label), *value});
    }

    Evaluation& m_evaluation;
    bool m_complete = true;
};

}  // namespace

Value addCosts(Value a, Value b)
{
    a = counted(a), b = counted(b);
    std::int64_t result = 0;
    if (a.is(ValueType::integer) && b.is(ValueType::integer) && !__builtin_add_overflow(a.asInteger(), b.asInteger(), &result)) return Value::integer(result);
    return Value::real(a.asNumber() + b.asNumber());
}

std::optional<Value> costOf(const CostFormula& formula, Evaluation& evaluation, CostSum* sum)
{
    Adder adder(evaluation);
    const Value each = adder.add(formula.each, sum ? &sum->each : nullptr);
    const auto times = formula.times ? evaluation.value(*formula.times) : Value::integer(1);
    const Value once = adder.add(formula.once, sum ? &sum->once : nullptr);
    const Value total = addCosts(multiply(each, times.value_or(Value())), once);
    const bool complete = adder.complete() && times && times->isNumber();
    if (sum) {
        sum->timesLabel = evaluation.text(formula.timesLabel);
        sum->times = counted(times.value_or(Value()));
        sum->eachSum = each;
        sum->total = total;
        sum->complete = complete;
    }
    return complete ? std::optional(total) : std::nullopt;
}

}  // namespace muster::rules
