#include "core/expr/operators.hpp"

#include "core/expr/checker.hpp"
#include "core/expr/compare.hpp"

#include <cmath>
#include <cstring>
#include <fmt/format.h>

namespace muster::expr {

namespace {

Operator operatorOf(Step step)
{
    switch (step) {
    case Step::add: return Operator::add;
    case Step::subtract: return Operator::subtract;
    case Step::multiply: return Operator::multiply;
    case Step::divide: return Operator::divide;
    case Step::modulo: return Operator::modulo;
    case Step::less: return Operator::less;
    case Step::lessEqual: return Operator::lessEqual;
    case Step::greater: return Operator::greater;
    case Step::greaterEqual: return Operator::greaterEqual;
    default: return Operator::equal;
    }
}

Value failMismatch(Step step, const Value& a, const Value& b, Work& work)
{
    return work.fail(operatorMismatch(operatorOf(step), typeName(a.type()), typeName(b.type())));
}

Value failOverflow(Work& work, std::string_view type)
{
    return work.fail(fmt::format("the result is too large for {}", type));
}

Value integers(Step step, std::int64_t a, std::int64_t b, Work& work)
{
    std::int64_t result = 0;
    bool overflow = false;
    switch (step) {
    case Step::add: overflow = __builtin_add_overflow(a, b, &result); break;
    case Step::subtract: overflow = __builtin_sub_overflow(a, b, &result); break;
    case Step::multiply: overflow = __builtin_mul_overflow(a, b, &result); break;
    default:
        if (b == 0) return work.fail(step == Step::divide ? "division by zero" : "remainder of a division by zero");
        overflow = a == INT64_MIN && b == -1;
        if (!overflow) result = step == Step::divide ? a / b : a % b;
    }
    return overflow ? failOverflow(work, "an int") : Value::integer(result);
}

Value unsignedIntegers(Step step, std::uint64_t a, std::uint64_t b, Work& work)
{
    std::uint64_t result = 0;
    bool overflow = false;
    switch (step) {
    case Step::add: overflow = __builtin_add_overflow(a, b, &result); break;
    case Step::subtract:
        if (b > a) return work.fail("the result is below zero, and a uint cannot be negative");
        result = a - b;
        break;
    case Step::multiply: overflow = __builtin_mul_overflow(a, b, &result); break;
    default:
        if (b == 0) return work.fail(step == Step::divide ? "division by zero" : "remainder of a division by zero");
        result = step == Step::divide ? a / b : a % b;
    }
    return overflow ? failOverflow(work, "a uint") : Value::unsignedInteger(result);
}

Value reals(Step step, double a, double b, Work& work)
{
    switch (step) {
    case Step::add: return Value::real(a + b);
    case Step::subtract: return Value::real(a - b);
    case Step::multiply: return Value::real(a * b);
    case Step::divide: return Value::real(a / b);
    default: return failMismatch(step, Value::real(a), Value::real(b), work);
    }
}

Value concatenate(std::string_view a, std::string_view b, Work& work)
{
    const std::size_t size = a.size() + b.size();
    if (a.empty()) return Value::string(b);
    if (b.empty()) return Value::string(a);
    if (size > UINT32_MAX || !work.charge(1 + size / 8)) return work.failExhausted();
    char* out = work.arena.allocate<char>(size);
    std::memcpy(out, a.data(), a.size());
    std::memcpy(out + a.size(), b.data(), b.size());
    return Value::string({out, size});
}

Value concatenate(std::span<const Value> a, std::span<const Value> b, Work& work)
{
    const std::size_t size = a.size() + b.size();
    if (a.empty()) return Value::list(b);
    if (b.empty()) return Value::list(a);
    if (size > UINT32_MAX || !work.charge(size)) return work.failExhausted();
    Value* out = work.arena.allocate<Value>(size);
    std::copy(a.begin(), a.end(), out);
    std::copy(b.begin(), b.end(), out + a.size());
    return Value::list({out, size});
}

Value compare(Step step, const Value& a, const Value& b, Work& work)
{
    if (a.is(ValueType::string) && a.size() > 64 && !work.charge(a.size() / 16)) return work.failExhausted();
    const auto result = order(a, b);
    if (!result) return failMismatch(step, a, b, work);
    switch (step) {
    case Step::less: return Value::boolean(*result < 0);
    case Step::lessEqual: return Value::boolean(*result <= 0);
    case Step::greater: return Value::boolean(*result > 0);
    default: return Value::boolean(*result >= 0);
    }
}

Value arithmetic(Step step, const Value& a, const Value& b, Work& work)
{
    if (a.type() != b.type()) return failMismatch(step, a, b, work);
    switch (a.type()) {
    case ValueType::integer: return integers(step, a.asInteger(), b.asInteger(), work);
    case ValueType::unsignedInteger: return unsignedIntegers(step, a.asUnsigned(), b.asUnsigned(), work);
    case ValueType::real: return reals(step, a.asReal(), b.asReal(), work);
    case ValueType::string:
        return step == Step::add ? concatenate(a.asString(), b.asString(), work) : failMismatch(step, a, b, work);
    case ValueType::list:
        return step == Step::add ? concatenate(a.asList(), b.asList(), work) : failMismatch(step, a, b, work);
    default: return failMismatch(step, a, b, work);
    }
}

std::optional<std::uint64_t> listIndex(const Value& key)
{
    if (key.is(ValueType::integer) && key.asInteger() >= 0) return static_cast<std::uint64_t>(key.asInteger());
    if (key.is(ValueType::unsignedInteger)) return key.asUnsigned();
    if (key.is(ValueType::real) && key.asReal() >= 0 && key.asReal() < 4294967296.0 &&
        key.asReal() == std::floor(key.asReal()))
        return static_cast<std::uint64_t>(key.asReal());
    return std::nullopt;
}

}  // namespace

Value applyBinary(Step step, const Value& left, const Value& right, Work& work)
{
    switch (step) {
    case Step::equal:
    case Step::notEqual: {
        const bool same = equal(left, right, work.meter);
        if (work.exhausted()) return work.failExhausted();
        return Value::boolean(same == (step == Step::equal));
    }
    case Step::less:
    case Step::lessEqual:
    case Step::greater:
    case Step::greaterEqual: return compare(step, left, right, work);
    default: return arithmetic(step, left, right, work);
    }
}

Value applyNegate(const Value& operand, Work& work)
{
    if (operand.is(ValueType::real)) return Value::real(-operand.asReal());
    if (!operand.is(ValueType::integer))
        return work.fail(fmt::format("'-' cannot negate {}", typeName(operand.type())));
    if (operand.asInteger() == INT64_MIN) return failOverflow(work, "an int");
    return Value::integer(-operand.asInteger());
}

Value applyIndex(const Value& operand, const Value& key, Work& work)
{
    if (operand.is(ValueType::map)) {
        if (!work.charge(1 + operand.size() / 16)) return work.failExhausted();
        const Value* found = findKey(operand, key);
        return found != nullptr ? *found : work.fail("no such key: " + toText(key, 60));
    }
    if (!operand.is(ValueType::list))
        return work.fail(fmt::format("a value of type {} has no items", typeName(operand.type())));
    const auto index = listIndex(key);
    if (!index && !key.isNumber())
        return work.fail(fmt::format("the index of a list is an int, not {}", typeName(key.type())));
    if (!index || *index >= operand.size())
        return work.fail(fmt::format("there is no item [{}] in a list of {}", toText(key, 60), operand.size()));
    return operand.asList()[*index];
}

}  // namespace muster::expr
