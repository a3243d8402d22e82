#pragma once

#include "core/expr/type.hpp"

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace muster::expr {

/// The types bound to the parameters of a function's signature in one call.
class Bindings {
public:
    /// The type bound to a parameter, or null.
    const Type* find(const std::string& parameter) const;
    /// Binds a parameter, or binds it anew.
    void set(const std::string& parameter, Type type);
    /// The type with its parameters replaced; unbound ones become dynamic.
    Type apply(const Type& type) const;

private:
    std::vector<std::pair<std::string, Type>> m_types;
};

/// True if a value of the given type is valid where `wanted` is required; binds parameters of the wanted type.
bool assignable(const Type& wanted, const Type& given, Bindings& bindings);
/// The same without keeping the bindings.
bool assignable(const Type& wanted, const Type& given);

/// The common type of two types, or nothing if they have none.
std::optional<Type> join(const Type& a, const Type& b);

/// True if values of the two types can ever be equal.
bool comparable(const Type& a, const Type& b);

/// True for an integer of either kind or a real, not for dynamic.
bool isNumber(const Type& type);
bool isDynamic(const Type& type);
bool isText(const Type& type);
bool isBoolean(const Type& type);

/// The field of a record, or nullptr.
const Type::Field* findField(const Type& record, std::string_view name);

}  // namespace muster::expr
