#pragma once

#include "printer/page/marks.hpp"

namespace muster::printer {

/// Recolours marks in place.
void applyInkMode(std::vector<Mark>& marks, InkMode inkMode);

}  // namespace muster::printer
