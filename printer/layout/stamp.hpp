#pragma once

#include "printer/layout/blocks.hpp"

#include <string>

namespace muster::printer {

/// Lays out a framed verdict such as "Legal: 30 of 30 points, checked with Ancients D6 1.2.0", with the word before the
/// colon on a dark background.
void layOutStamp(const std::string& verdict, BlockLayout& blockLayout);

}  // namespace muster::printer
