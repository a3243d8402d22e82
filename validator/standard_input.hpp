#pragma once

#include <string>

namespace muster::validator {

/// Standard input up to one byte more than a file may have, so that the limit is reported and not the memory filled.
std::string readStandardInput();

}  // namespace muster::validator
