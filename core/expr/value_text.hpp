#pragma once

#include "core/expr/value.hpp"

#include <string>
#include <string_view>

namespace muster::expr {

/// A double with the fewest digits that read back the same, without exponent for common magnitudes; "NaN", "Infinity".
std::string realText(double d);

/// The text in double quotes with the language's escapes.
std::string quoted(std::string_view text);

}  // namespace muster::expr
