#pragma once

#include "printer/style/paper.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace muster::printer {

/// One margin for all edges or four, "top,right,bottom,left", from 0 to 60 mm.
std::optional<Margins> marginsFrom(std::string_view text);

/// The date of SOURCE_DATE_EPOCH, as 2026-11-21, or nothing without it.
std::optional<std::string> buildDate();

/// Today's date in the machine's time zone.
std::string today();

}  // namespace muster::printer
