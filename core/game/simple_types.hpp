#pragma once

#include "core/expr/type.hpp"

namespace muster::rules {

// Simple types, as the loaders declare them for expressions.
inline const expr::Type textType = expr::Type::simple(expr::Type::Kind::string);
inline const expr::Type intType = expr::Type::simple(expr::Type::Kind::integer);
inline const expr::Type realType = expr::Type::simple(expr::Type::Kind::real);
inline const expr::Type boolType = expr::Type::simple(expr::Type::Kind::boolean);

}  // namespace muster::rules
