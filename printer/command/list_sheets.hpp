#pragma once

#include "printer/command/options.hpp"

namespace muster::printer {

/// Lists the printable sheets of the inputs or of a system on standard output; returns the exit status.
int listSheets(const Options& options, SheetMaker& maker);

}  // namespace muster::printer
