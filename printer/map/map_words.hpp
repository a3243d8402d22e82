#pragma once

#include "core/sheet/sheet.hpp"

#include <string>
#include <vector>

namespace muster::printer {

/// A description of a battlefield, one sentence per line, for writers that cannot draw: the board, then everything on
/// it.
std::vector<std::string> inWords(const sheet::Map& map);

/// The unit of a map's lengths, as its language writes it.
std::string unitName(const sheet::MapPicture& picture);

}  // namespace muster::printer
