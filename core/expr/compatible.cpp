#include "core/expr/compatible.hpp"

#include <algorithm>

namespace muster::expr {

using Kind = Type::Kind;

const Type* Bindings::find(const std::string& parameter) const
{
    for (const auto& [name, type] : m_types)
        if (name == parameter) return &type;
    return nullptr;
}

void Bindings::set(const std::string& parameter, Type type)
{
    for (auto& [name, known] : m_types) {
        if (name != parameter) continue;
        known = std::move(type);
        return;
    }
    m_types.emplace_back(parameter, std::move(type));
}

Type Bindings::apply(const Type& type) const
{
    switch (type.kind()) {
    case Kind::parameter: {
        const Type* known = find(type.name());
        return known != nullptr ? *known : Type();
    }
    case Kind::list: return Type::listOf(apply(type.item()));
    case Kind::map: return Type::mapOf(apply(type.key()), apply(type.item()));
    default: return type;
    }
}

bool isNumber(const Type& type)
{
    return type.kind() == Kind::integer || type.kind() == Kind::unsignedInteger || type.kind() == Kind::real;
}

bool isDynamic(const Type& type) { return type.kind() == Kind::dynamic; }
bool isText(const Type& type) { return type.kind() == Kind::string; }
bool isBoolean(const Type& type) { return type.kind() == Kind::boolean; }

const Type::Field* findField(const Type& record, std::string_view name)
{
    const auto found = std::find_if(record.fields().begin(), record.fields().end(),
                                    [&](const Type::Field& f) { return f.name == name; });
    return found == record.fields().end() ? nullptr : &*found;
}

namespace {

bool bindParameter(const Type& parameter, const Type& given, Bindings& bindings)
{
    const Type* known = bindings.find(parameter.name());
    if (known == nullptr) {
        bindings.set(parameter.name(), given);
        return true;
    }
    auto both = join(*known, given);
    if (!both) return false;
    bindings.set(parameter.name(), std::move(*both));
    return true;
}

bool recordToMap(const Type& map, const Type& record, Bindings& bindings)
{
    if (!assignable(map.key(), Type::simple(Kind::string), bindings)) return false;
    if (map.item().kind() == Kind::parameter) return bindParameter(map.item(), Type(), bindings);
    const auto& fields = record.fields();
    return std::all_of(fields.begin(), fields.end(),
                       [&](const Type::Field& f) { return assignable(map.item(), f.type, bindings); });
}

bool recordToRecord(const Type& wanted, const Type& given)
{
    if (wanted.name() == given.name()) return true;
    const auto& fields = wanted.fields();
    return std::all_of(fields.begin(), fields.end(), [&](const Type::Field& f) {
        const Type::Field* other = findField(given, f.name);
        return other != nullptr ? assignable(f.type, other->type) : given.open();
    });
}

}  // namespace

bool assignable(const Type& wanted, const Type& given, Bindings& bindings)
{
    if (wanted.kind() == Kind::parameter) return bindParameter(wanted, given, bindings);
    if (isDynamic(wanted) || isDynamic(given)) return true;
    if (wanted.kind() == Kind::map && given.kind() == Kind::record) return recordToMap(wanted, given, bindings);
    // The keys of a map literal are checked where it is used.
    if (wanted.kind() == Kind::record && given.kind() == Kind::map)
        return assignable(given.key(), Type::simple(Kind::string));
    if (wanted.kind() != given.kind()) return false;
    switch (wanted.kind()) {
    case Kind::list: return assignable(wanted.item(), given.item(), bindings);
    case Kind::map:
        return assignable(wanted.key(), given.key(), bindings) && assignable(wanted.item(), given.item(), bindings);
    case Kind::record: return recordToRecord(wanted, given);
    default: return true;
    }
}

bool assignable(const Type& wanted, const Type& given)
{
    Bindings none;
    return assignable(wanted, given, none);
}

namespace {

/// The type of records of one of two types with the same name, which need not be the same: every object without a title
/// has the name of all of them.
Type commonRecord(const Type& a, const Type& b)
{
    if (a.fields().data() == b.fields().data() && a.open() == b.open()) return a;
    std::vector<Type::Field> fields;
    for (const auto& field : a.fields())
        if (const auto* other = findField(b, field.name))
            fields.push_back({field.name, join(field.type, other->type).value_or(Type()).plain(), field.description,
                              field.always && other->always, std::max(field.bits, other->bits)});
    const bool haveOthers = fields.size() < std::max(a.fields().size(), b.fields().size());
    return Type::record(a.name(), std::move(fields), haveOthers || a.open() || b.open());
}

}  // namespace

std::optional<Type> join(const Type& a, const Type& b)
{
    const Type anyRecord = Type::mapOf(Type::simple(Kind::string), Type());
    if (isDynamic(a) || isDynamic(b) || (a.kind() == Kind::null) != (b.kind() == Kind::null)) return Type();
    if (a.kind() == Kind::record && b.kind() == Kind::record)
        return a.name() == b.name() ? commonRecord(a, b) : anyRecord;
    if (a.kind() == Kind::record && b.kind() == Kind::map) return anyRecord;
    if (a.kind() == Kind::map && b.kind() == Kind::record) return anyRecord;
    if (a.kind() != b.kind()) return std::nullopt;
    if (a.kind() == Kind::list) return Type::listOf(join(a.item(), b.item()).value_or(Type()));
    if (a.kind() == Kind::map)
        return Type::mapOf(join(a.key(), b.key()).value_or(Type()), join(a.item(), b.item()).value_or(Type()));
    return a;
}

bool comparable(const Type& a, const Type& b)
{
    if (isDynamic(a) || isDynamic(b)) return true;
    if (isNumber(a) && isNumber(b)) return true;
    const bool maps =
        (a.kind() == Kind::map || a.kind() == Kind::record) && (b.kind() == Kind::map || b.kind() == Kind::record);
    if (maps && a.kind() != b.kind())
        return comparable(a.kind() == Kind::map ? a.key() : b.key(), Type::simple(Kind::string));
    if (a.kind() != b.kind()) return false;
    if (a.kind() == Kind::list) return comparable(a.item(), b.item());
    if (a.kind() == Kind::map) return comparable(a.key(), b.key()) && comparable(a.item(), b.item());
    return true;
}

}  // namespace muster::expr
