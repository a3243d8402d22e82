#pragma once

#include "printer/command/options.hpp"

namespace muster::printer {

/// Prints as asked and returns the program's exit status; findings and failures go to standard error.
int print(const Options& options);

}  // namespace muster::printer
