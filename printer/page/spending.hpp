#pragma once

#include "printer/page/marks.hpp"

namespace muster::printer {

/// Recolours marks in place. In a saving print light grounds are left white; dark ones stay, since what stands on them is white.
void spend(std::vector<Mark>& marks, Spending spending);

}  // namespace muster::printer
