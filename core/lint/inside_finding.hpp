#pragma once

#include "core/library/check_context.hpp"

#include <cstdint>
#include <string>

namespace muster::rules {

/// Reports a byte range inside the text of an expression of the checked file.
void addInside(const CheckContext& context, std::string rule, diagnostics::Level level, text::Node expression,
               std::uint32_t begin, std::uint32_t end, std::string message, std::string help);

}  // namespace muster::rules
