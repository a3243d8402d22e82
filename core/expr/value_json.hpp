#pragma once

#include "core/expr/value.hpp"

#include <string>

namespace muster::expr {

/// The value as JSON on one line. What JSON cannot express becomes a text: numbers that are not finite, and types.
std::string toJson(const Value& value);

}  // namespace muster::expr
