#pragma once

#include <string>
#include <vector>

namespace muster::validator {

/// Replaces the process by muster-print with these arguments: the one beside this program, else the first on the PATH.
/// Returns the system's reason if there is none.
std::string becomePrinter(const std::vector<std::string>& arguments);

}  // namespace muster::validator
