#pragma once

#include "core/expr/type.hpp"

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace muster::expr {

/// What the parameters of a function's signature stand for in one call.
class Bindings {
public:
    const Type* find(const std::string& parameter) const;
    void set(const std::string& parameter, Type type);
    /// The type with its parameters replaced; one that nothing is known of becomes dynamic.
    Type apply(const Type& type) const;

private:
    std::vector<std::pair<std::string, Type>> m_types;
};

/// Whether a value of one type may stand where the other is wanted; parameters of the wanted type are bound.
bool assignable(const Type& wanted, const Type& given, Bindings& bindings);
bool assignable(const Type& wanted, const Type& given);

/// The type of "either of both", or nothing when they have nothing in common.
std::optional<Type> join(const Type& a, const Type& b);

/// Whether values of the two types can ever be equal.
bool comparable(const Type& a, const Type& b);

bool isNumber(const Type& type);
bool isDynamic(const Type& type);
bool isText(const Type& type);
bool isBoolean(const Type& type);

/// The field of a record, or nullptr.
const Type::Field* findField(const Type& record, std::string_view name);

}  // namespace muster::expr
