#pragma once

#include <string>

namespace muster::validator {

/// Reads standard input up to one byte beyond the size limit of a file, so that an excess is reported without filling
/// the memory.
std::string readStandardInput();

}  // namespace muster::validator
