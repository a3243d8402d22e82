#pragma once

#include "printer/layout/blocks.hpp"

#include <string>

namespace muster::printer {

/// A framed verdict such as "Legal: 30 of 30 points, checked with Ancients D6 1.2.0", the word before the colon on a
/// dark ground.
void layStamp(const std::string& verdict, Galley& galley);

}  // namespace muster::printer
