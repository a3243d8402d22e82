#pragma once

#include "core/expr/program.hpp"

#include <string>
#include <string_view>

namespace muster::expr {

/// The first "name.field" in the text of a template that names a value but is not in braces, such as self.count in
/// "Bases: self.count"; empty if there is none.
std::string bareExpression(std::string_view source, const Environment& environment);

}  // namespace muster::expr
