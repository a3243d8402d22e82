#include "core/expr/function_table.hpp"
#include "core/expr/signature_types.hpp"
#include "core/expr/utf8.hpp"
#include "core/expr/value_text.hpp"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <fmt/format.h>

namespace muster::expr {

namespace {

using Arguments = std::span<const Value>;

Value same(Work&, Arguments a) { return a[0]; }

Value typeOf(Work&, Arguments a) { return Value::type(typeName(a[0].type())); }

Value failConversion(Work& work, const Value& value, std::string_view type)
{
    return work.fail(fmt::format("{} cannot be converted to {}", toText(value, 60), type));
}

Value realToInteger(Work& work, Arguments a)
{
    const double d = a[0].asReal();
    if (!(d > -9223372036854775808.0 && d < 9223372036854775808.0)) return failConversion(work, a[0], "an int");
    return Value::integer(static_cast<std::int64_t>(d));
}

Value unsignedToInteger(Work& work, Arguments a)
{
    if (a[0].asUnsigned() > static_cast<std::uint64_t>(INT64_MAX)) return failConversion(work, a[0], "an int");
    return Value::integer(static_cast<std::int64_t>(a[0].asUnsigned()));
}

// The whole text must be the number; a leading plus is allowed.
template <class Number>
bool readNumber(std::string_view text, Number& out)
{
    if (text.size() > 1 && text[0] == '+' && text[1] != '-' && text[1] != '+') text.remove_prefix(1);
    const auto result = std::from_chars(text.data(), text.data() + text.size(), out);
    return result.ec == std::errc() && result.ptr == text.data() + text.size();
}

Value textToInteger(Work& work, Arguments a)
{
    std::int64_t number = 0;
    return readNumber(a[0].asString(), number) ? Value::integer(number) : failConversion(work, a[0], "an int");
}

Value textToUnsigned(Work& work, Arguments a)
{
    std::uint64_t number = 0;
    return readNumber(a[0].asString(), number) ? Value::unsignedInteger(number) : failConversion(work, a[0], "a uint");
}

Value textToReal(Work& work, Arguments a)
{
    double number = 0;
    return readNumber(a[0].asString(), number) ? Value::real(number) : failConversion(work, a[0], "a double");
}

Value integerToUnsigned(Work& work, Arguments a)
{
    if (a[0].asInteger() < 0) return failConversion(work, a[0], "a uint");
    return Value::unsignedInteger(static_cast<std::uint64_t>(a[0].asInteger()));
}

Value realToUnsigned(Work& work, Arguments a)
{
    const double d = a[0].asReal();
    if (!(d >= 0 && d < 18446744073709551616.0)) return failConversion(work, a[0], "a uint");
    return Value::unsignedInteger(static_cast<std::uint64_t>(d));
}

Value toReal(Work&, Arguments a) { return Value::real(a[0].asNumber()); }

Value textToBoolean(Work& work, Arguments a)
{
    constexpr std::string_view yes[] = {"1", "t", "T", "true", "TRUE", "True"},
                               no[] = {"0", "f", "F", "false", "FALSE", "False"};
    const std::string_view text = a[0].asString();
    if (std::find(std::begin(yes), std::end(yes), text) != std::end(yes)) return Value::boolean(true);
    if (std::find(std::begin(no), std::end(no), text) != std::end(no)) return Value::boolean(false);
    return failConversion(work, a[0], "a bool");
}

Value toString(Work& work, Arguments a)
{
    switch (a[0].type()) {
    case ValueType::boolean: return Value::string(a[0].asBoolean() ? "true" : "false");
    case ValueType::integer: return Value::string(work.arena.copy(fmt::format("{}", a[0].asInteger())));
    case ValueType::unsignedInteger: return Value::string(work.arena.copy(fmt::format("{}", a[0].asUnsigned())));
    default: return Value::string(work.arena.copy(realText(a[0].asReal())));
    }
}

Value sizeOfText(Work& work, Arguments a)
{
    if (!work.charge(1 + a[0].size() / 8)) return work.failExhausted();
    return Value::integer(static_cast<std::int64_t>(countCodePoints(a[0].asString())));
}

Value sizeOfItems(Work&, Arguments a) { return Value::integer(a[0].size()); }

}  // namespace

void addConversions(Library& library)
{
    using namespace types;
    const Type type = Type::simple(Type::Kind::type);
    library.add("type", {any()}, type, typeOf);
    library.add("dyn", {any()}, any(), same);
    library.add("bool", {boolean()}, boolean(), same);
    library.add("bool", {string()}, boolean(), textToBoolean);
    library.add("int", {integer()}, integer(), same);
    library.add("int", {unsignedInteger()}, integer(), unsignedToInteger);
    library.add("int", {real()}, integer(), realToInteger);
    library.add("int", {string()}, integer(), textToInteger);
    library.add("uint", {unsignedInteger()}, unsignedInteger(), same);
    library.add("uint", {integer()}, unsignedInteger(), integerToUnsigned);
    library.add("uint", {real()}, unsignedInteger(), realToUnsigned);
    library.add("uint", {string()}, unsignedInteger(), textToUnsigned);
    library.add("double", {real()}, real(), same);
    library.add("double", {integer()}, real(), toReal);
    library.add("double", {unsignedInteger()}, real(), toReal);
    library.add("double", {string()}, real(), textToReal);
    library.add("string", {string()}, string(), same);
    for (const Type& from : {boolean(), integer(), unsignedInteger(), real()})
        library.add("string", {from}, string(), toString);
    library.add("size", {string()}, integer(), sizeOfText);
    library.add("size", {list()}, integer(), sizeOfItems);
    library.add("size", {map()}, integer(), sizeOfItems);
    library.addMember("size", {string()}, integer(), sizeOfText);
    library.addMember("size", {list()}, integer(), sizeOfItems);
    library.addMember("size", {map()}, integer(), sizeOfItems);
}

}  // namespace muster::expr
