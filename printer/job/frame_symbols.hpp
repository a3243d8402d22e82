#pragma once

#include "core/sheet/sheet.hpp"

namespace muster::printer {

/// Draws every symbol of the sheets in that style, or removes them.
void frameSymbols(sheet::Booklet& booklet, const sheet::SymbolBook& symbols, sheet::SymbolStyle style);

}  // namespace muster::printer
