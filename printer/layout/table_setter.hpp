#pragma once

#include "printer/layout/block_layout.hpp"

namespace muster::printer {

/// Lays out a table whose columns fit beside each other; `layOut` divides one that is too wide.
void setTable(const sheet::Table& table, BlockLayout& blockLayout);

}  // namespace muster::printer
