#pragma once

#include "printer/layout/block_layout.hpp"

namespace muster::printer {

/// Sets cards that all have the size they ask for. False where that size is larger than the page: nothing is set then.
bool layOutSizedCards(const sheet::Cards& cards, BlockLayout& blockLayout);

}  // namespace muster::printer
