#pragma once

#include "printer/command/options.hpp"

namespace muster::printer {

/// Prints as requested and returns the exit status; findings and errors go to standard error.
int print(const Options& options);

}  // namespace muster::printer
