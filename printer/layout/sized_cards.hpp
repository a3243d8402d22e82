#pragma once

#include "printer/layout/block_layout.hpp"

namespace muster::printer {

/// Lays out cards of a fixed size. Returns false, without output, if that size exceeds the page.
bool layOutSizedCards(const sheet::Cards& cards, BlockLayout& blockLayout);

}  // namespace muster::printer
