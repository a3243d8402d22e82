#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace muster::validator {

/// A text as a cell of a CSV file: quoted if necessary, and never a formula for a spreadsheet. Control characters are
/// shown as escapes.
std::string csvText(std::string_view text);

/// A line of a CSV file from cells, with the line end of RFC 4180.
std::string csvLine(const std::vector<std::string>& cells);

}  // namespace muster::validator
