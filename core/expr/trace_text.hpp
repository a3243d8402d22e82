#pragma once

#include "core/expr/program.hpp"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace muster::expr {

/// The parts of an expression with their values, one a line, each after its own parts and indented less than them.
std::string traceText(std::string_view source, const std::vector<TraceStep>& steps, std::size_t indent);

}  // namespace muster::expr
