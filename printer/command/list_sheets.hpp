#pragma once

#include "printer/command/options.hpp"

namespace muster::printer {

/// Shows on standard output which sheets can be printed of the inputs or of a system; returns the exit status.
int listSheets(const Options& options, SheetMaker& maker);

}  // namespace muster::printer
