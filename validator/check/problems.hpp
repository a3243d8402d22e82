#pragma once

#include "core/diagnostics/diagnostic.hpp"

#include <string>

namespace muster::validator {

/// Reports an aborted check as a finding of the file.
diagnostics::Diagnostic unfinished(const std::string& file, const std::string& reason);

/// Reports a file or folder that cannot be read, so that no report passes over it.
diagnostics::Diagnostic unreadable(const std::string& file, const std::string& reason);

}  // namespace muster::validator
