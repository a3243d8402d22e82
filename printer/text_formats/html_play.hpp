#pragma once

#include "core/sheet/sheet.hpp"

#include <string>

namespace muster::printer {

/// The rows of an army in play, hidden until the page's script makes counters of them, and the code of the army for
/// links. Empty without units to play with.
std::string htmlPlay(const sheet::Booklet& booklet, const std::string& id);

}  // namespace muster::printer
