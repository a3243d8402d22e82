#include "core/expr/certain_shapes.hpp"

#include "core/expr/compatible.hpp"

#include <algorithm>
#include <functional>
#include <iterator>

namespace muster::expr {

using Kind = Type::Kind;

namespace {

constexpr std::size_t maxTexts = 64;  // that a text can be; more are not followed

}  // namespace

bool isCollection(const Type& type)
{
    return type.kind() == Kind::list || type.kind() == Kind::map || type.kind() == Kind::record;
}

bool isNumeric(const Type& type) { return isNumber(type) && !isDynamic(type); }

bool isInteger(const Type& type) { return type.kind() == Kind::integer; }

Type merged(const Type& a, const Type& b)
{
    if (a.kind() == Kind::parameter) return b;
    if (b.kind() == Kind::parameter) return a;
    if (a.kind() == Kind::string && b.kind() == Kind::string) {
        std::vector<std::string> texts;
        if (!a.texts().empty() && !b.texts().empty())
            std::set_union(a.texts().begin(), a.texts().end(), b.texts().begin(), b.texts().end(),
                           std::back_inserter(texts));
        return Type::oneOf(texts.size() <= maxTexts ? std::move(texts) : std::vector<std::string>());
    }
    if (a.kind() == Kind::record && b.kind() == Kind::record) {
        if (a.fields().data() == b.fields().data()) return a;
        std::vector<Type::Field> fields;
        for (const auto& field : a.fields())
            if (const auto* other = findField(b, field.name))
                fields.push_back({field.name, merged(field.known(), other->known()), "", field.always && other->always,
                                  std::max(field.bits, other->bits)});
        return Type::record({}, std::move(fields), true);
    }
    if (a.kind() != b.kind()) return {};
    if (a.kind() == Kind::list) return Type::listOf(merged(a.item(), b.item()), std::min(a.atLeast(), b.atLeast()));
    if (a.kind() == Kind::map)
        return Type::mapOf(merged(a.key(), b.key()), merged(a.item(), b.item()),
                           a.texts() == b.texts() ? a.texts() : std::vector<std::string>());
    return a;
}

bool surely(const Type& wanted, const Type& given)
{
    switch (wanted.kind()) {
    case Kind::dynamic:
    case Kind::parameter: return true;
    case Kind::list: return given.kind() == Kind::list && surely(wanted.item(), given.item());
    case Kind::map:
        return given.kind() == Kind::record ||
               (given.kind() == Kind::map && surely(wanted.key(), given.key()) && surely(wanted.item(), given.item()));
    default: return wanted.kind() == given.kind();
    }
}

bool isExact(const Type& record) { return record.kind() == Kind::record && record.name().empty() && !record.open(); }

bool hasKey(const Type& map, std::string_view key)
{
    return std::binary_search(map.texts().begin(), map.texts().end(), key, std::less<>());
}

}  // namespace muster::expr
