#pragma once

#include "core/expr/type.hpp"
#include "core/expr/value.hpp"

namespace muster::expr {

/// True if a value has a type, with the fields that every record of that type has. Fields that are computed from others
/// are not examined.
bool hasType(const Value& value, const Type& type);

}  // namespace muster::expr
