#pragma once

#include "core/expr/type.hpp"

#include <string_view>

namespace muster::expr {

/// True for lists, maps and records.
bool isCollection(const Type& type);

/// True for numbers of a known kind.
bool isNumeric(const Type& type);

/// True for signed integers.
bool isInteger(const Type& type);

/// The type of values that have one of the types, with the fields that both are known to have.
Type merged(const Type& a, const Type& b);

/// True if every value of the given type has the wanted one, without a check during evaluation.
bool surely(const Type& wanted, const Type& given);

/// True for the map that a literal makes: it has the fields of its type, and no others.
bool isExact(const Type& record);

/// True if every map of the type has that key.
bool hasKey(const Type& map, std::string_view key);

}  // namespace muster::expr
