#pragma once

#include "printer/page/marks.hpp"

namespace muster::printer {

/// How much ink a print may take: colours as they are, their greys, or lines and letters without any ground behind them.
enum class Spending : std::uint8_t { colour, grey, saving };

/// Recolours marks in place. In a saving print light grounds are left white; dark ones stay, since what stands on them is white.
void spend(std::vector<Mark>& marks, Spending spending);

}  // namespace muster::printer
