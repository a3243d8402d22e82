#pragma once

#include <string_view>

namespace muster::sheet {

/// The text of armylists/symbols.json.
std::string_view sharedSymbolsText();

}  // namespace muster::sheet
