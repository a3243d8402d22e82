#pragma once

#include "core/sheet/sheet.hpp"

#include <string>
#include <vector>

namespace muster::printer {

/// A battlefield told in sentences, one a line, for writers that cannot draw: the board, then everything that stands on
/// it.
std::vector<std::string> inWords(const sheet::Map& map);

}  // namespace muster::printer
