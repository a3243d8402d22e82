#pragma once

#include "core/sheet/symbol.hpp"

#include <string>
#include <string_view>

namespace muster::printer {

/// The drawing as an SVG element for HTML, named by its label; nothing without a symbol. The rest of the page colours
/// it: its ink is that of the text.
std::string symbolSvg(const sheet::SymbolRef& symbol, std::string_view className = "symbol");

}  // namespace muster::printer
