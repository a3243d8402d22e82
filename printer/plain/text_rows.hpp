#pragma once

#include "core/sheet/sheet.hpp"

#include <string>
#include <vector>

namespace muster::printer {

/// Rows of a table as text; a row of one cell only runs across all columns.
struct TextRows {
    std::vector<std::vector<std::string>> rows;
    bool headed = false;  ///< the first row names the columns
    bool summed = false;  ///< the last row is a total
};

/// The lines of a table whose columns stand below one another. Columns are narrowed, and their texts wrapped, so that a
/// line takes at most `width` columns where the longest words allow it.
std::vector<std::string> setRows(const TextRows& table, const std::vector<sheet::TableColumn>& columns,
                                 std::size_t width);

}  // namespace muster::printer
