#pragma once

#include "core/text/document.hpp"

namespace muster::sheet {

/// The sheets of a scenario that a system gets without describing any: a `sheets` list as in a system file.
const text::Document& usualScenarioSheets();

}  // namespace muster::sheet
