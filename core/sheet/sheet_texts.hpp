#pragma once

#include "core/sheet/sheet.hpp"

#include <string>
#include <vector>

namespace muster::sheet {

/// Every text that a sheet shows, in its order; empty ones are left out.
std::vector<std::string> textsOf(const Sheet& sheet);

}  // namespace muster::sheet
