#include "core/expr/compare.hpp"
#include "core/expr/function_table.hpp"
#include "core/expr/signature_types.hpp"

#include <cmath>
#include <fmt/format.h>

namespace muster::expr {

namespace {

using Arguments = std::span<const Value>;

Value best(Work& work, Arguments numbers, bool greatest)
{
    if (numbers.empty()) return work.fail(fmt::format("math.{}() of an empty list", greatest ? "greatest" : "least"));
    if (!work.charge(numbers.size())) return work.failExhausted();
    Value found = numbers[0];
    for (const Value& number : numbers) {
        if (!number.isNumber())
            return work.fail(fmt::format("math.{}() compares numbers, not {}", greatest ? "greatest" : "least",
                                         typeName(number.type())));
        const auto comparison = order(number, found);
        if (greatest ? *comparison > 0 : *comparison < 0) found = number;
    }
    return found;
}

Value greatest(Work& work, Arguments a) { return best(work, a, true); }
Value min(Work& work, Arguments a) { return best(work, a, false); }
Value greatestOf(Work& work, Arguments a) { return best(work, a[0].asList(), true); }
Value leastOf(Work& work, Arguments a) { return best(work, a[0].asList(), false); }

Value ceiling(Work&, Arguments a) { return Value::real(std::ceil(a[0].asReal())); }
Value floor(Work&, Arguments a) { return Value::real(std::floor(a[0].asReal())); }
Value round(Work&, Arguments a) { return Value::real(std::round(a[0].asReal())); }
Value truncate(Work&, Arguments a) { return Value::real(std::trunc(a[0].asReal())); }
Value squareRoot(Work&, Arguments a) { return Value::real(std::sqrt(a[0].asNumber())); }
Value isNaN(Work&, Arguments a) { return Value::boolean(std::isnan(a[0].asReal())); }
Value isInf(Work&, Arguments a) { return Value::boolean(std::isinf(a[0].asReal())); }
Value isFinite(Work&, Arguments a) { return Value::boolean(std::isfinite(a[0].asReal())); }

Value absolute(Work& work, Arguments a)
{
    if (a[0].is(ValueType::real)) return Value::real(std::fabs(a[0].asReal()));
    if (a[0].is(ValueType::unsignedInteger) || a[0].asInteger() >= 0) return a[0];
    if (a[0].asInteger() == INT64_MIN) return work.fail("the result is too large for an int");
    return Value::integer(-a[0].asInteger());
}

Value sign(Work&, Arguments a)
{
    if (a[0].is(ValueType::unsignedInteger)) return Value::unsignedInteger(a[0].asUnsigned() > 0 ? 1 : 0);
    if (a[0].is(ValueType::integer)) return Value::integer((a[0].asInteger() > 0) - (a[0].asInteger() < 0));
    const double d = a[0].asReal();
    return Value::real(std::isnan(d) ? d : (d > 0) - (d < 0));
}

bool isInteger(const Value& value) { return value.is(ValueType::integer); }
std::uint64_t bits(const Value& value)
{
    return isInteger(value) ? static_cast<std::uint64_t>(value.asInteger()) : value.asUnsigned();
}

Value fromBits(const Value& like, std::uint64_t result)
{
    return isInteger(like) ? Value::integer(static_cast<std::int64_t>(result)) : Value::unsignedInteger(result);
}

Value bitAnd(Work&, Arguments a) { return fromBits(a[0], bits(a[0]) & bits(a[1])); }
Value bitOr(Work&, Arguments a) { return fromBits(a[0], bits(a[0]) | bits(a[1])); }
Value bitXor(Work&, Arguments a) { return fromBits(a[0], bits(a[0]) ^ bits(a[1])); }
Value bitNot(Work&, Arguments a) { return fromBits(a[0], ~bits(a[0])); }

Value shift(Work& work, Arguments a, bool left)
{
    const std::int64_t by = a[1].asInteger();
    if (by < 0) return work.fail("bits cannot be shifted by a negative number");
    if (by > 63) return fromBits(a[0], 0);
    return fromBits(a[0], left ? bits(a[0]) << by : bits(a[0]) >> by);
}

Value shiftLeft(Work& work, Arguments a) { return shift(work, a, true); }
Value shiftRight(Work& work, Arguments a) { return shift(work, a, false); }

}  // namespace

void addMath(Library& library)
{
    using namespace types;
    library.addVariadic("math.greatest", greatest);
    library.addVariadic("math.least", min);
    library.add("math.greatest", {list()}, item(), greatestOf);
    library.add("math.least", {list()}, item(), leastOf);

    struct OfReal {
        std::string_view name;
        Native native;
    };
    for (const OfReal& f :
         {OfReal{"math.ceil", ceiling}, {"math.floor", floor}, {"math.round", round}, {"math.trunc", truncate}})
        library.add(f.name, {real()}, real(), f.native);
    for (const OfReal& f : {OfReal{"math.isNaN", isNaN}, {"math.isInf", isInf}, {"math.isFinite", isFinite}})
        library.add(f.name, {real()}, boolean(), f.native);

    for (const Type& number : {integer(), unsignedInteger(), real()}) {
        library.add("math.abs", {number}, number, absolute);
        library.add("math.sign", {number}, number, sign);
        library.add("math.sqrt", {number}, real(), squareRoot);
    }
    for (const Type& number : {integer(), unsignedInteger()}) {
        library.add("math.bitAnd", {number, number}, number, bitAnd);
        library.add("math.bitOr", {number, number}, number, bitOr);
        library.add("math.bitXor", {number, number}, number, bitXor);
        library.add("math.bitNot", {number}, number, bitNot);
        library.add("math.bitShiftLeft", {number, integer()}, number, shiftLeft);
        library.add("math.bitShiftRight", {number, integer()}, number, shiftRight);
    }
}

}  // namespace muster::expr
