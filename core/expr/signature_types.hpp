#pragma once

#include "core/expr/type.hpp"

namespace muster::expr::types {

// Short names for the signatures of the standard functions.
inline Type boolean() { return Type::simple(Type::Kind::boolean); }
inline Type integer() { return Type::simple(Type::Kind::integer); }
inline Type unsignedInteger() { return Type::simple(Type::Kind::unsignedInteger); }
inline Type real() { return Type::simple(Type::Kind::real); }
inline Type string() { return Type::simple(Type::Kind::string); }
inline Type any() { return Type(); }
inline Type item() { return Type::parameter("T"); }
inline Type list() { return Type::listOf(item()); }
inline Type listOf(Type type) { return Type::listOf(std::move(type)); }
inline Type map() { return Type::mapOf(Type::parameter("K"), Type::parameter("V")); }

}  // namespace muster::expr::types
