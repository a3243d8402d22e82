#pragma once

#include "core/sheet/play.hpp"

#include <string>

namespace muster::printer {

/// The counters of an army in play as HTML; hidden until the page's script runs.
std::string htmlPlay(const sheet::Play& play, const std::string& id);

}  // namespace muster::printer
