#pragma once

#include "printer/page/marks.hpp"

namespace muster::printer {

/// Recolours marks in place.
void spend(std::vector<Mark>& marks, Spending spending);

}  // namespace muster::printer
