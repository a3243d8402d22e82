#include "core/expr/has_type.hpp"

#include <algorithm>
#include <functional>

namespace muster::expr {

namespace {

bool isSame(const std::string& name, std::string_view text)
{
    return name.size() == text.size() && text::sameBytes(name.data(), text.data(), name.size());
}

using Kind = Type::Kind;

bool isOneOf(const std::vector<std::string>& texts, std::string_view text)
{
    constexpr std::size_t few = 32;  // comparing sizes first, these are compared more quickly one by one
    if (texts.size() > few) return std::binary_search(texts.begin(), texts.end(), text, std::less<>());
    return std::any_of(texts.begin(), texts.end(), [&](const std::string& one) { return isSame(one, text); });
}

bool isRecord(const Value& value, const Type& type)
{
    if (!value.is(ValueType::map)) return false;
    const auto entries = value.asMap();
    std::size_t next = 0;  // records of one type usually have the order of its fields
    for (const auto& field : type.fields()) {
        const bool isComputed = field.shape.kind() != Kind::dynamic;
        if (isComputed) continue;
        const Value* found = nullptr;
        if (next < entries.size() && isSame(field.name, entries[next].key.asString()))
            found = &entries[next].value;
        else if (const auto* entry = value.entry(field.name))
            found = &entry->value, next = static_cast<std::size_t>(entry - entries.data());
        if (found != nullptr) ++next;
        if (found == nullptr ? field.always : !hasType(*found, field.type)) return false;
    }
    return true;
}

}  // namespace

bool hasType(const Value& value, const Type& type)
{
    switch (type.kind()) {
    case Kind::dynamic:
    case Kind::parameter: return true;
    case Kind::null: return value.is(ValueType::null);
    case Kind::boolean: return value.is(ValueType::boolean);
    case Kind::integer: return value.is(ValueType::integer);
    case Kind::unsignedInteger: return value.is(ValueType::unsignedInteger);
    case Kind::real: return value.is(ValueType::real);
    case Kind::string:
        return value.is(ValueType::string) && (type.texts().empty() || isOneOf(type.texts(), value.asString()));
    case Kind::type: return value.is(ValueType::type);
    case Kind::list: {
        const Type& item = type.item();
        return value.is(ValueType::list) && value.size() >= type.atLeast() &&
               std::all_of(value.asList().begin(), value.asList().end(),
                           [&](const Value& one) { return hasType(one, item); });
    }
    case Kind::map: {
        const Type &key = type.key(), &item = type.item();
        return value.is(ValueType::map) &&
               std::all_of(type.texts().begin(), type.texts().end(),
                           [&](const std::string& name) { return value.find(name) != nullptr; }) &&
               std::all_of(value.asMap().begin(), value.asMap().end(), [&](const MapEntry& entry) {
                   return hasType(entry.key, key) && hasType(entry.value, item);
               });
    }
    case Kind::record: return isRecord(value, type);
    }
    return false;
}

}  // namespace muster::expr
