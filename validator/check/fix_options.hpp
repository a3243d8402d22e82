#pragma once

#include "validator/check/check_options.hpp"

#include <optional>
#include <string>

namespace muster::validator {

/// Why the options about fixes make no sense together with the others, as a sentence; nothing if they do.
std::optional<std::string> contradictionOfFixes(const CheckOptions& options);

}  // namespace muster::validator
