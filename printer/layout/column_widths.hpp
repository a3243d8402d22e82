#pragma once

#include <vector>

namespace muster::printer {

/// The width requirements of a table column, in millimetres.
struct ColumnRequest {
    double natural = 0;  ///< width without wrapping
    double min = 0;      ///< width without breaking words
    double share = 0;    ///< relative width set by the author; 0 for automatic
    bool grows = true;   ///< takes its full part of the remaining width
    double firm = 0;     ///< absolute minimum, such as for a tick box
};

/// Widths that add up to `width`: shares are kept unless words would break, the rest follows the content.
std::vector<double> columnWidths(const std::vector<ColumnRequest>& requests, double width);

}  // namespace muster::printer
