#pragma once

#include "core/sheet/symbol.hpp"

#include <string>

namespace muster::printer {

/// The drawing as an SVG element for HTML, named by its label; nothing without a symbol. The rest of the page colours
/// it: its ink is that of the text.
std::string symbolSvg(const sheet::SymbolRef& symbol);

}  // namespace muster::printer
