#pragma once

#include "printer/layout/blocks.hpp"

#include <string>

namespace muster::printer {

/// A framed verdict such as "Legal: 30 of 30 points, checked with Ancients D6 1.2.0", the word before the colon on a
/// dark ground.
void layOutStamp(const std::string& verdict, BlockLayout& blockLayout);

}  // namespace muster::printer
