#pragma once

#include <vector>

namespace muster::printer {

/// What the content of one table column asks for, in millimetres.
struct ColumnRequest {
    double natural = 0;  ///< nothing wraps
    double min = 0;      ///< no word breaks
    double share = 0;    ///< relative width set by the author; 0 lets the content decide
    bool grows = true;   ///< takes its full part of width that is left over
    double firm = 0;     ///< what cannot get smaller at all, such as a tick box
};

/// Widths that add up to `width`: shares are kept where no word would break for them, the rest follows the content.
std::vector<double> columnWidths(const std::vector<ColumnRequest>& requests, double width);

}  // namespace muster::printer
