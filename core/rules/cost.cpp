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
    Adder(Evaluation& evaluation, CostSum* sum) : m_evaluation(evaluation), m_sum(sum) {}

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
            if (!items) failed();
            else if (items->is(ValueType::list))
                for (const Value& item : items->asList()) visit(item);
            else if (items->is(ValueType::map))
                for (const auto& entry : items->asMap()) visit(entry.key);
        }
        return total;
    }

private:
    void failed()
    {
        if (m_sum) m_sum->complete = false;
    }
    void line(const Term& term, Value& total, std::vector<CostLine>* lines)
    {
        const auto value = m_evaluation.value(term.value);
        if (!value || !value->isNumber()) return failed();
        total = addCosts(total, *value);
        if (lines) lines->push_back({m_evaluation.text(term.label), *value});
    }

    Evaluation& m_evaluation;
    CostSum* m_sum;
};

}  // namespace

Value addCosts(Value a, Value b)
{
    a = counted(a), b = counted(b);
    std::int64_t result = 0;
    if (a.is(ValueType::integer) && b.is(ValueType::integer) && !__builtin_add_overflow(a.asInteger(), b.asInteger(), &result)) return Value::integer(result);
    return Value::real(a.asNumber() + b.asNumber());
}

Value costOf(const CostFormula& formula, Evaluation& evaluation, CostSum* sum)
{
    Adder adder(evaluation, sum);
    const Value each = adder.add(formula.each, sum ? &sum->each : nullptr);
    const Value times = formula.times ? counted(evaluation.value(*formula.times).value_or(Value())) : Value::integer(1);
    const Value once = adder.add(formula.once, sum ? &sum->once : nullptr);
    const Value total = addCosts(multiply(each, times), once);
    if (sum) {
        sum->timesLabel = evaluation.text(formula.timesLabel);
        sum->times = times;
        sum->eachSum = each;
        sum->total = total;
    }
    return total;
}

}  // namespace muster::rules
