#pragma once

#include "core/sheet/sheet.hpp"

#include <string>
#include <vector>

namespace muster::printer {

/// Rows of a table as text; a row with a single cell spans all columns.
struct TextRows {
    std::vector<std::vector<std::string>> rows;
    bool headed = false;  ///< the first row contains column heads
    bool summed = false;  ///< the last row is a total
};

/// The lines of a table with aligned columns. Columns are narrowed and their texts wrapped, so that lines take at most
/// `width` columns unless single words are longer.
std::vector<std::string> setRows(const TextRows& table, const std::vector<sheet::TableColumn>& columns,
                                 std::size_t width);

}  // namespace muster::printer
