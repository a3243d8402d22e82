#include "fuzz/expression_values.hpp"

#include <fmt/format.h>

namespace muster::fuzz {

using expr::Type;
using expr::Value;

namespace {

Type simple(Type::Kind kind) { return Type::simple(kind); }

}  // namespace

ExpressionValues::ExpressionValues()
{
    const Type text = simple(Type::Kind::string), whole = simple(Type::Kind::integer);
    const Type unit = Type::record("unit", {{"name", text, "", true},
                                            {"count", whole, "", true},
                                            {"rate", simple(Type::Kind::real), "", true},
                                            {"veteran", simple(Type::Kind::boolean), "", true},
                                            {"tags", Type::listOf(text), "", true},
                                            {"arm", Type::oneOf({"foot", "horse"}), "", true},
                                            {"base", Type::listOf(whole, 2), "", true}});
    constexpr unsigned bitsOfPoints = 64;
    const Type army = Type::record("army", {{"name", text, "", true},
                                            {"points", whole, "", true, bitsOfPoints},
                                            {"units", Type::listOf(unit, 4), "", true}});

    auto& units = m_lists.emplace_back();
    for (const std::int64_t count : {3, -1, 0, 12}) {
        auto& tags = m_lists.emplace_back();
        for (std::int64_t i = 0; i < count; ++i) tags.push_back(Value::string(i % 2 == 0 ? "guard" : "h\xC3\xA9ro"));
        auto& fields = m_maps.emplace_back();
        fields.push_back({Value::string("name"), Value::string(count > 1 ? "Old Guard" : "")});
        fields.push_back({Value::string("count"), Value::integer(count)});
        fields.push_back({Value::string("rate"), Value::real(static_cast<double>(count) / 4)});
        fields.push_back({Value::string("veteran"), Value::boolean(count > 3)});
        fields.push_back({Value::string("tags"), Value::list(tags)});
        fields.push_back({Value::string("arm"), Value::string(count > 1 ? "foot" : "horse")});
        auto& base = m_lists.emplace_back();
        for (const std::int64_t side : {std::int64_t{40}, static_cast<std::int64_t>(expr::largestOrdinary)})
            base.push_back(Value::integer(side));
        fields.push_back({Value::string("base"), Value::list(base)});
        m_lists.front().push_back(Value::map(fields));
    }
    auto& own = m_maps.emplace_back();
    own.push_back({Value::string("name"), Value::string("Army of the \xF0\x9F\x90\x89")});
    own.push_back({Value::string("points"), Value::integer(INT64_MAX)});
    own.push_back({Value::string("units"), Value::list(units)});
    auto& counts = m_maps.emplace_back();
    counts.push_back({Value::string("a"), Value::integer(1)});
    counts.push_back({Value::string("b b"), Value::integer(-7)});
    auto& distances = m_maps.emplace_back();
    distances.push_back({Value::string("foot"), Value::integer(4)});
    distances.push_back({Value::string("horse"), Value::integer(-static_cast<std::int64_t>(expr::largestOrdinary))});
    auto& numbers = m_lists.emplace_back();
    for (const std::int64_t number : {5, 1, 4, 1}) numbers.push_back(Value::integer(number));

    declare("self", army, Value::map(own));
    declare("n", whole, Value::integer(-3));
    declare("u", simple(Type::Kind::unsignedInteger), Value::unsignedInteger(UINT64_MAX));
    declare("r", simple(Type::Kind::real), Value::real(2.5));
    declare("s", text, Value::string("Old Guard, 3rd Battalion"));
    declare("b", simple(Type::Kind::boolean), Value::boolean(true));
    declare("l", Type::listOf(whole), Value::list(numbers));
    declare("m", Type::mapOf(text, whole), Value::map(counts));
    declare("moves", Type::mapOf(text, whole, {"foot", "horse"}), Value::map(distances));
    declare("any", Type(), Value::list(numbers));
}

void ExpressionValues::declare(const char* name, Type type, Value value)
{
    m_environment.declare(name, std::move(type));
    m_slots.push_back(value);
    m_names.emplace_back(name);
}

std::string outcomeText(const expr::Outcome& outcome)
{
    if (const auto* error = std::get_if<expr::EvaluationError>(&outcome))
        return fmt::format("error {}-{}: {}", error->begin, error->end, error->message);
    const auto& value = std::get<Value>(outcome);
    return fmt::format("{} {}", expr::typeName(value.type()), expr::toText(value, 4000));
}

}  // namespace muster::fuzz
