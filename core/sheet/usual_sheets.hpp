#pragma once

#include "core/text/document.hpp"

namespace muster::sheet {

/// The sheets of a scenario for a system that defines none: a `sheets` list as in a system file.
const text::Document& usualScenarioSheets();

}  // namespace muster::sheet
