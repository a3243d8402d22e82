#pragma once

#include "printer/style/paper.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace muster::printer {

/// One width for all edges or four, "top,right,bottom,left", from 0 to 60 mm.
std::optional<Margins> marginsFrom(std::string_view text);

/// The day that SOURCE_DATE_EPOCH means, as 2026-11-21, or nothing without it.
std::optional<std::string> buildDate();

/// Today as the machine's clock and time zone have it.
std::string today();

}  // namespace muster::printer
