#include "core/expr/value.hpp"

#include "core/expr/compare.hpp"
#include "core/expr/map_index.hpp"

#include <bit>
#include <cstring>

namespace muster::expr {

namespace {

constexpr double twoTo63 = 9223372036854775808.0;
constexpr double twoTo64 = 18446744073709551616.0;

// Integers and doubles compare as in the CEL reference implementation: by range if the double is outside the integers'
// range, else as doubles.
std::partial_ordering orderDouble(double a, const Value& b)
{
    if (b.is(ValueType::integer)) {
        if (a < -twoTo63) return std::partial_ordering::less;
        if (a > twoTo63) return std::partial_ordering::greater;
        return a <=> static_cast<double>(b.asInteger());
    }
    if (b.is(ValueType::unsignedInteger)) {
        if (a < 0) return std::partial_ordering::less;
        if (a > twoTo64) return std::partial_ordering::greater;
        return a <=> static_cast<double>(b.asUnsigned());
    }
    return a <=> b.asReal();
}

std::partial_ordering orderNumbers(const Value& a, const Value& b)
{
    if (a.is(ValueType::real)) return orderDouble(a.asReal(), b);
    if (b.is(ValueType::real)) return 0 <=> orderDouble(b.asReal(), a);
    if (a.is(ValueType::integer) && b.is(ValueType::integer)) return a.asInteger() <=> b.asInteger();
    if (a.is(ValueType::integer))
        return a.asInteger() < 0 ? std::strong_ordering::less
                                 : static_cast<std::uint64_t>(a.asInteger()) <=> b.asUnsigned();
    if (b.is(ValueType::integer))
        return b.asInteger() < 0 ? std::strong_ordering::greater
                                 : a.asUnsigned() <=> static_cast<std::uint64_t>(b.asInteger());
    return a.asUnsigned() <=> b.asUnsigned();
}

bool take(Meter& meter, std::uint64_t n)
{
    if (n < meter.left) {
        meter.left -= n;
        return true;
    }
    meter.left = 0;
    return false;
}

bool equalLists(std::span<const Value> a, std::span<const Value> b, Meter& meter)
{
    if (a.size() != b.size() || !take(meter, a.size())) return false;
    for (std::size_t i = 0; i < a.size(); ++i)
        if (!equal(a[i], b[i], meter)) return false;
    return true;
}

bool equalMaps(const Value& a, const Value& b, Meter& meter)
{
    if (a.size() != b.size() || !take(meter, a.size())) return false;
    const auto left = a.asMap(), right = b.asMap();
    for (std::size_t i = 0; i < left.size(); ++i) {
        const Value* other = &right[i].value;  // maps of one type usually have the same order
        if (!equal(left[i].key, right[i].key, meter)) {
            if (!take(meter, right.size())) return false;
            other = findKey(b, left[i].key);
        }
        if (other == nullptr || !equal(left[i].value, *other, meter)) return false;
    }
    return true;
}

}  // namespace

double Value::asNumber() const
{
    if (is(ValueType::integer)) return static_cast<double>(asInteger());
    if (is(ValueType::unsignedInteger)) return static_cast<double>(asUnsigned());
    return is(ValueType::real) ? asReal() : 0;
}

const Value* Value::find(std::string_view key) const
{
    const MapEntry* found = entry(key);
    return found != nullptr ? &found->value : nullptr;
}

const MapEntry* Value::entry(std::string_view key) const
{
    if (!is(ValueType::map)) return nullptr;
    return entry(Value::string(key), isIndexed() ? keyHash(key) : 0);
}

const Value* findKey(const Value& map, const Value& key)
{
    if (key.is(ValueType::string)) return map.find(key.asString());
    if (!map.is(ValueType::map) || !(key.isNumber() || key.is(ValueType::boolean))) return nullptr;
    for (const MapEntry& entry : map.asMap())
        if (equal(entry.key, key)) return &entry.value;
    return nullptr;
}

std::optional<std::partial_ordering> order(const Value& a, const Value& b)
{
    if (a.isNumber() && b.isNumber()) return orderNumbers(a, b);
    if (a.type() != b.type()) return std::nullopt;
    if (a.is(ValueType::string)) return a.asString() <=> b.asString();
    if (a.is(ValueType::boolean)) return a.asBoolean() <=> b.asBoolean();
    return std::nullopt;
}

bool canSortBeside(const Value& a, const Value& b)
{
    const auto result = order(a, b);
    return result && *result != std::partial_ordering::unordered;
}

std::uint64_t sortingWork(const Value& value, std::size_t count)
{
    const std::uint64_t comparisons = std::bit_width(count);
    return comparisons * (1 + (value.is(ValueType::string) ? value.size() / 16 : 0));
}

bool equal(const Value& a, const Value& b, Meter& meter)
{
    if (a.isNumber() && b.isNumber()) return orderNumbers(a, b) == 0;
    if (a.type() != b.type()) return false;
    switch (a.type()) {
    case ValueType::null: return true;
    case ValueType::boolean: return a.asBoolean() == b.asBoolean();
    case ValueType::string:
    case ValueType::type:
        return a.size() == b.size() && take(meter, a.size() / 16) &&
               text::sameBytes(a.asString().data(), b.asString().data(), a.size());
    case ValueType::list: return equalLists(a.asList(), b.asList(), meter);
    case ValueType::map: return equalMaps(a, b, meter);
    default: return false;
    }
}

bool equal(const Value& a, const Value& b)
{
    Meter plenty{UINT64_MAX};
    return equal(a, b, plenty);
}

std::string_view typeName(ValueType type)
{
    switch (type) {
    case ValueType::null: return "null_type";
    case ValueType::boolean: return "bool";
    case ValueType::integer: return "int";
    case ValueType::unsignedInteger: return "uint";
    case ValueType::real: return "double";
    case ValueType::string: return "string";
    case ValueType::list: return "list";
    case ValueType::map: return "map";
    case ValueType::type: return "type";
    }
    return "error";
}

}  // namespace muster::expr
